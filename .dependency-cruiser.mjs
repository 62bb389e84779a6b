/**
 * Who may import whom: ARQUITECTURA §3, rules 1–5. Layers are named here once; a new folder in web/ counts as a screen
 * and a new folder in server/ as a part, so nothing has to be registered to be guarded.
 */
const test = '\\.test\\.tsx?$'
const product = '^(core|server|web)/'
const shipped = '^(core|server|web|tools/(start|operate|build|guide))/'

/** Files of `from` may import, within this repository, only what `allowed` names. */
const layer = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: test },
  to: { path: product, pathNot: allowed },
})

const serverBase = 'http|database|language-model|pantry|cookbook'

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other hide a third: find it.',
      from: { path: product },
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      comment: 'A path that is not found is not guarded either.',
      from: { path: product },
      to: { couldNotResolve: true },
    },
    {
      name: 'core-knows-only-core',
      severity: 'error',
      comment:
        'Pure functions: core imports core, zod/mini and MiniSearch, nothing of Node, the server or the screens (rule 1).',
      from: { path: '^core/', pathNot: test },
      to: { pathNot: ['^core/', '(^|/)node_modules/(?:zod/mini|minisearch)/'] },
    },
    {
      name: 'core-tests-know-only-core',
      severity: 'error',
      comment: 'A rule is tested without server or screen (rule 1).',
      from: { path: `^core/.*${test}` },
      to: { path: '^(server|web|e2e)/' },
    },
    {
      name: 'web-not-server',
      severity: 'error',
      comment: 'They meet in core/api (rule 2).',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'web-not-node',
      severity: 'error',
      comment: 'A browser has no Node.',
      from: { path: '^web/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-not-web',
      severity: 'error',
      comment: 'They meet in core/api (rule 2).',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'product-not-tools',
      severity: 'error',
      comment: 'What we ship does not lean on what we develop with.',
      from: { path: product, pathNot: test },
      to: { path: '^tools/' },
    },
    {
      name: 'testing-does-not-ship',
      severity: 'error',
      comment:
        'Harnesses, fakes and samples are for tests: neither the product nor the tools an operator runs lean on them.',
      from: { path: shipped, pathNot: test },
      to: { path: '^(testing|conformance|e2e)/' },
    },
    {
      name: 'product-not-dev-dependencies',
      severity: 'error',
      comment: 'What we ship does not lean on what we develop with.',
      from: { path: product, pathNot: test },
      to: { dependencyTypes: ['npm-dev'] },
    },

    layer(
      'web-api-lowest',
      '^web/api/',
      '^(core|web/api)/|^web/data/store\\.ts$',
      'app → screens → stock → ui → data → api (rule 3); a store is a tool that knows nothing.',
    ),
    layer(
      'web-data-on-api',
      '^web/data/',
      '^(core|web/(data|api))/',
      'How a screen speaks with the server, whatever it shows and whatever it is about (rule 3).',
    ),
    {
      name: 'web-data-draws-nothing',
      severity: 'error',
      comment: 'What is drawn is web/ui; the landing uses web/data without Mantine (rule 3).',
      from: { path: '^web/data/', pathNot: test },
      to: { path: '(^|/)node_modules/@(?:mantine|tabler)/' },
    },
    layer('web-ui-on-data', '^web/ui/', '^(core|web/(ui|data|api))/', 'Widgets know no recipe and no screen (rule 3).'),
    layer(
      'web-stock-below-screens',
      '^web/stock/',
      '^(core|web/(stock|ui|data|api))/',
      'Screens draw from the stock, not the other way round (rule 3).',
    ),
    layer(
      'web-screens-apart',
      '^web/(?!(?:app|stock|ui|data|api)/)([^/]+)/',
      '^(core|web/($1|stock|ui|data|api))/|^web/recipes/(?:RecipeDialog\\.tsx|recipe-target\\.ts)$',
      'Screens do not import each other, nor app: compose in app/routes.tsx. The recipe form alone opens anywhere (rule 3).',
    ),
    {
      name: 'web-main-is-the-top',
      severity: 'error',
      comment: 'main.tsx starts everything; nothing starts from it twice.',
      from: { path: product },
      to: { path: '^web/main\\.tsx$' },
    },

    layer(
      'server-base-alone',
      `^server/(?!(?:http|cookbook)/)(${serverBase})/`,
      '^(core|server/$1)/|^server/config\\.ts$',
      'database, language-model and pantry stand below the parts and apart from each other (rule 4).',
    ),
    layer(
      'server-cookbook-over-pantry',
      '^server/cookbook/',
      '^(core|server/(cookbook|pantry))/',
      'The cookbook is read with the foods at hand, and knows no other part (rule 4).',
    ),
    layer(
      'server-http-below-parts',
      '^server/http/',
      '^(core|server/(http|database))/|^server/config\\.ts$',
      'http hands the parts their database and turns its failures into answers; it knows no part (rule 4).',
    ),
    layer(
      'server-parts-apart',
      `^server/(?!(?:${serverBase})/)([^/]+)/`,
      `^(core|server/($1|${serverBase}))/|^server/(config|undo/removals|costing/costs/list-costs|[^/]+/queries)\\.ts$`,
      'Parts read each other through their queries.ts, hand what they delete to undo/removals.ts, and import nothing else of each other, nor app (rule 4).',
    ),
    layer(
      'server-config-reads-settings-only',
      '^server/config\\.ts$',
      '^core/|^server/[^/]+/settings\\.ts$|^server/database/store\\.ts$',
      'Configuration gathers the settings of the parts before anything else exists.',
    ),
    {
      name: 'server-main-is-the-top',
      severity: 'error',
      comment: 'Only main.ts starts the app; a test may.',
      from: { path: product, pathNot: [test, '^server/main\\.ts$'] },
      to: { path: '^server/(main|app)\\.ts$' },
    },

    layer(
      'core-base-alone',
      '^core/(units|errors|format|spanish)/',
      '^core/$1/',
      'units, errors, format and spanish know nothing else (rule 5).',
    ),
    layer(
      'core-pantry-on-units',
      '^core/pantry/',
      '^core/(spanish|units|pantry)/',
      'A food says what its measures weigh, and is found by Spanish words (rule 5).',
    ),
    layer(
      'core-recipes-on-base',
      '^core/(?:recipes|parsing)/',
      '^core/(spanish|units|pantry|errors|format|recipes|parsing)/',
      'recipes and parsing build on spanish, units, pantry, errors and format only (rule 5).',
    ),
  ],
  options: {
    // Without swc dependency-cruiser reads no TypeScript and says all is well; tools/check/directions.ts counts the files.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|sql|md|tsv|svg|woff2)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
