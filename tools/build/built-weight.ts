import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the built screens in dist/web weigh. */

const built = join('dist', 'web')

/** One file of the build, as Vite's manifest tells of it. */
type Entry = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }

/** The files a browser needs before these modules (paths below web/) can run: theirs and what they import, no more. */
export const filesOf = (modules: readonly string[]): ReadonlySet<string> => {
  const manifest: Record<string, Entry> = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'))
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
