import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, capital, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { untoldShare } from '#core/look-up/evidence.ts'
import { fold } from '#core/spanish/fold.ts'
import { notKnown, offerOf } from './answer-page.ts'
import { shelvesOf } from './shelves.ts'

/**
 * Temperatures and keeping where no hazard has its own verdict (`safetyFirst` comes before): what a technique or a formula
 * says of itself, or frankly that nothing is written down, with the safe way.
 */
export const answerTemperature = (question: Question, knowledge: Knowledge): Reply => {
  const { text, subject } = question
  const { asked } = question.looked
  const { formulas, techniques } = shelvesOf(knowledge)
  const folded = fold(text.slice(0, 600))
  const about = subject === '' ? folded : subject
  const formula = formulas.leading(about)
  const technique = techniques.find(about) ?? techniques.find(folded)
  const isOfTechnique =
    technique !== null && untoldShare(technique, sectionLines(technique, 'Puntos').join(' '), asked) <= mostUntold
  if (technique !== null && formula === null && isOfTechnique)
    return reply(
      paragraphs(
        `${bold(capital(technique.name))}: ${sectionLines(technique, 'Puntos').join(' ')}`,
        sectionLines(technique, 'Qué es')[0],
      ),
      ['¿A qué temperatura saco el pollo?', '¿Cómo enfrío un caldo?'],
    )
  const name = formula?.row.names[0] ?? ''
  const hot = formula?.row.steps.filter((step) => /°C/.test(step)) ?? []
  const asksKeeping = keeps.test(folded)
  const kept = asksKeeping
    ? (formula?.row.notes.filter((note) => /guard|\bdías?\b|\bdura|conserv|congel/i.test(note)) ?? [])
    : []
  if (asksKeeping && formula !== null)
    return reply(
      paragraphs(
        kept.length > 0
          ? `${bold(name)}\n${bullets(kept)}`
          : `No tengo apuntado cuánto dura ${bold(name.toLowerCase())}.`,
        'Tapado, con fecha y a 4 °C como máximo; congelado, a −18 °C. Manda tu plan de autocontrol.',
      ),
      ['¿Cómo enfrío un caldo?', '¿Cuánto dura la mayonesa?'],
    )
  if (formula !== null && hot.length > 0)
    return reply(paragraphs(`${bold(name)}: ${formula.row.ratio}.`, bullets(hot)), [
      `Cómo hacer ${name.toLowerCase()}`,
      '¿Cuánto dura?',
    ])
  // What is served, tempered or gauged is no danger: the nearest pages are offered by name.
  const near = asksKeeping ? null : offerOf(question)
  if (near !== null) return near
  // How cold a drink is served is no matter of safety.
  if (asked.kind === 'served') return notKnown([subject], knowledge)
  return declined(unknownSafety, [
    '¿A qué temperatura saco el solomillo?',
    '¿Cuánto dura la mayonesa?',
    '¿Cómo enfrío un caldo?',
  ])
}

/** So much of what is asked may be left unsaid by a technique: how hot one roasts says nothing of a brick. */
const mostUntold = 0.3

const keeps = /\bcaduc|\bdura|\baguanta|\bconserv|\bguard|\bcongel/

/** Where safety is asked and nothing is known of it. */
const unknownSafety =
  'No tengo apuntado ese dato, y no lo invento. Por seguridad: si dudas, tíralo o cocínalo a fondo, 74 °C en el centro, menos de 2 h fuera del frío y a 4 °C como máximo. Manda tu plan de autocontrol y la etiqueta.'
