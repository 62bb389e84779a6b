import { bold, numbered, paragraphs, plain } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { OwnFact } from '#core/assistant/turns/fact-asked.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

const saysDegrees = /\d ?(?:°|º) ?c?\b|\d ?grados\b/
const saysTime = /\d ?(?:min|minutos?|h|horas?|s|segundos?|dias?)\b|\b(?:media|una) hora\b|toda la noche/
const oven = /\bhorn|\basa[rd]|\bgratin/

/** More steps than these are shown on the recipe's own page. */
const mostSteps = 30

/** The steps of an own recipe that say what is asked of it; all of them, and that none says it, where none does. */
export const stepText = (recipe: ChatRecipe, { asks, isOven, words }: Extract<OwnFact, { kind: 'step' }>): string => {
  const steps = recipe.method
    .slice(0, 6000)
    .split('\n')
    .map((line) => plain(line.replace(/^\s*\d+[.)]\s*/, ''), 400))
    .filter((line) => line !== '')
  const title = bold(recipe.name)
  if (steps.length === 0) return `${title} (de tu biblioteca) no tiene método escrito.`
  const says = asks === 'degrees' ? saysDegrees : asks === 'time' ? saysTime : /./
  const telling = steps.filter((line) => says.test(fold(line)))
  const wanted = new Set(words.split(' ').filter((word) => word !== ''))
  const isOf = (line: string): boolean => stemsOf(line).some((stem) => wanted.has(stem) || isKin(stem, wanted))
  const named = telling.filter(isOf)
  const inOven = isOven ? telling.filter((line) => oven.test(fold(line))) : []
  const best = inOven.length > 0 ? inOven : named.length > 0 ? named : isOven || asks === 'step' ? [] : telling
  if (best.length > 0) return paragraphs(`En tu receta, ${title} (de tu biblioteca):`, best.join('\n'))
  const lacks = asks === 'degrees' ? 'no dice a qué temperatura' : asks === 'time' ? 'no dice cuánto tiempo' : ''
  return paragraphs(
    `Tu receta, ${title} (de tu biblioteca)${lacks === '' ? '' : `, ${lacks}`}. ${lacks === '' ? 'Sus pasos' : 'Esto es lo que tiene apuntado'}:`,
    numbered(steps.slice(0, mostSteps)),
  )
}

/** 'Cuece' and 'cocer' are one: a verb is known by its beginning, the irregular ones by ours. */
const isKin = (stem: string, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some(
    (word) => word.length > 3 && stem.length > 3 && (stem.startsWith(word.slice(0, 4)) || verbs(word) === verbs(stem)),
  )

const verbs = (stem: string): string =>
  /^(?:cuec|cuez|coc)/.test(stem) ? 'coc' : /^fri|^fre/.test(stem) ? 'fri' : /^her|^hier/.test(stem) ? 'herv' : stem
