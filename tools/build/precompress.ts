import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible: ReadonlySet<string> = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
/** Below this a compressed copy saves nothing: one network packet either way. */
const smallestBytes = 1400

/** Writes `.br` and `.gz` beside every built text file, so that the server never compresses a screen itself. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'obrador-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      for (const file of compressibleFiles(folder)) writeCompressed(file)
    },
  }
}

const compressibleFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))

const writeCompressed = (file: string): void => {
  const content = readFileSync(file)
  if (content.length < smallestBytes) return
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
