/** Whether the built screens in dist/web still stand for the sources they were made from. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newHash, readOrEmpty } from './file-hash.mjs'

// The guide at /guia is built from docs/guia.md by tools/guide.
const sourceFolders = ['core', 'web', 'docs/guia', 'tools/build', 'tools/guide']
const sourceFiles = ['docs/guia.md', 'package-lock.json', 'vite.config.ts']
const stampOf = (root) => join(root, 'dist', 'build-stamp.json')

/**
 * Dates and sizes answer in a few milliseconds. Where they differ the contents decide (a checkout that went back and
 * forth changes dates only), and the new dates are kept for next time.
 */
export const screensAreCurrent = (root) => {
  const text = readOrEmpty(stampOf(root))
  if (text === '' || !existsSync(join(root, 'dist', 'web', 'index.html'))) return false
  const stamp = JSON.parse(text)
  const files = listSources(root)
  const dates = hashOfDates(root, files)
  if (stamp.dates === dates) return true
  const contents = hashOfContents(root, files)
  if (stamp.contents !== contents) return false
  writeFileSync(stampOf(root), JSON.stringify({ dates, contents }))
  return true
}

/** Taken before a build and kept after it, so that a file changed meanwhile counts as changed. */
export const newBuildStamp = (root) => {
  const files = listSources(root)
  const stamp = { dates: hashOfDates(root, files), contents: hashOfContents(root, files) }
  return {
    forget: () => rmSync(stampOf(root), { force: true }),
    keep: () => {
      mkdirSync(join(root, 'dist'), { recursive: true })
      writeFileSync(stampOf(root), JSON.stringify(stamp))
    },
  }
}

const listSources = (root) => {
  const folders = sourceFolders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  )
  return [...inFolders, ...sourceFiles.map((file) => join(root, file)).filter((file) => existsSync(file))].sort()
}

const relative = (root, file) => file.slice(root.length)

const hashOfDates = (root, files) =>
  newHash(
    files
      .map((file) => {
        const { mtimeMs, size } = statSync(file)
        return `${relative(root, file)} ${mtimeMs} ${size}`
      })
      .join('\n'),
  )

const hashOfContents = (root, files) =>
  newHash(files.map((file) => `${relative(root, file)} ${newHash(readFileSync(file))}`).join('\n'))
