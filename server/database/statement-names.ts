/** Statements with more parameters than this come in as many shapes as there are lists: they are not kept. */
const mostParameters = 100
/** Shapes kept prepared on every connection. The app has fewer that matter; each takes some 20 kB of the database. */
const mostNames = 200
/** Shapes counted before they get a name; beyond that the counting begins anew. */
const mostSeen = 2000

/**
 * Gives statements that come again a name, under which PostgreSQL keeps them read and planned; '' for the others.
 * Reading and planning is half of what a small statement costs.
 */
export const statementNames = (): ((text: string, parameters: number) => string) => {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return (text, parameters) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (parameters > mostParameters || names.size >= mostNames) return ''
    if (!seen.delete(text)) {
      if (seen.size >= mostSeen) seen.clear()
      seen.add(text)
      return ''
    }
    const name = `obrador_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
