import { sql } from 'kysely'
import { type ExampleCounts, type ExampleKind, exampleKinds } from '#core/api/examples.ts'
import type { Scope } from '#server/database/as-user.ts'

/** Where each kind of example lives, and the column that names it. */
const tables = {
  folder: ['folders', 'name'],
  recipe: ['recipes', 'name'],
  price: ['ingredient_prices', 'ingredient_name'],
  project: ['projects', 'name'],
  formula: ['ice_cream_formulas', 'name'],
} as const satisfies Record<ExampleKind, readonly [table: string, name: string]>

type Thing = { readonly kind: ExampleKind; readonly name: string }

/** The marked things that are still there, by kind and name. At most a set. */
export const remainingExamples = async ({ tx, userId }: Scope): Promise<Thing[]> => {
  const things = exampleKinds.map((kind) => {
    const [table, name] = tables[kind]
    return sql`
      select examples.kind as kind, thing.${sql.ref(name)} as name from examples
      join ${sql.table(table)} as thing on thing.user_id = examples.user_id and thing.id = examples.row_id
      where examples.user_id = ${userId} and examples.kind = ${sql.lit(kind)}`
  })
  const { rows } = await sql<Thing>`${sql.join(things, sql` union all `)} order by 1, 2`.execute(tx)
  return rows
}

/** How many of each kind are still there. */
export const countExamples = async (scope: Scope): Promise<ExampleCounts> => {
  const counts = { folder: 0, recipe: 0, price: 0, project: 0, formula: 0 }
  for (const { kind } of await remainingExamples(scope)) counts[kind] += 1
  return counts
}

/** Every mark of the cook's, whether or not its row is still there. At most a set. */
export const listMarks = ({ tx, userId }: Scope) =>
  tx.selectFrom('examples').where('user_id', '=', userId).select(['kind', 'row_id', 'version']).orderBy('key').execute()
