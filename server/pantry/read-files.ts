import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Path relative to the cookbook, without '.md', and the text of a page. */
export type PageFile = readonly [path: string, text: string]

const root = fileURLToPath(new URL('../../core/cookbook/', import.meta.url))

/** The files of the cookbook, or of one of its folders ('bases/salsas'), in the order of their paths. */
export const readPageFiles = (folder = ''): PageFile[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes('/') && path.endsWith('.md') && path.startsWith(folder))
    .toSorted()
    .map((path) => [path.slice(0, -'.md'.length), readFileSync(`${root}${path}`, 'utf8')])
