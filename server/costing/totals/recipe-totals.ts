import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import { units } from '#core/units/units.ts'
import { countingOf } from '#server/costing/costs/counting.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import { withIngredient } from '#server/elaboraciones/queries.ts'
import { type CostRates, currentRates, readRates } from './cost-rates.ts'
import { addUpLinked } from './linked-totals.ts'
import { ofThisVersion, version } from './total-version.ts'

/** Recipes added up in one transaction; on the embedded database nobody else is answered meanwhile (about 15 ms). */
const recipesAtOnce = { sqlite: 400, postgres: 5000 }

/** More changed ingredients than this, and all recipes are added up again: what one statement takes as a list. */
const mostChanged = 10_000

/** Whether the stored totals were multiplied with these rates; single recipes may still be out of date. */
export const areOfRates = async ({ tx, userId }: Scope, { fingerprint }: CostRates): Promise<boolean> => {
  const stored = await tx
    .selectFrom('cost_rates')
    .where('user_id', '=', userId)
    .select('fingerprint')
    .executeTakeFirst()
  return stored?.fingerprint === fingerprint
}

/**
 * Adds up what is missing among the stored totals: recipes saved since, and those with an ingredient whose rate has changed.
 * Every transaction leaves the tables true: a total that is there was made with the stored rates, from the version it names.
 * `roots`: only these recipes and those below them, as far as elaboraciones go; null: the whole book.
 */
export const refreshTotals = async (
  store: Store,
  userId: string,
  roots: readonly string[] | null = null,
): Promise<void> => {
  let { more, rates } = await asUser(store, userId, (mine) => addUp(mine, store.engine, null, roots === null))
  while (more) {
    await yieldToEventLoop()
    const known = rates
    const progress = await asUser(store, userId, (mine) => addUp(mine, store.engine, known, roots === null))
    more = progress.more
    rates = progress.rates
  }
  const isOfRates = async (mine: Scope) => (await lockRates(mine, store.engine)) === rates.fingerprint
  await addUpLinked(store, userId, roots, isOfRates)
}

type Progress = { readonly more: boolean; readonly rates: CostRates }

/**
 * One piece. The rates of the piece before count while they are the stored ones: to work them out anew for every piece took
 * longer than to add up. A price that changes meanwhile is found by whoever asks next.
 */
const addUp = async (
  scope: Scope,
  engine: Store['engine'],
  known: CostRates | null,
  whole: boolean,
): Promise<Progress> => {
  const fingerprint = await lockRates(scope, engine)
  const rates = known?.fingerprint === fingerprint ? known : await currentRates(scope, await countingOf(scope))
  if (fingerprint !== rates.fingerprint) {
    const stored = await storedRates(scope)
    await forgetTotals(scope, stored.byKey, rates.byKey)
    if (stored.foods !== rates.foods) await forgetLinkedTotals(scope)
    await scope.tx
      .updateTable('cost_rates')
      .set({ fingerprint: rates.fingerprint, rates: rates.text, foods: rates.foods })
      .where('user_id', '=', scope.userId)
      .execute()
    // New rates are work enough for one turn of the event loop: after a price list they are thousands.
    return { more: true, rates }
  }
  const most = recipesAtOnce[engine]
  return { more: whole && (await insertTotals(scope, engine, rates, most)) === most, rates }
}

// One at a time: another process that adds up for this cook waits here, and finds the work done.
const lockRates = async ({ tx, userId }: Scope, engine: Store['engine']): Promise<string> => {
  await tx
    .insertInto('cost_rates')
    .values({ user_id: userId, fingerprint: '', rates: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { fingerprint } = await tx
    .selectFrom('cost_rates')
    .where('user_id', '=', userId)
    .select('fingerprint')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return fingerprint
}

const storedRates = async ({ tx, userId }: Scope): Promise<Pick<CostRates, 'byKey' | 'foods'>> => {
  const stored = tx.selectFrom('cost_rates').where('user_id', '=', userId).select(['rates', 'foods'])
  const { rates, foods } = await stored.executeTakeFirstOrThrow()
  return { byKey: readRates(rates), foods }
}

const forgetTotals = async (
  { tx, userId }: Scope,
  before: CostRates['byKey'],
  now: CostRates['byKey'],
): Promise<void> => {
  const keys = new Set([...before.keys(), ...now.keys()])
  const changed = [...keys].filter((key) => before.get(key) !== now.get(key))
  if (changed.length === 0) return
  const totals = tx.deleteFrom('recipe_totals').where('user_id', '=', userId)
  // The switch for household measures changes nearly everything, the first prices ever change everything: then all totals go,
  // and nobody looks for the recipes of thousands of names. A list of new names changes nothing that is stored.
  const altered = changed.filter((key) => before.has(key)).length
  if (changed.length > mostChanged || altered >= before.size / 2) {
    await totals.execute()
    return
  }
  await totals.where(sql<boolean>`recipe_id in (${withIngredient({ userId }, changed)})`).execute()
}

/** Another food for a name is another weight, and with it another share of what a computed yield divides. */
const forgetLinkedTotals = async ({ tx, userId }: Scope): Promise<void> => {
  await tx.deleteFrom('recipe_totals').where('user_id', '=', userId).where('batch', 'is not', null).execute()
}

/**
 * Adds up recipes of ingredients alone that have no total of their version, in one statement, so that lines and version are
 * of one moment. Floating point is good enough for an order; what is shown is computed exactly, for the recipes of the page.
 * Lines are sought by `in`: joined to `due`, SQLite would walk all the cook's lines for each recipe (12 ms instead of 0.02).
 */
const insertTotals = async (
  { tx, userId }: Scope,
  engine: Store['engine'],
  { text }: CostRates,
  most: number,
): Promise<number> => {
  // Asked as a `case`, not as `is null`: PostgreSQL, which does not know yet how many totals there are, would make an
  // anti-join of it that walks all totals for each recipe (1.5 s instead of 20 ms).
  // The casts give the columns a type: without it SQLite makes no index of them. What is due is found on the index of the list
  // alone (`recipes_list`), so that a look in vain costs little.
  const each = engine === 'sqlite' ? sql`json_each(${text})` : sql`jsonb_array_elements(cast(${text} as jsonb))`
  const columns = units.map((unit, at) => {
    const euros = sql.ref(unit)
    const clean = sql.ref(`${unit}_clean`)
    return {
      euros: sql`cast(value->1->>${sql.lit(at)} as double precision) as ${euros},
        cast(value->1->>${sql.lit(units.length + at)} as double precision) as ${clean}`,
      of: sql`when ${sql.lit(unit)} then case when ingredients.clean then coalesce(rate.${clean}, rate.${euros}) else rate.${euros} end`,
    }
  })
  const { numAffectedRows } = await sql`
    with rate as materialized (
      select cast(value->>0 as text) as ingredient_key, ${sql.join(columns.map(({ euros }) => euros))} from ${each}
    ), due as materialized (
      select recipes.id, ${version} as version from recipes left join recipe_totals on ${ofThisVersion}
      where recipes.user_id = ${userId} and case when recipe_totals.recipe_id is null then 1 else 0 end = 1
        and not exists (
          select 1 from ingredient_links where ingredient_links.user_id = ${userId} and recipe_id = recipes.id
        )
      limit ${most}
    ), total as materialized (
      select ingredients.recipe_id, 
        sum(case ingredients.unit ${sql.join(
          columns.map(({ of }) => of),
          sql` `,
        )} end * ingredients.quantity) as euros
      from ingredients left join rate on rate.ingredient_key = ingredients.ingredient_key
      where ingredients.user_id = ${userId} and ingredients.recipe_id in (select id from due)
      group by ingredients.recipe_id
    )
    insert into recipe_totals (user_id, recipe_id, version, servings, euros)
    select recipes.user_id, recipes.id, due.version, recipes.servings, total.euros
    from due cross join recipes left join total on total.recipe_id = due.id
    where recipes.user_id = ${userId} and recipes.id = due.id
    on conflict (user_id, recipe_id) do update
      set version = excluded.version, servings = excluded.servings, euros = excluded.euros, batch = null
  `.execute(tx)
  return Number(numAffectedRows)
}
