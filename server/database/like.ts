import { type RawBuilder, sql } from 'kysely'

/** Whether a column holds this text anywhere; `%`, `_` and `\\` in it are letters like any other. */
export const contains = (column: string, text: string): RawBuilder<boolean> => {
  const pattern = `%${text.replace(/[\\%_]/g, (special) => `\\${special}`)}%`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}
