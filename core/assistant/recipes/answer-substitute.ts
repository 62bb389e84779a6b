import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, declined, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { saysOwn } from '#core/assistant/turns/says-own.ts'
import { targetOf, whence } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Diet, diets, isForbidden } from '#core/knowledge/diets.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { fold } from '#core/spanish/fold.ts'
import { dietNameFor } from './diet-name.ts'
import { holdsAlcohol, noAlcohol, noSoftVersion } from './soft-drink.ts'

/** What stands in for a food, or how a recipe changes for a guest; null where the tables do not say. Nothing is saved: the cook decides. */
export const answerSubstitute = (question: Question, findings: Findings, knowledge: Knowledge): Reply | null => {
  const folded = fold(question.text.slice(0, 600))
  const asked = diets.filter(({ name }) => question.guests.includes(name))
  const missing =
    /\b(?:en vez de|en lugar de|por (?:que|cual) (?:lo |la |puedo )?cambi|sustitu|reemplaz|remplaz|no tengo|no me queda|me falta|alternativa|se me (?:ha )?(?:acab|termin)|he quedado sin|cambi\w* .{2,60} por\b)/.test(
      folded,
    )
  const target = targetOf(question, findings, knowledge)
  if (asked.length > 0 && !missing && target !== null) return forGuest(question, asked, findings, knowledge)
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
              `**${what}**: ${how}. Efecto: ${loss}.${has.length > 0 ? ` Lleva ${has.map((allergen) => allergenNames[allergen].toLowerCase()).join(' y ')}.` : ''}`,
          ),
        ),
        'Prueba con media receta antes de cambiarla en carta.',
      ),
      ['¿Y sin gluten?', '¿Y sin lactosa?'],
    )
  }
  if (asked.length > 0) return generalAdvice(asked)
  return null
}

/** Where nothing that stands in is known. */
export const noSubstitute = ({ subject }: Question): Reply =>
  declined(
    subject === ''
      ? 'Dime qué te falta: «no tengo **nata**», «¿qué pongo en vez de **huevo**?».'
      : `No tengo un sustituto apuntado para ${bold(subject)}. Dime qué hace en el plato (liga, da grasa, endulza, levanta) y lo buscamos por ahí.`,
    ['¿Qué pongo en vez de huevo?', 'No tengo nata', '¿Cómo cambio gelatina por agar?'],
  )

const forGuest = (question: Question, asked: readonly Diet[], findings: Findings, knowledge: Knowledge): Reply => {
  const target = targetOf(question, findings, knowledge)
  if (target === null) return generalAdvice(asked)
  const { recipe, from, links } = target
  const alcohol = asked.some(({ name }) => name === noAlcohol) ? holdsAlcohol(recipe, knowledge) : []
  if (alcohol.length > 0) return { ...noSoftVersion(recipe, alcohol), links }
  const lines: string[] = []
  const labels: string[] = []
  const unknown: string[] = []
  for (const { name } of recipe.ingredients) {
    const food = knowledge.pantry.match(name)?.food
    if (food === undefined) unknown.push(plain(name, 50))
    else if (asked.some((diet) => isForbidden(food, diet)))
      lines.push(`${bold(name)} → ${swapFor(name, recipe, asked, knowledge)}`)
    else if (food.possibleAllergens.some((allergen) => asked.some((diet) => diet.allergens.includes(allergen))))
      labels.push(plain(name, 50))
  }
  const version = asked.map(({ name }) => name).join(' y ')
  return reply(
    paragraphs(
      from === 'base' &&
        saysOwn(question.text) &&
        `No encuentro ${bold(question.subject)} en tu biblioteca: te respondo con la fórmula base.`,
      maySay.test(fold(question.text.slice(0, 300))) && verdict(lines.length, labels.length + unknown.length),
      lines.length > 0
        ? `${bold(recipe.name)} (${whence[from]}), versión **${version}**. Cambia:\n${bullets(lines.slice(0, 20))}`
        : `En ${bold(recipe.name)} (${whence[from]}) no veo nada que quitar para la versión **${version}**, entre lo que reconozco.`,
      labels.length > 0 && `**Mira la etiqueta** de ${labels.slice(0, 8).join(', ')}: según la marca lo llevan.`,
      unknown.length > 0 && `**No reconozco** ${unknown.slice(0, 8).join(', ')}.`,
      bullets(asked.map(({ notes }) => notes)),
    ),
    [
      `Crea ${lower(plain(recipe.name, 60))} ${asked.map(({ name }) => dietNameFor(name, recipe.name)).join(' y ')}`,
      '¿Qué alérgenos lleva?',
    ],
    { links },
  )
}

/** '¿Le puedo dar las croquetas a un alérgico…?', asked to be answered with yes or no. */
const maySay =
  /\b(?:(?:puedo|puede|podemos|podria|pueden) (?:dar\w{0,4}|servir\w{0,4}|poner\w{0,4}|comer\w{0,3}|tomar\w{0,3})|vale para|sirve para)\b/

const verdict = (forbidden: number, doubtful: number): string => {
  if (forbidden > 0) return '**No**, tal como está.'
  return doubtful > 0
    ? '**No te lo puedo asegurar**: depende de lo que digan las etiquetas.'
    : '**Por sus ingredientes, sí**; las trazas y la contaminación cruzada las compruebas tú antes de servir.'
}

/** The first substitute that the guest may eat, and that does in this dish what the food does there. */
const swapFor = (name: string, recipe: ChatRecipe, asked: readonly Diet[], knowledge: Knowledge): string => {
  const { substitutions } = shelvesOf(knowledge)
  // 'Queso crema' has swaps of its own; where none fits, those of any cheese do.
  const may = [substitutions.find(name), substitutions.find(name.split(' ')[0] ?? '')]
    .flatMap((row) => row?.with ?? [])
    .filter(({ has }) => !has.some((allergen) => asked.some((diet) => diet.allergens.includes(allergen))))
  const doing = usesIn(recipe)
  const fit =
    may.find(({ uses }) => uses.some((use) => doing.has(use))) ??
    (isEgg.test(fold(name)) ? may.find(({ uses }) => uses.length === 0) : may[0])
  return fit === undefined
    ? 'fuera, o cambia la base: no tengo un sustituto directo'
    : `${fit.what} (${fit.how}; efecto: ${fit.loss})`
}

/** An egg binds here, raises there and sets elsewhere: what does one of these does not do the others. */
const isEgg = /^huevos?\b/

/** What a food may be there for in a dish, in the words of swaps.tsv: by its name, its kind and what else it holds. */
const usesIn = ({ name, category, ingredients }: ChatRecipe): ReadonlySet<string> => {
  const said = fold(name)
  const holds = (food: RegExp): boolean => ingredients.some((line) => food.test(fold(line.name)))
  return new Set([
    ...said.split(' '),
    ...(holds(/^pan rallado|^panko/) ? ['rebozar', 'empanar'] : []),
    ...(holds(/^(?:impulsor|levadura|bicarbonato)/) || category === 'Panes y masas' ? ['bizcocho', 'masa'] : []),
    ...(/albondiga|hamburguesa|relleno|pastel de carne|croqueta de/.test(said) || holds(/picada/) ? ['ligar'] : []),
    ...(category === 'Huevos' ? ['tortilla', 'cuajar'] : []),
    ...(category === 'Salsas y fondos' ? ['salsa'] : []),
    ...(['Carnes', 'Aves', 'Legumbres', 'Sopas y cremas'].includes(category) ? ['cocinar', 'guiso'] : []),
  ])
}

const generalAdvice = (asked: readonly Diet[]): Reply =>
  declined(
    paragraphs(
      bullets(asked.map(({ name, notes }) => `**${name.charAt(0).toUpperCase()}${name.slice(1)}**: ${notes}`)),
      'Nada está adaptado todavía. Dime de qué receta hablamos y te digo qué cambiar, línea por línea.',
    ),
    [
      `Crea un bizcocho ${dietNameFor(asked[0]?.name ?? 'sin gluten', 'bizcocho')} para 10`,
      '¿Qué pongo en vez de huevo?',
    ],
  )

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
