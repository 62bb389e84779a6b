import { fold } from '#core/parsing/fold.ts'
import { insulting, wineAsked } from './intents.ts'
import type { Intent, Question } from './question.ts'
import type { Reply } from './reply.ts'
import { bold, bullets, paragraphs, plain, reply } from './say.ts'
import { firstSuggestions } from './suggestions.ts'

/** Each thing the assistant does, as it is offered: what, and a question that gets it. */
const offers: Partial<Record<Intent, readonly [what: string, example: string]>> = {
  create: ['crear una receta y guardarla', 'Crea una receta de croquetas de jamón para 8'],
  scale: ['escalarla', 'Pásala a 30 raciones'],
  search: ['buscar en tu biblioteca', '¿Qué puedo hacer con calabaza?'],
  cost: ['decirte lo que cuesta', '¿Cuánto cuesta mi gazpacho?'],
  nutrition: ['calcular su nutrición', '¿Calorías del aguacate?'],
  allergens: ['decirte sus alérgenos', '¿Qué alérgenos llevan las croquetas de jamón?'],
  convert: ['convertir medidas', '¿Cuánto son 2 tazas de harina en gramos?'],
  substitute: ['buscar un sustituto', '¿Qué pongo en vez de huevo?'],
  technique: ['explicar una técnica', '¿Por qué se corta la mayonesa?'],
  proportion: ['darte una proporción', '¿Cuánta gelatina por litro?'],
  safety: ['temperaturas y conservación', '¿A qué temperatura saco el solomillo?'],
  season: ['productos de temporada', '¿Qué hay de temporada en noviembre?'],
  cut: ['piezas y cortes', '¿Qué pieza para estofar?'],
  menu: ['proponer un menú', 'Menú de otoño para 20'],
  serving: ['gramos por ración', '¿Cuánto arroz para 12 personas?'],
  show: ['enseñarte una receta', 'Enséñame mi receta de gazpacho'],
}

export const greeting: Reply = reply(
  paragraphs('Buenas. ¿Qué cocinamos?', bullets(firstSuggestions.slice(0, 3))),
  firstSuggestions,
)

export const help: Reply = reply(
  paragraphs(
    'Puedo:',
    bullets([
      '**Crear recetas** completas, que se guardan en tu biblioteca',
      '**Escalar**, **costear** y calcular **nutrición** y **alérgenos** de las tuyas',
      '**Proporciones**, **técnicas**, **sustituciones** y **conversiones**',
      '**Temperaturas** y conservación, con su fuente',
      '**Buscar** en tu biblioteca, y temporada, cortes y menús',
    ]),
    `Por ejemplo: «${firstSuggestions[0]}», «${firstSuggestions[1]}», «${firstSuggestions[2]}».`,
  ),
  firstSuggestions,
)

export const thanks: Reply = reply('A ti. Cuando quieras seguimos.', firstSuggestions.slice(1))

export const offTopic = ({ text }: Question): Reply => {
  const folded = fold(text.slice(0, 600))
  if (wineAsked.test(folded)) return noWines
  return /\b(?:liga|mundial|politica)\b/.test(folded) || !insulting.test(folded) ? notCooking : calm
}

const calm: Reply = reply(
  'No he acertado, y lo siento. Dime en una frase qué plato o qué dato necesitas y lo intento de otra manera.',
  firstSuggestions,
)

const noWines: Reply = reply(
  'De vinos y maridajes no tengo tabla, y no te voy a recomendar a ojo: eso, a tu sumiller. Del plato sí sé: receta, coste, alérgenos y temperaturas.',
  firstSuggestions,
)

const notCooking: Reply = reply(
  'De eso no sé: aquí hablamos de cocina. Recetas, costes, técnicas, temperaturas, lo que tengas en la cámara.',
  firstSuggestions,
)

/** Two or three readings as good as each other: the cook chooses. */
export const askWhich = ({ tie, subject }: Question): Reply => {
  const choices = tie.flatMap((intent) => {
    const offer = offers[intent]
    return offer === undefined
      ? []
      : [{ what: offer[0], question: subject === '' ? offer[1] : withSubject(intent, plain(subject, 60), offer[1]) }]
  })
  return reply(
    paragraphs(
      subject === '' ? '¿Qué prefieres?' : `¿Qué quieres de ${bold(subject)}?`,
      bullets(
        choices.map(({ what, question }) => `**${what.charAt(0).toUpperCase()}${what.slice(1)}**: «${question}»`),
      ),
    ),
    choices.map(({ question }) => question),
  )
}

const withSubject = (intent: Intent, subject: string, example: string): string => {
  switch (intent) {
    case 'create':
      return `Crea una receta de ${subject}`
    case 'search':
      return `¿Qué recetas tengo con ${subject}?`
    case 'cost':
      return `Escandallo de ${subject}`
    case 'nutrition':
      return `¿Calorías de ${subject}?`
    case 'technique':
      return `Cómo hacer ${subject}`
    case 'proportion':
      return `¿Proporción de ${subject}?`
    case 'safety':
      return `Temperatura para ${subject}`
    case 'show':
      return `Enséñame mi receta de ${subject}`
    case 'substitute':
      return `¿Qué pongo en vez de ${subject}?`
    default:
      return example
  }
}

/** Words that hint at an intent without asking for it: what to offer when nothing was understood. */
const hints: readonly (readonly [Intent, RegExp])[] = [
  ['scale', /\b(?:pax|comensal|racion|personas?|banquete|servicio|\d+ ?pers)/],
  ['safety', /\b(?:grados|horno|camara|nevera|crudo|frio|caliente|dias)/],
  ['cost', /\b(?:euros?|€|caro|barato|margen|proveedor|kilo)/],
  ['nutrition', /\b(?:dieta|sano|light|proteina|azucar|grasa)/],
  ['substitute', /\b(?:alergi|intoleran|celiac|vegan|falta)/],
  ['convert', /\b(?:taza|cuchara|gramos|onzas|medida)/],
  ['technique', /\b(?:tecnica|truco|textura|salsa|masa|punto|batir|cocer)/],
  ['menu', /\b(?:boda|carta|evento|navidad|cena|comida|grupo)/],
  ['season', /\b(?:mercado|fruta|verdura|mes)/],
  ['search', /\b(?:recetas?|biblioteca|sobra|tengo)/],
]

/** Words of other languages that Spanish has not got. */
const foreign =
  /\b(?:the|how|what|make|with|please|recipe|hello|thanks|you|my|com|faig|amb|vull|quina|recepta|sisplau|gracies|comment|avec|recette|bonjour|merci|kaixo|nola|mesedez|errezeta|fago|unha|receita|obrigado|wie|bitte|rezept)\b/

/** What could not be read of it, said honestly. */
const misread = (text: string, folded: string): string => {
  if (!/\p{L}{2}/u.test(text)) return 'Sólo entiendo palabras, y en español: recetas, costes, técnicas, temperaturas.'
  return foreign.test(folded)
    ? 'Sólo entiendo español (*I only understand Spanish · Només entenc el castellà*). Sé de recetas, costes, técnicas y temperaturas.'
    : 'No te he entendido. Hablo español y sé de cocina: recetas, costes, técnicas, temperaturas.'
}

/** Said so, with the three nearest things we can do. */
export const notUnderstood = ({ text }: Question): Reply => {
  const folded = text
    .slice(0, 600)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  const near = hints.filter(([, words]) => words.test(folded)).map(([intent]) => intent)
  const three = [...new Set<Intent>([...near, 'create', 'search', 'technique'])].slice(0, 3)
  const lines = three.flatMap((intent) => {
    const offer = offers[intent]
    return offer === undefined
      ? []
      : [{ line: `**${offer[0].charAt(0).toUpperCase()}${offer[0].slice(1)}**: «${offer[1]}»`, example: offer[1] }]
  })
  return reply(
    paragraphs(misread(text, folded), '¿Es algo de esto?', bullets(lines.map(({ line }) => line))),
    lines.map(({ example }) => example),
  )
}
