import type { Cookbook } from '#core/cookbook/cookbook.ts'
import type { Made, Portion, Yield } from '#core/cookbook/measures.ts'
import type { BathTime, Ratio, SugarStage } from '#core/cookbook/ratios.ts'
import { type Index, indexOf, stemsOf } from '#core/spanish/name-index.ts'

/** All rows of a table under one name: 'merluza' cleaned, grilled, roasted. */
export type Named<Row> = { readonly name: string; readonly rows: readonly Row[] }

/** The tables of amounts, found by name; several rows may have one name. */
export type Measures = {
  readonly yields: Index<Named<Yield>>
  readonly made: Index<Named<Made>>
  readonly sources: Index<Named<Made>>
  readonly portions: Index<Named<Portion>>
  readonly ratios: Index<Named<Ratio>>
  readonly baths: Index<Named<BathTime>>
  readonly stages: Index<Named<SugarStage>>
  /** The points of sugar by what is made with them: 'merengue italiano'. */
  readonly stagesByUse: Index<Named<SugarStage>>
}

const made = new WeakMap<Cookbook, Measures>()

/** The tables of a cookbook, made ready at the first question and kept with it. */
export const measuresOf = (cookbook: Cookbook): Measures => {
  const known = made.get(cookbook) ?? {
    yields: byName(cookbook.yields, ({ names }) => names),
    made: byName(cookbook.makes, ({ names }) => names),
    sources: byName(cookbook.makes, ({ from }) => from),
    portions: byName(cookbook.portions, ({ names }) => names),
    ratios: byName(cookbook.ratios, ({ names }) => names),
    baths: byName(cookbook.bathTimes, ({ names }) => names),
    stages: byName(cookbook.sugarStages, ({ names }) => names),
    stagesByUse: byName(cookbook.sugarStages, ({ uses }) => uses),
  }
  made.set(cookbook, known)
  return known
}

const byName = <Row>(rows: readonly Row[], namesOf: (row: Row) => readonly string[]): Index<Named<Row>> => {
  const groups = new Map<string, { readonly name: string; readonly rows: Row[] }>()
  for (const row of rows)
    for (const name of namesOf(row)) {
      const key = stemsOf(name).join(' ')
      const group = groups.get(key) ?? { name, rows: [] }
      if (!group.rows.includes(row)) group.rows.push(row)
      groups.set(key, group)
    }
  return indexOf([...groups.values()], ({ name }) => [name])
}
