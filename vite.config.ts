import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guidePlugin } from './tools/guide/guide-plugin.ts'
import { precompress } from './tools/precompress.ts'

/** What the server answers itself; in development Vite hands these on (tools/dev.ts says where). */
const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/openapi.json', '/docs', '/health']
const server = process.env['OBRADOR_SERVER'] ?? 'http://127.0.0.1:3001'

/**
 * Small modules that every signed-in screen needs come together: on their own each would be a file of a few hundred bytes,
 * half of it what any file costs. The landing needs none of the first group; keep it so.
 */
const sharedByScreens = [
  {
    name: 'frame',
    test: /\/web\/ui\/(?:ask|decimal|Dialog|EmptyState|focus-if-lost|PageHeader|Redirect|undo|use-fetched-later|use-new-key|use-operation)\.tsx?$/,
  },
  {
    name: 'icons',
    test: /\/Icon(?:Book2|Cake|Flask2|Home|Messages|Notebook|ReceiptEuro|Salad|Scan|Search)\.mjs$/,
  },
]

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), guidePlugin(), precompress()],
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    // The bench and first-view budget read which files a screen needs.
    manifest: true,
    // The polyfill would be an inline script, which our CSP forbids; our browsers know modulepreload.
    modulePreload: { polyfill: false },
    // A font or image inside a style sheet as data: could not be cached, and font-src 'self' would refuse it.
    assetsInlineLimit: 0,
    // Screens are lazy (app/routes.tsx); the budget that counts is the first view's, which the bench measures.
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Only the modules named: what they import stays where it is.
          includeDependenciesRecursively: false,
          groups: sharedByScreens,
        },
      },
    },
  },
})
