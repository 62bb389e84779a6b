import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { type Target, targetOf } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Diet, diets } from '#core/knowledge/diets.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { adaptedFor } from './adapted-for.ts'
import { dietNameFor } from './diet-name.ts'
import { dishNamedIn } from './dish-named.ts'
import { beforeWithout } from './keeps-diet.ts'

/** What stands in for a food, or how a recipe changes for a guest; null where the tables do not say. Nothing is saved: the cook decides. */
export const answerSubstitute = (question: Question, findings: Findings, knowledge: Knowledge): Reply | null => {
  const folded = fold(question.text.slice(0, 600))
  const asked = diets.filter(({ name }) => question.guests.includes(name))
  const missing =
    /\b(?:en vez de|en lugar de|por (?:que|cual) (?:lo |la |puedo )?cambi|sustitu|reemplaz|remplaz|no tengo|no me queda|me falta|alternativa|se me (?:ha )?(?:acab|termin)|he quedado sin|cambi\w* .{2,60} por\b)/.test(
      folded,
    )
  const named = asked.length > 0 ? { ...question, subject: beforeWithout(question.subject) } : question
  const target = targetOf(named, findings, knowledge) ?? (asked.length > 0 ? namedTarget(question, knowledge) : null)
  if (asked.length > 0 && !missing && target !== null) return adaptedFor(question.text, target, asked, knowledge)
  // 'cambiar la mantequilla por aceite': what goes out is named first.
  const row = shelvesOf(knowledge).substitutions.find(
    missing
      ? folded
          .replace(
            /^.*?\b(?:en vez de|en lugar de|sustitu\w*|reemplaz\w*|remplaz\w*|tengo|queda|falta|alternativas?|acabado|acabo|termin\w*|quedado sin|cambi\w*)\b/,
            '',
          )
          .replace(/\bpor\b.*$/, '')
      : question.subject,
  )
  // 'La pasta de curry' is no pasta: a page of that longer name is of another thing.
  const other = question.looked.found.find(({ page, named }) => named && page.kind !== 'cards')
  const isOther =
    row !== null &&
    other !== undefined &&
    row.of.some((name) => fold(other.page.name).startsWith(`${fold(name)} de `) && folded.includes(`${fold(name)} de `))
  if (isOther) return null
  const found = row ?? shelvesOf(knowledge).substitutions.find(folded)
  if (found !== null && (asked.length === 0 || missing)) {
    return reply(
      paragraphs(
        `En vez de **${found.of[0]}**:`,
        bullets(
          found.with.map(
            ({ what, how, loss, has }) =>
              `**${what}**: ${how}. Efecto: ${loss}.${has.length > 0 ? ` Lleva ${listed(has.map((allergen) => allergenNames[allergen].toLowerCase()))}.` : ''}`,
          ),
        ),
        'Prueba con media receta antes de cambiarla en carta.',
      ),
      ['¿Y sin gluten?', '¿Y sin lactosa?'],
    )
  }
  if (asked.length > 0) return generalAdvice(asked, asksIfServed.test(folded))
  return null
}

/** 'Un celíaco puede comer gominolas': whether something is served to a guest. */
const asksIfServed = /\b(?:puede|pueden|podria|le (?:puedo|doy|pongo|sirvo)|apt[oa]s?)\b/

/** 'Tarta de tres leches', 'una clienta alérgica al huevo quiere tortilla': the dish named somewhere in the text. */
const namedTarget = ({ text }: Question, knowledge: Knowledge): Target | null => {
  const recipe = dishNamedIn(text, knowledge)
  return recipe === null ? null : { recipe, from: 'base', links: [] }
}

/** 'Al horno en vez de fritas' swaps no food. */
const otherWay =
  /^(?:horno|vapor|plancha|brasa|parrilla|freidora|frit|asad|cocid|hervid|hornead)[a-z]* (?:en (?:vez|lugar) de|en|por) /

/** Where nothing that stands in is known. */
export const noSubstitute = ({ subject }: Question): Reply =>
  declined(
    otherWay.test(fold(subject))
      ? 'De hacerlo de otra manera no tengo los tiempos de ese plato, y no los invento. Dime cuál es y cómo lo quieres («empanadillas al horno») y miro si tengo esa receta.'
      : subject === ''
        ? 'Dime qué te falta: «no tengo **nata**», «¿qué pongo en vez de **huevo**?».'
        : `No tengo un sustituto apuntado para ${bold(subject)}. Dime qué hace en el plato (liga, da grasa, endulza, levanta) y lo buscamos por ahí.`,
    ['¿Qué pongo en vez de huevo?', 'No tengo nata', '¿Cómo cambio gelatina por agar?'],
  )

/** What is to be minded for a guest of whom nothing else was said; no dish is adapted. `isServing`: whether something may be served was asked. */
export const generalAdvice = (asked: readonly Diet[], isServing = false): Reply =>
  declined(
    paragraphs(
      isServing
        ? 'No te lo puedo asegurar: no sé qué lleva eso. Mira la etiqueta o pregunta al fabricante; si no lo aclaran, no se le sirve.'
        : '',
      bullets(asked.map(({ name, notes }) => `**${name.charAt(0).toUpperCase()}${name.slice(1)}**: ${notes}`)),
      'Nada está adaptado todavía. Dime de qué receta hablamos y te digo qué cambiar, línea por línea.',
    ),
    [
      `Crea un bizcocho ${dietNameFor(asked[0]?.name ?? 'sin gluten', 'bizcocho')} para 10`,
      '¿Qué pongo en vez de huevo?',
    ],
  )
