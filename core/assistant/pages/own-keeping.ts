import type { Reply } from '#core/assistant/reply.ts'
import { bold, capital, paragraphs, reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Page, sectionLines } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'

/** A longer turn says how the thing is, which its page may not. Characters. */
const longest = 80

const asksFreezing = /\bcongel(?:o|a|an|ar\w*|arla|arlo|amos|e|en)\b/
const asksCold =
  /\b(?:cuanto|cuantos dias|que) (?:me |nos )?(?:tiempo (?:me |nos )?)?(?:dura|duran|aguanta|aguantan|se conserva|se conservan|conserva|conservan)\b|\bcuantos dias\b/
/** How old it is, how it was kept or what happened to it: that is the verdicts'. */
const otherwise =
  /\d|\bayer\b|\bvacio\b|\bdescongel|\bre ?congel|\babiert|\bsin abrir\b|\bfuera\b|\bcrud|\bcocid|\bhecha? (?:de|desde)\b|\bmontad|\bun mes\b|\bsemana|\bfermenta|\bmuert|\bdonde\b|\bcomo\b|\bbano ?maria\b|\bcaliente\b/

const refuses = /\bno (?:se congelan?|conviene|congelar|congela)\b|\bmejor no\b|^no hace falta\b/
/** A clause on freezing that says for how long. */
const freezes = /\bcongel|−18|^no (?:hace falta|conviene)b/

/** The sentences of a passage, its list marks and its own label aside. */
const clausesOf = (page: Page): readonly string[] =>
  sectionLines(page, 'Guardar').flatMap((line) =>
    line
      .replace(/^- /, '')
      .replace(/\*\*/g, '')
      .split(/(?<=\.)\s+|;\s+/)
      .map((clause) =>
        clause
          .replace(/^Congelad[oa]s?: (?=no )/, '')
          .replace(/[.;]\s*$/, '')
          .trim(),
      )
      .filter((clause) => clause !== '' && !clause.startsWith('Norma')),
  )

/**
 * How long the thing spoken of keeps, or whether it freezes, by its own page: 'la puedo congelar', of a ganache, is no custard. Null where
 * something else is said of it, or the page says nothing of that. The time on a page is never longer than the table's of its name.
 */
export const keptOnPage = (turn: string, thing: string, { cookbook }: Knowledge): Reply | null => {
  const folded = fold(turn)
  const ofFreezing = asksFreezing.test(folded)
  if (turn.length > longest || otherwise.test(folded) || !(ofFreezing || asksCold.test(folded))) return null
  const page = cookbook.named(thing)
  // 'Crema' and 'merengue' are of many pages, though one goes by it.
  if (page === null || page.kind === 'cards' || isOnlyHead(thing, page.name)) return null
  const clauses = clausesOf(page)
  const frozen = clauses.filter((clause) => freezes.test(fold(clause)))
  const isTold = ofFreezing ? frozen.length > 0 : clauses.some((clause) => /\d|en el d[ií]a|al momento/i.test(clause))
  if (!isTold) return null
  const isNo = frozen.some((clause) => refuses.test(fold(clause)))
  const isYes = frozen.some((clause) => !refuses.test(fold(clause)) && /\d/.test(clause))
  const verdict = !ofFreezing ? '' : isNo && isYes ? '**Depende.** ' : isNo ? '**No.** ' : '**Sí.** '
  return reply(paragraphs(`${verdict}${bold(page.name)}. ${capital(sentences(clauses))}`, `*Fuente: ${page.source}.*`))
}

const isOnlyHead = (thing: string, name: string): boolean => fold(name).startsWith(`${fold(thing)} `)

const sentences = (clauses: readonly string[]): string =>
  `${clauses.map((clause, at) => (at === 0 ? clause : capital(clause))).join('. ')}.`
