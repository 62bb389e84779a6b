/** A tiny tree that keeps every boundary of ARQUITECTURA §3, and one file for each way to break one. */

export const sound: Readonly<Record<string, string>> = {
  'tsconfig.json': '{ "files": [], "references": [{ "path": "core" }, { "path": "server" }, { "path": "web" }] }\n',
  'core/units/units.ts': "export const units = ['g', 'kg']\n",
  'core/recipes/recipe.ts': "import { units } from '#core/units/units.ts'\n\nexport const firstUnit = units[0]\n",
  'core/api/recipes.ts': "import { z } from 'zod/mini'\n\nexport const recipeName = z.string()\n",
  'core/costing/prices/price.ts':
    "import { firstUnit } from '#core/recipes/recipe.ts'\n\nexport const priceUnit = firstUnit\n",
  'server/database/store.ts': "export const store = 'sqlite'\n",
  'server/recipes/queries.ts':
    "import { store } from '#server/database/store.ts'\n\nexport const listRecipes = () => store\n",
  'server/recipes/routes.ts': "import { listRecipes } from './queries.ts'\n\nexport const recipeRoutes = listRecipes\n",
  'server/undo/removals.ts': "import { store } from '#server/database/store.ts'\n\nexport const keep = store\n",
  'server/assistant/routes.ts':
    "import { listRecipes } from '#server/recipes/queries.ts'\nimport { keep } from '#server/undo/removals.ts'\n\n" +
    'export const assistantRoutes = [listRecipes, keep]\n',
  'testing/harness.ts': "import { app } from '#server/app.ts'\n\nexport const openKitchen = () => app\n",
  'tools/operate/backup.ts': "import { store } from '#server/database/store.ts'\n\nconsole.log(store)\n",
  'server/app.ts': "import { recipeRoutes } from '#server/recipes/routes.ts'\n\nexport const app = recipeRoutes\n",
  'web/api/http.ts': "import { recipeName } from '#core/api/recipes.ts'\n\nexport const getName = () => recipeName\n",
  'web/data/toast.ts': "import { getName } from '#web/api/http.ts'\n\nexport const toast = getName\n",
  'web/ui/host.ts': "import { toast } from '#web/data/toast.ts'\n\nexport const host = { toast }\n",
  'web/stock/texts.ts': "import { host } from '#web/ui/host.ts'\n\nexport const recipeTexts = host\n",
  'web/recipes/RecipeDialog.tsx':
    "import { recipeTexts } from '#web/stock/texts.ts'\n\nexport function RecipeDialog() {\n" +
    '  return <p>{recipeTexts.toast.name}</p>\n}\n',
  'web/recipes/texts.ts': "export const managerTexts = { title: 'Gestor de Recetas' }\n",
  'web/library/LibraryPage.tsx':
    "import { RecipeDialog } from '#web/recipes/RecipeDialog.tsx'\n" +
    "import { recipeTexts } from '#web/stock/texts.ts'\n\nexport function LibraryPage() {\n" +
    '  return (\n    <p title={recipeTexts.toast.name}>\n      <RecipeDialog />\n    </p>\n  )\n}\n',
  'web/app/routes.tsx':
    "import { LibraryPage } from '#web/library/LibraryPage.tsx'\n\nexport const routes = [LibraryPage]\n",
}

/** An import that is written well and used: only its direction is wrong. */
const importing = (name: string, path: string): string =>
  `import { ${name} } from '${path}'\n\nexport const planted = ${name}\n`

/** `rule` is what the tool must say of `file`. */
export type Plant = { readonly rule: string; readonly breaks: string; readonly file: string; readonly content: string }
const plant = (breaks: string, rule: string, file: string, content: string): Plant => ({ rule, breaks, file, content })

export const directions: readonly Plant[] = [
  plant('web → server', 'web-not-server', 'web/pastry/a.ts', importing('app', '#server/app.ts')),
  plant('server → web', 'server-not-web', 'server/nutrition/a.ts', importing('getName', '#web/api/http.ts')),
  plant('core → server', 'core-knows-only-core', 'core/method/a.ts', importing('store', '#server/database/store.ts')),
  plant('core → node:fs', 'core-knows-only-core', 'core/method/b.ts', importing('readFileSync', 'node:fs')),
  plant('core → the whole of zod', 'core-knows-only-core', 'core/method/c.ts', importing('z', 'zod')),
  plant('core → a package', 'core-knows-only-core', 'core/method/d.ts', importing('useState', 'react')),
  plant('web → node', 'web-not-node', 'web/pastry/b.ts', importing('tmpdir', 'node:os')),
  plant(
    'screen → screen',
    'web-screens-apart',
    'web/pastry/c.ts',
    importing('LibraryPage', '#web/library/LibraryPage.tsx'),
  ),
  plant('screen → app', 'web-screens-apart', 'web/pastry/d.ts', importing('routes', '#web/app/routes.tsx')),
  plant(
    'screen → the manager, past its form',
    'web-screens-apart',
    'web/pastry/f.ts',
    importing('managerTexts', '#web/recipes/texts.ts'),
  ),
  plant(
    'stock → screen',
    'web-stock-below-screens',
    'web/stock/a.ts',
    importing('LibraryPage', '#web/library/LibraryPage.tsx'),
  ),
  plant('ui → stock', 'web-ui-on-data', 'web/ui/a.ts', importing('recipeTexts', '#web/stock/texts.ts')),
  plant('data → ui', 'web-data-on-api', 'web/data/a.ts', importing('host', '#web/ui/host.ts')),
  plant('data → Mantine', 'web-data-draws-nothing', 'web/data/b.ts', importing('Button', '@mantine/core')),
  plant('api → data', 'web-api-lowest', 'web/api/a.ts', importing('toast', '#web/data/toast.ts')),
  plant(
    'server part → part',
    'server-parts-apart',
    'server/costing/a.ts',
    importing('recipeRoutes', '#server/recipes/routes.ts'),
  ),
  plant(
    'server → testing',
    'testing-does-not-ship',
    'server/costing/d.ts',
    importing('openKitchen', '#testing/harness.ts'),
  ),
  plant(
    "the operator's tools → testing",
    'testing-does-not-ship',
    'tools/operate/a.ts',
    importing('openKitchen', '#testing/harness.ts'),
  ),
  plant(
    'database → part',
    'server-base-alone',
    'server/database/a.ts',
    importing('listRecipes', '#server/recipes/queries.ts'),
  ),
  plant(
    'http → part',
    'server-http-below-parts',
    'server/http/a.ts',
    importing('listRecipes', '#server/recipes/queries.ts'),
  ),
  plant('part → app', 'server-main-is-the-top', 'server/costing/b.ts', importing('app', '#server/app.ts')),
  plant('core base → higher', 'core-base-alone', 'core/units/a.ts', importing('firstUnit', '#core/recipes/recipe.ts')),
  plant('core base → another base', 'core-base-alone', 'core/format/a.ts', importing('units', '#core/units/units.ts')),
  plant('core spanish → base', 'core-base-alone', 'core/spanish/a.ts', importing('units', '#core/units/units.ts')),
  plant(
    'core recipes → higher',
    'core-recipes-on-base',
    'core/recipes/a.ts',
    importing('priceUnit', '#core/costing/prices/price.ts'),
  ),
  plant('one half of a cycle', 'no-cycles', 'core/method/x.ts', importing('planted', './y.ts')),
  plant('the other half', 'no-cycles', 'core/method/y.ts', importing('planted', './x.ts')),
  plant('an import that is not there', 'imports-resolve', 'web/pastry/e.ts', importing('gone', './gone.ts')),
  plant(
    'product → development package',
    'product-not-dev-dependencies',
    'server/costing/c.ts',
    importing('expect', 'vitest'),
  ),
]

export const style: readonly Plant[] = [
  plant('../', 'lint/style/noRestrictedImports', 'core/costing/parent.ts', importing('units', '../units/units.ts')),
  plant('barrel', 'lint/performance/noBarrelFile', 'core/costing/index.ts', "export { priceUnit } from './price.ts'\n"),
  plant(
    'default export',
    'lint/style/noDefaultExport',
    'core/costing/standard.ts',
    'const price = 5\n\nexport default price\n',
  ),
  plant(
    'namespace import',
    'lint/performance/noNamespaceImport',
    'core/costing/star.ts',
    "import * as price from './price.ts'\n\nexport const all = price\n",
  ),
  plant('any', 'lint/suspicious/noExplicitAny', 'core/costing/any.ts', 'export const same = (value: any) => value\n'),
  plant('enum', 'lint/style/noEnum', 'core/costing/kind.ts', 'export enum Kind {\n  One = 1,\n}\n'),
  plant(
    'floating promise',
    'lint/nursery/noFloatingPromises',
    'server/costing/later.ts',
    'const later = async () => 1\n\nexport const now = () => {\n  later()\n}\n',
  ),
  plant(
    'the other half of a cycle',
    'lint/suspicious/noImportCycles',
    'core/method/y.ts',
    importing('planted', './x.ts'),
  ),
  plant('one half of a cycle', 'lint/suspicious/noImportCycles', 'core/method/x.ts', importing('planted', './y.ts')),
  plant('file name', 'lint/style/useFilenamingConvention', 'core/costing/BadName.ts', 'export const name = 1\n'),
  plant(
    'component name',
    'lint/style/useFilenamingConvention',
    'web/pastry/bad-name.tsx',
    'export const Name = () => null\n',
  ),
  plant(
    'text between tags',
    'lint/style/noJsxLiterals',
    'web/pastry/Said.tsx',
    'export const Said = () => <p>Hola</p>\n',
  ),
  plant(
    'text in an attribute',
    'texts-in-attributes',
    'web/pastry/Titled.tsx',
    'export const Titled = () => <input placeholder="Buscar…" />\n',
  ),
  plant(
    'button without a type',
    'lint/a11y/useButtonType',
    'web/pastry/Bare.tsx',
    'export const Bare = () => <button>{1}</button>\n',
  ),
]

export const types: readonly Plant[] = [
  plant(
    'window in core',
    "Cannot find name 'window'",
    'core/costing/window.ts',
    'export const width = () => window.innerWidth\n',
  ),
  plant(
    'process in core',
    "Cannot find name 'process'",
    'core/costing/process.ts',
    'export const where = () => process.cwd()\n',
  ),
  plant('node:fs in core', "Cannot find name 'node:fs'", 'core/costing/disk.ts', importing('readFileSync', 'node:fs')),
  plant(
    'Node in web',
    "Cannot find name 'Buffer'",
    'web/pastry/buffer.ts',
    "export const bytes = () => Buffer.from('a')\n",
  ),
  plant(
    'DOM in server',
    "Cannot find name 'document'",
    'server/costing/dom.ts',
    'export const kept = () => document.title\n',
  ),
  plant(
    'a class field in the constructor',
    'erasableSyntaxOnly',
    'server/costing/late.ts',
    'export class Late {\n  constructor(readonly at: number) {}\n}\n',
  ),
]
