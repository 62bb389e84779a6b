import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './tools/build/precompress.ts'
import { preloadFonts } from './tools/build/preload-fonts.ts'
import { serviceWorker } from './tools/build/service-worker.ts'
import { guidePlugin } from './tools/guide/guide-plugin.ts'

/** What the server answers itself; in development Vite hands these on (tools/start/dev.ts says where). */
const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/openapi.json', '/docs', '/health', '/ready']
const server = process.env['OBRADOR_SERVER'] ?? 'http://127.0.0.1:3001'

/** The open pages' own: nothing of theirs may come in one file with what only signed-in screens need. */
const openPages =
  /\/web\/(?:landing|demo)\/|\/web\/ui\/(?:ProductPicture|Wordmark|picture-sizes|texts|[\w-]+\.module\.css)|\.avif/

/**
 * What screens share comes in a few files: a hundred small ones weigh several kB more, each being compressed on its own, and
 * are asked for one by one. e2e/first-view.spec.ts holds the landing and /recipes to their budgets.
 */
const fetchedAtOnce = /\/(?:router|bench|frame|icons)-|\.css$/
const shared = [
  {
    // The router, for every page but the landing.
    name: 'router',
    test: /\/node_modules\/(?:@tanstack\/(?:react-router|router-core|history|store|react-store)|use-sync-external-store)\/|\/web\/data\/(?:store|toast)\.ts/,
  },
  {
    name: 'bench',
    test: (id: string) =>
      /\/node_modules\/(?:@mantine|@tanstack\/(?:react-)?query|zod)|\/(?:core|web)\//.test(id) && !openPages.test(id),
    // More than half of the screens: with fewer, Mantine's menus and calendars would come along.
    minShareCount: 13,
  },
  {
    // The first view of /recipes: the frame, its table, and what stands in for a table that did not come.
    name: 'frame',
    test: /\/web\/(?:ui|data|stock)\/(?:ask|ConfirmDialog|DataTable|decimal|device-storage|Dialog|EmptyState|focus-if-lost|folder-options|lazy-part|LoadFailure|MoreItems|PageHeader|Redirect|save-recipe|SearchBox|undo|until-sign-out|use-dialog-target|use-fetched-later|use-new-key|use-recipe-operations|action|pages)\.tsx?$|\/web\/recipes\/RecipeDialog\.tsx|\/core\/(?:format\/date|recipes\/draft)\.ts|\/@mantine\/core\/.*\/(?:ActionIcon\w*|NativeSelect\w*|ComboboxChevron|get-parsed-combobox-data)(?:\.module)?\.mjs|\/(?:@tanstack\/query-core\/build\/modern\/mutation\.js|@tanstack\/react-query\/build\/modern\/useIsFetching)/,
  },
  {
    name: 'icons',
    test: /\/Icon(?:Book2|Cake|Flask2|FolderPlus|HelpCircle|Home|Messages|Notebook|Pencil|Plus|ReceiptEuro|Salad|Scan|Search|SearchOff|Trash|Folder)\.mjs$/,
  },
]

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), guidePlugin(), preloadFonts(), serviceWorker(), precompress()],
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    // The bench and first-view budget read which files a screen needs.
    manifest: true,
    // The polyfill would be an inline script, which our CSP forbids; our browsers know modulepreload.
    modulePreload: {
      polyfill: false,
      // What is imported later names only the shared files and its styles beforehand, so that the large ones come at once;
      // the list of all the small ones would weigh more than it saves.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => fetchedAtOnce.test(file)),
    },
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
          groups: shared,
        },
      },
    },
  },
})
