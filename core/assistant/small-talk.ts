import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { answerPairing } from './pages/pairing.ts'
import type { Reply } from './reply.ts'
import { bold, bullets, declined, paragraphs, plain, reply } from './say.ts'
import { firstSuggestions } from './suggestions.ts'
import { deletes, insulting, wineAsked } from './turns/off-topic.ts'
import type { Intent, Question } from './turns/question.ts'

/** 'El segundo', 'eso', 'el de antes', with nothing they could mean. */
const pointing =
  /^\W*(?:y )?(?:(?:el|la|los|las) (?:primer|segund|tercer|cuart|quint|ultim|otr|mism)[oa]s?(?: de (?:antes|arriba|todos))?|(?:el|la|los|las) (?:de antes|de arriba|mas (?:barat|car|rapid|facil)[oa]s?)|es[oe]|esa|esto|este|esta|aquello)\W*$/

/** Asks what a turn means that only points at something; null of any other. */
export const pointsAt = (text: string): Reply | null =>
  pointing.test(fold(text.slice(0, 60))) ? declined('No sé a cuál te refieres. Dímelo por su nombre y sigo.', []) : null

/** A turn that goes on from a question of which nothing is known for what it names; `thing` where it names nothing itself. */
export const notCarried = (text: string, thing = ''): Reply =>
  thing === ''
    ? declined(
        `Lo que preguntabas, de ${bold(
          plain(
            text
              .replace(
                /^\W*(?:y|o|e|con|de|del|al?|el|la|los|las|un|una|si|es)(?: (?:el|la|los|las|de|con|del|un|una|es))* /iu,
                '',
              )
              .replace(/[?!.\s]+$/, ''),
            60,
          ),
        )} no lo sé. Pregúntamelo entero, por si lo he entendido mal.`,
        [],
      )
    : declined(
        `De ${bold(plain(thing, 60))} eso no lo tengo apuntado. Pregúntamelo entero, por si lo he entendido mal.`,
        [],
      )

/** What lacks is a tool, and nobody has said what for. */
export const withoutTool = (tool: string): Reply =>
  declined(
    `${tool.charAt(0).toUpperCase()}${tool.slice(1)}: dime qué querías hacer y te digo si lo tengo de otra manera.`,
  )

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

/** Who answers, asked by a cook who wonders. */
export const who: Reply = reply(
  'Soy un programa, no una persona: el asistente de cocina de Obrador. Contesto de un recetario y de tablas con su fuente, y de tus recetas y tus precios: no tengo un texto de instrucciones que repetir ni que cambiar. Lo que no sé, te lo digo.',
  firstSuggestions,
)

export const thanks: Reply = reply('A ti. Cuando quieras seguimos.', firstSuggestions.slice(1))

export const offTopic = (question: Question, knowledge: Knowledge): Reply => {
  const folded = fold(question.text.slice(0, 600))
  if (deletes.test(folded)) return noDeleting
  if (wineAsked.test(folded)) return answerPairing(question, knowledge) ?? noPairing
  return /\b(?:liga|mundial|politica)\b/.test(folded) || !insulting.test(folded) ? notCooking : calm
}

export const calm: Reply = reply(
  'No he acertado, y lo siento. Dime en una frase qué plato o qué dato necesitas y lo intento de otra manera.',
  firstSuggestions,
)

const noDeleting: Reply = reply(
  'Desde aquí no borro nada. Bórralo tú en su pantalla (la biblioteca, los precios o tu cuenta); lo que borres allí se puede deshacer un momento después.',
  firstSuggestions,
)

const noPairing: Reply = declined(
  'De eso no tengo ficha de maridaje, y no te voy a recomendar a ojo: dime el producto principal (pescado, carne, queso, postre) o pregúntale a tu sumiller.',
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
  return declined(
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

/** Words of other languages that Spanish has not got. */
const foreign =
  /\b(?:the|how|what|make|with|please|recipe|hello|thanks|you|my|com|faig|amb|vull|quina|recepta|sisplau|gracies|comment|avec|recette|bonjour|merci|kaixo|nola|mesedez|errezeta|fago|unha|receita|obrigado|wie|bitte|rezept)\b/

/** What could not be read at all, said honestly; null when there are words to look up. */
export const unreadable = (text: string): Reply | null => {
  if (!/\p{L}{2}/u.test(text))
    return reply('Sólo entiendo palabras, y en español: recetas, costes, técnicas, temperaturas.', firstSuggestions)
  return foreign.test(fold(text.slice(0, 600)))
    ? reply(
        'Sólo entiendo español (*I only understand Spanish · Només entenc el castellà*). Sé de recetas, costes, técnicas y temperaturas.',
        firstSuggestions,
      )
    : null
}
