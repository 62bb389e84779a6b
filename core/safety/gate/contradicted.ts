import { sourPickle, sourTomato } from './acidified.ts'
import { eachSentence, type Rule, warn } from './draft.ts'
import { refusalsOf } from './gate-prose.ts'

/** What other rules of the gate add to a method rather than take out of it. */
const mendedElsewhere = new Set(['anisakis', 'anisakis-domestico', 'huevo-crudo', 'kimchi-ph', 'fermento-sal'])

/** A bath that is too cold or too short goes only where the gate has put in one that pasteurises. */
const pasteurises = /para pasteurizar/

/** The label of a mollusc is kept for 60 days, not the mollusc. */
const ofTheLabel = /\betiquetas?\b[^.]*\b60 d[ií]as/i

/** The warmth of a glaze, a cream or a dough is no core of what it covers or fills, and neither is that of a bain-marie. */
const isOfTheGlaze = (sentence: string): boolean =>
  /\b(?:mantener|servir)[^.;]*\bpor encima de 6[35] ?°C/i.test(sentence) ||
  (/\b(?:glasear|glasa|templar|atemperar|fundir|emulsionar|calar|bañar|montar|fermentar|escudillar)\b/i.test(
    sentence,
  ) &&
    !/\b(?:centro|dentro|interior|sonda|hornear|asar|cocer|freír|guisar|cocinar|plancha)\b/i.test(sentence))

/** The sentence of the method that a statement is a part of. */
const wholeOf = (lines: readonly string[], part: string): string =>
  lines.flatMap((line) => line.split(/(?<=\.) /)).find((one) => one.includes(part)) ?? part

/** A core that is too low is corrected where it stands: the step itself is needed. */
const coreOf = /\*\*[^*]* pide (\d+ °C)/

const degrees = /\b\d{2}(?:\s*[-–]\s*\d{2})?\s*[°º]\s*C/g

/**
 * A step that says what one of our verdicts denies goes, or gets the right core temperature, and the verdict is told. The
 * dish's name is what it speaks of.
 */
export const contradicted: Rule = (draft, safety) => {
  const refusals = refusalsOf(draft.lines.join('\n'), draft.name, safety)
  const isSour = (sourTomato(draft) ?? sourPickle(draft))?.isEnough === true
  return refusals.reduce((made, { sentence, verdict: { page, text } }) => {
    if (mendedElsewhere.has(page.id) || ofTheLabel.test(sentence) || isOfTheGlaze(wholeOf(draft.lines, sentence)))
      return made
    if (page.id === 'conserva-poco-acida' && isSour) return made
    if (page.id === 'sous-vide' && !made.added.some((line) => pasteurises.test(line))) return made
    const [, core] = coreOf.exec(text) ?? []
    const without = eachSentence(made, (one) => {
      if (!one.includes(sentence)) return one
      // The jar is filled all the same; what it is promised goes.
      if (page.id === 'conserva-poco-acida' && /^llenar\b/i.test(one))
        return 'Llenar tarros limpios, cubrir del todo y tapar.'
      return core === undefined ? null : one.replace(degrees, core)
    })
    return warn(without, text.replaceAll('*', '').replace(/\s*\n+\s*/g, ' '))
  }, draft)
}
