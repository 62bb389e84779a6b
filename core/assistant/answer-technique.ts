import { type Counsel, counselFor } from '#core/knowledge/counsel.ts'
import type { Technique } from '#core/knowledge/technique.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { fold } from '#core/parsing/fold.ts'
import { ruleText } from './answer-proportion.ts'
import { answerCut } from './answer-shelves.ts'
import { findDish } from './find-dish.ts'
import type { Question } from './question.ts'
import type { Reply } from './reply.ts'
import { amountOf, bold, bullets, capital, numbered, paragraphs, people, plain, reply } from './say.ts'
import { cutIndex, glossaryIndex, ruleIndex, techniqueIndex } from './shelves.ts'
import { baseRecipe } from './target.ts'

/** How something is done, what a word means, why it went wrong. */
export const answerTechnique = (question: Question, pantry: Pantry): Reply => {
  const { text, subject } = question
  const counsel = counselFor(fold(text.slice(0, 240)))
  if (counsel !== null) return counselCard(counsel)
  const other = /\bcomo se (?:llama|dice)\b|\bque es (?:el|la|un|una)\b/i.test(text)
    ? glossaryIndex.find(subject)
    : null
  if (other !== null && /\bllama|\bdice\b/i.test(text)) return wordsFor(other)
  const technique = techniqueIndex.find(text)
  const wrong =
    /\bpor ?qu[eé]\b|\bse (?:me )?(?:ha )?(?:cort|abr|separ|hund|peg|baj)|\bno (?:me )?(?:sube|monta|liga|cuaja|leva)|grumos|arregl|salv/i.test(
      text,
    )
  const dish = subject === '' ? null : findDish(subject, pantry)
  const both = /\bdiferencia/i.test(text) ? techniqueIndex.all(text).slice(0, 2) : []
  if (both.length === 2) return difference(both)
  if (technique !== null && (wrong || dish === null || techniqueIndex.leading(subject)?.rest === 0))
    return techniqueCard(technique)
  if (dish !== null) return howTo(subject, pantry)
  if (other !== null) return wordsFor(other)
  const cut = cutIndex.find(subject)
  if (cut !== null) return answerCut({ ...question, intent: 'cut' })
  const rule = ruleIndex.find(subject)
  if (rule !== null) return reply(ruleText(rule, 1000), ['¿Cuánta gelatina por litro?'])
  const food = subject === '' ? null : pantry.match(subject)
  if (food !== null) return whatIs(subject, food.food.name, food.food.synonyms)
  return reply(
    subject === ''
      ? 'Dime qué técnica o qué elaboración.'
      : `No tengo ficha de ${bold(subject)}. Prueba con el nombre de la técnica o de la salsa.`,
    ['¿Qué es pochar?', '¿Por qué se corta la mayonesa?', '¿Cómo se templa el chocolate?'],
  )
}

const counselCard = ({ title, says, source }: Counsel): Reply =>
  reply(paragraphs(`**${title}**`, bullets(says), source === 'oficio' ? false : `*${capital(source)}.*`), [
    '¿Por qué se corta la mayonesa?',
    '¿A qué temperatura va el pollo?',
    '¿Cuánta sal por kilo de carne?',
  ])

const techniqueCard = ({ names, what, when, figures, faults }: Technique): Reply =>
  reply(
    paragraphs(
      `${bold(capital(names[0] ?? ''))}. ${what}`,
      bullets([`**Cuándo**: ${when}`, `**Cifras**: ${figures}`]),
      `**Si falla**\n${bullets(faults.map(({ fault, remedy }) => `*${capital(fault)}*: ${remedy}.`))}`,
    ),
    ['¿A qué temperatura saco el solomillo?', '¿Por qué se corta la mayonesa?'].filter(
      (one) => !one.includes(names[0] ?? '-'),
    ),
  )

const difference = (both: readonly Technique[]): Reply =>
  reply(
    bullets(
      both.map(({ names, what, when, figures }) => `${bold(capital(names[0] ?? ''))}: ${what} ${when} ${figures}`),
    ),
    both.map(({ names }) => `¿Qué es ${names[0]}?`),
  )

/** A dish asked as 'cómo se hace': shown, not saved. */
const howTo = (subject: string, pantry: Pantry): Reply => {
  const found = findDish(subject, pantry)
  const recipe = baseRecipe(subject, pantry)
  if (found === null || recipe === null) return reply(`No tengo ficha de ${bold(subject)}.`)
  const ratio =
    found.kind === 'formula'
      ? `**Proporción**: ${found.formula.ratio}.`
      : recipe.ingredients.map((line) => `${plain(line.name)} ${amountOf(line)}`).join(', ')
  const notes = found.kind === 'formula' ? found.formula.notes : []
  return reply(
    paragraphs(
      `${bold(capital(subject))}${found.kind === 'formula' ? '' : ` (${people(recipe.servings)})`}`,
      ratio,
      numbered(recipe.method.split('\n')),
      notes.length > 0 && bullets(notes),
    ),
    [`Crea una receta de ${plain(subject, 60)} para 8`, `Escandallo de ${plain(subject, 60)}`],
  )
}

const wordsFor = ([spain, ...america]: readonly [string, ...string[]]): Reply =>
  reply(`**${capital(spain)}** en España; en América: ${america.map((word) => `**${word}**`).join(', ')}.`, [
    `¿Qué puedo hacer con ${spain}?`,
    `Precio de ${spain}`,
  ])

const whatIs = (subject: string, name: string, synonyms: readonly string[]): Reply => {
  const others = synonyms.filter((one) => one.toLowerCase() !== subject.toLowerCase()).slice(0, 5)
  return reply(
    `${bold(name)}${others.length > 0 ? `: también ${others.map((one) => plain(one)).join(', ')}` : ''}. De técnica no tengo ficha; puedo decirte su precio, su composición o qué recetas tuyas lo llevan.`,
    [
      `¿Qué puedo hacer con ${plain(subject, 40)}?`,
      `¿Calorías de ${plain(subject, 40)}?`,
      `Precio de ${plain(subject, 40)}`,
    ],
  )
}
