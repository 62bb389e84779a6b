import type { Reply } from '#core/assistant/reply.ts'
import { bold, paragraphs, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Page } from '#core/cookbook/page.ts'
import { evidenceIn } from '#core/look-up/evidence.ts'
import { sureFrom } from '#core/look-up/look-up.ts'
import { preparedPage } from '#core/look-up/page-index.ts'
import type { Asked } from '#core/look-up/read-asked.ts'
import { termsOf } from '#core/look-up/terms.ts'

/** How a page tells what comes of too much of it, or too long. */
const tellsTooMuch =
  /\bse pasan?\b|\bte pasas\b|\bpasad[oa]s?\b|\bde m[áa]s\b(?! de)|\bdemasiad|\bexces|\bpor encima de \d|\bm[áa]s de \d[^.;]{0,40}(?:amarg|sabe|seca|endure|deshac|pudre)/i

/** Pages that are looked through. */
const mostPages = 3

/** 'Y si me paso', after how much or how long: the statement of the page that answered, or of another of the thing, that tells it; null where none does. */
export const tooMuchOf = ({ looked: { sure, found, asked } }: Question, thing: string): Reply | null => {
  const near = found.filter(({ named, confidence }) => named && confidence >= sureFrom).map(({ page }) => page)
  const pages = [...new Set([...(sure === null ? [] : [sure.page]), ...near])].slice(0, mostPages)
  for (const page of pages) {
    const told = statementIn(page, asked, thing)
    if (told !== null) return reply(paragraphs(`${bold(page.name)}. ${told}`, `*Fuente: ${page.source}.*`), [])
  }
  return null
}

/** Of a page of several things only what speaks of this one. */
const statementIn = (page: Page, asked: Asked, thing: string): string | null => {
  const terms = termsOf(thing)
  const names = preparedPage(page).names.flat()
  const isOwn = terms.some((term) => names.includes(term))
  const [best] = evidenceIn(page, asked)
    .filter(
      ({ statement: { heading, text, terms: said, further } }) =>
        heading !== 'Ingredientes' &&
        heading !== 'Elaboración' &&
        tellsTooMuch.test(text) &&
        (isOwn || terms.some((term) => said.has(term) || further.has(term))),
    )
    .toSorted((one, other) => other.weight - one.weight)
  return best?.statement.text ?? null
}
