import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the built screens in dist/web weigh. */

const built = join('dist', 'web')

/** One file of the build, as Vite's manifest tells of it. */
type Entry = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }

const manifestOf = (): Record<string, Entry> => JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'))

/** Files that import each other in a ring: one of them runs before what it needs, and the screen breaks. */
export const importRings = (): readonly string[] => {
  const manifest = manifestOf()
  const done = new Set<string>()
  const rings: string[] = []
  const follow = (key: string, way: readonly string[]): void => {
    if (way.includes(key)) rings.push([...way.slice(way.indexOf(key)), key].join(' → '))
    if (way.includes(key) || done.has(key)) return
    for (const one of manifest[key]?.imports ?? []) follow(one, [...way, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) follow(key, [])
  return rings
}

/** The files a browser needs before these modules (paths below web/) can run: theirs and what they import, no more. */
export const filesOf = (modules: readonly string[]): ReadonlySet<string> => {
  const manifest = manifestOf()
  const files = new Set<string>()
  const follow = (key: string): void => {
    const entry = manifest[key]
    if (entry === undefined) throw new Error(`The build has no ${key}`)
    if (files.has(entry.file)) return
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    for (const one of entry.imports ?? []) follow(one)
  }
  for (const one of modules) follow(one)
  return files
}

/** Bytes after gzip of those of these files (paths below dist/web) that have this ending. */
export const weightOf = (files: ReadonlySet<string>, ending: '.js' | '.css'): number =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length, 0)
