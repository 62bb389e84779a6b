import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, declined, paragraphs } from '#core/assistant/say.ts'
import { type Page, sectionLines } from '#core/cookbook/page.ts'
import { type PageIndex, preparedPage } from '#core/look-up/page-index.ts'
import type { Asked } from '#core/look-up/read-asked.ts'
import { saysLittle } from '#core/look-up/spoken.ts'
import { isFigure, termsOf } from '#core/look-up/terms.ts'
import { sourceOf } from './answer-page.ts'

const nameOfFault = /^(?:- )?\*\*(.+?)\*\*: /

/** What is said where none of the faults a page knows goes by what was told: all of them, and that it is so. */
export const otherFaults = (page: Page): Reply =>
  declined(
    paragraphs(
      `Con esas palabras no tengo ese fallo. Los que conozco de ${bold(page.name)}, por si es uno de ellos:`,
      bullets(sectionLines(page, 'Fallos').map((line) => line.replace(/^- /, ''))),
      `*${sourceOf(page)}*`,
    ),
    [],
  )

const faultsOf = (page: Page): string[] =>
  sectionLines(page, 'Fallos').flatMap((line) => nameOfFault.exec(line)?.[1] ?? [])

/**
 * Whether what is told speaks of the symptom; true where none was told but the name of the thing. `thing`: the terms of the food that
 * is spoken of.
 */
export const tellsSymptom = (
  page: Page,
  told: string,
  asked: Asked,
  index: PageIndex,
  thing: readonly string[],
): boolean => {
  const symptom = symptomIn(page, asked, index).filter((term) => !thing.includes(term))
  const said = new Set(termsOf(told))
  return (
    symptom.length === 0 || symptom.some((term) => [term, ...(asked.also.get(term) ?? [])].some((way) => said.has(way)))
  )
}

/** What is told of the thing beside its name, as terms: what a fault of any page is named by, or what names no thing. */
const symptomIn = (page: Page, { terms, asking }: Asked, { faults, things }: PageIndex): readonly string[] => {
  const { names, questions } = preparedPage(page)
  const ofPage = new Set([...names, ...questions].flat())
  const ofFaults = new Set(faultsOf(page).flatMap(termsOf))
  return terms.filter(
    (term) =>
      !asking.has(term) &&
      !isFigure(term) &&
      !saysLittle(term) &&
      (ofFaults.has(term) || (!ofPage.has(term) && (faults.has(term) || !things.has(term)))),
  )
}
