import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** Files beside the hashed ones that the page needs to start. */
const plainFiles = ['/', '/early-theme.js', '/favicon.svg', '/manifest.webmanifest']
/** Scripts, styles and fonts are the shell; pictures of the landing are not. */
const shellFile = /^assets\/.*\.(?:js|css|woff2)$/

/** Builds web/service-worker into `sw.js`, with the list of what this build is made of. */
export const serviceWorker = (): Plugin => {
  let root = ''
  let outDir = ''
  return {
    name: 'obrador-service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: async (_, bundle) => {
      const hashed = Object.keys(bundle)
        .filter((name) => shellFile.test(name))
        .sort()
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
      if (entry === undefined) throw new Error('The build has no entry')
      const files = [...plainFiles, ...hashed.map((name) => `/${name}`)]
      // Names of hashed files stand for their content; the page and the plain files are short, so they count as they are.
      const page = bundle['index.html']
      const content = page?.type === 'asset' ? String(page.source) : ''
      const version = createHash('sha256').update(files.join('\n')).update(content).digest('hex').slice(0, 12)
      await buildWorker(root, outDir, { version, entry: `/${entry.fileName}`, files })
    },
  }
}

const buildWorker = (root: string, outDir: string, shell: object) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { shell: JSON.stringify(shell) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      lib: {
        entry: join(root, 'service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'obrador',
        fileName: () => 'sw.js',
      },
    },
  })
