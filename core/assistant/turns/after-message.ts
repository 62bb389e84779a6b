import { monthIn } from '#core/assistant/pages/answer-shelves.ts'
import { rephrased } from '#core/assistant/words/rephrase.ts'
import { isPasted, longestTurn } from '#core/assistant/words/turn-text.ts'
import { unabbreviated } from '#core/assistant/words/unabbreviated.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { monthNames } from '#core/cookbook/tables.ts'
import type { Topic } from '#core/look-up/look-up.ts'
import type { Resolution } from '#core/look-up/resolve.ts'
import { fold, tidyLine } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { type Context, isSpokenOf } from './context.ts'
import type { Message } from './conversation.ts'
import { findDish } from './find-dish.ts'
import { factIn } from './own/fact.ts'
import { libraryAskIn } from './own/library-ask.ts'
import { ownNamedIn } from './own/names.ts'
import type { Intent } from './question.ts'
import { readOne } from './read-one.ts'
import { offeredIn } from './whole/offered.ts'
import { withContext } from './with-context.ts'

/** What a conversation is about after one more message of it. */
export const afterMessage = (context: Context, { role, content, recipe }: Message, knowledge: Knowledge): Context => {
  if (role === 'assistant' || recipe !== undefined)
    return recipe === undefined
      ? {
          ...context,
          ...ownToldOf(content, context),
          offered: offeredOr(content, context.offered),
          courses: context.menu === '' ? context.courses : coursesOr(content, context.courses),
        }
      : { ...context, recipe, dish: '', servings: null }
  const lines = unabbreviated(content.slice(0, longestTurn))
  const text = withContext(rephrased(tidyLine(lines, longestTurn), context, knowledge), context, knowledge)
  const asked = isPasted(lines) ? null : factIn(text, context, knowledge)
  if (asked !== null) {
    const named =
      asked.dish === '' || isSpokenOf(asked.dish, context)
        ? {}
        : {
            recipe: null,
            dish: asked.dish,
            isOwn: ownNamedIn(asked.dish, knowledge) === asked.dish,
            servings: null,
            scaled: '',
          }
    return {
      ...context,
      ...named,
      fact: asked.fact,
      scaled: asked.fact.kind === 'reach' ? asked.fact.said : asked.scaledBy,
      intent: context.intent === 'scale' ? 'scale' : 'show',
      offered: [],
    }
  }
  const {
    intent,
    tie,
    subject,
    dish,
    servings,
    guests,
    looked,
    recipe: spokenOf,
  } = readOne(text, lines, context, knowledge)
  const library = libraryAskIn(text, context.library, knowledge)
  const named = namedDish(intent, tie, text, subject, context, knowledge)
  const topic = topicOf(intent, subject, looked, context, knowledge)
  if (named !== '')
    return { ...context, recipe: null, dish: named, isOwn: false, subject: named, servings, topic, library }
  if (passing.has(intent)) return { ...context, topic, library: library ?? context.library }
  const isSearch = intent === 'search' && subject !== '' && ofOwn.test(fold(text.slice(0, 200)))
  return {
    recipe: dish === '' && !isSearch ? spokenOf : null,
    // What several of hers hold is no dish of hers.
    dish: ofSeveral(library)
      ? ''
      : isSearch
        ? subject
        : dish === '' &&
            spokenOf === null &&
            explains.has(intent) &&
            looked.sure?.page.kind !== 'cards' &&
            findDish(subject, knowledge) !== null
          ? subject
          : dish,
    isOwn: context.isOwn && dish === context.dish,
    subject: subject === '' ? context.subject : withoutFault(subject, topic),
    intent,
    conversion: intent === 'convert' ? text : '',
    menu: intent === 'menu' ? text : context.menu,
    month: (intent === 'season' ? monthNames[(monthIn(text) ?? 0) - 1] : undefined) ?? context.month,
    courses: intent === 'menu' ? new Map() : context.courses,
    offered: subject === '' ? context.offered : [],
    guests: guests.length > 0 ? guests : dish === context.dish ? context.guests : [],
    servings: servings ?? (dish === context.dish ? context.servings : null),
    topic,
    pricing: dish === context.dish ? context.pricing : [],
    fact: null,
    scaled:
      intent === 'scale' || scalesBy.test(fold(text.slice(0, 120)))
        ? text
        : dish === context.dish
          ? context.scaled
          : '',
    library,
  }
}

/** What was offered stands while what was asked since offered nothing and went nowhere: a turn that named something has taken it away. */
const offeredOr = (content: string, before: readonly string[]): readonly string[] => {
  const offered = offeredIn(content)
  return offered.length > 0 ? offered : before
}

const ofSeveral = (library: Context['library']): boolean =>
  library !== null && ['some', 'all', 'allergen', 'diet'].includes(library.kind)

/** 'Sólo tengo 6,5 kg de tomate, para cuántos me llega'. */
const scalesBy = /\b(?:tengo|tenemos|queda|quedan|hay|con)\b.{0,12}\d.{0,60}\b(?:cuant[oa]s?|llega|da|sale|salen)\b/

/** What the next question may be about: the page that answered, else that of the dish or thing that was named. */
const topicOf = (
  intent: Intent,
  subject: string,
  { sure }: Resolution,
  context: Context,
  knowledge: Knowledge,
): Topic | null => {
  const page = lookedUp.has(intent) && sure !== null ? sure.page : knowledge.cookbook.named(subject)
  if (page === null) return context.topic
  return { path: page.path, heading: lookedUp.has(intent) ? (sure?.heading ?? null) : null, text: page.name }
}

/** A dish named by itself, or asked how it is made where no recipe is spoken of: what follows may be about it. */
const namedDish = (
  intent: Intent,
  tie: readonly Intent[],
  text: string,
  subject: string,
  context: Context,
  knowledge: Knowledge,
): string => {
  // Nothing but its name, also where a page was told of it: 'tarta de queso'.
  const isBare = stemsOf(text).length === stemsOf(subject).length
  const isAsked = (intent === 'unknown' && (tie.includes('create') || isBare)) || (isBare && explains.has(intent))
  return isAsked && subject !== '' && findDish(subject, knowledge) !== null && context.recipe === null ? subject : ''
}

/** 'La más barata por ración es **Flan**', '**Flan** (de tu biblioteca)': what is asked next, 'muéstramela', is of that dish. */
const ownToldOf = (content: string, { library, recipe, dish }: Context): Partial<Context> => {
  const said = content.slice(0, 300)
  const first =
    library === null
      ? /^\*\*([^*\n]{3,80})\*\*[^*\n]{0,40}\(de tu biblioteca\)/mu.exec(said)?.[1]
      : (/más (?:barat|car|alt|baj)\p{L}+[^*\n]{0,40} es \*\*([^*\n]{3,80})\*\*|^La última es \*\*([^*\n]{3,80})\*\*|^La que más [^*\n]{3,40} lleva es \*\*([^*\n]{3,80})\*\*/u
          .exec(said)
          ?.slice(1)
          .find((one) => one !== undefined) ?? onlyFound.exec(said)?.[1])
  if (first === undefined || (library === null && recipe !== null)) return {}
  // 'Merluza en salsa verde (sin almejas)' was supposed: what is hers has no such note.
  const own = fold(first).startsWith(`${fold(dish)} (`) && dish !== '' ? dish : first
  const named = { recipe: null, dish: own, isOwn: true, subject: own }
  // Of the dish spoken of by a shorter name the servings stay.
  return library === null ? named : { ...named, servings: null }
}

/** The one recipe that was found: 'a ver la ficha' is of it. */
const onlyFound = /^En tu biblioteca, [^\n*]{0,80}: \*\*1\*\*\.\s+- \*\*([^*\n]{3,80})\*\*/u

/** The lines of our own answer: '- **Postre**: Flan', and of a week '**lunes**: Lentejas; Pollo; fruta fresca.'. */
const coursesOr = (content: string, before: Context['courses']): Context['courses'] => {
  const courses = coursesOf(content)
  // What it costs, or a recipe, leaves the menu as it was.
  return courses.size > 0 ? courses : before
}

const coursesOf = (content: string): Context['courses'] =>
  new Map([
    ...[
      ...content.slice(0, longestTurn).matchAll(/^\*\*(\p{L}{5,9})\*\*: ([^;\n]+); ([^;\n]+); ([^;\n]+)\.$/gmu),
    ].flatMap(([, day = '', first = '', second = '', last = '']): [string, string][] => [
      [`${fold(day)} primero`, first],
      [`${fold(day)} segundo`, second],
      [`${fold(day)} postre`, last],
    ]),
    ...[...content.slice(0, longestTurn).matchAll(/^- \*\*(\p{L}{4,12})\*\*: ([^\n*]{3,80})$/gmu)].flatMap(
      ([, course = '', dish = ''], at, all): [string, string][] => {
        const place = all.slice(0, at + 1).filter(([, other = '']) => other === course).length
        return place === 1
          ? [
              [fold(course), dish],
              [`${fold(course)} 1`, dish],
            ]
          : [[`${fold(course)} ${place}`, dish]]
      },
    ),
  ])

/** What is looked up in the pages. */
const lookedUp: ReadonlySet<Intent> = new Set<Intent>([
  'technique',
  'proportion',
  'safety',
  'serving',
  'unknown',
  'off-topic',
  'substitute',
])

/** How it is made or in what proportion: then 'añádele canela' is said of it. */
const explains: ReadonlySet<Intent> = new Set<Intent>(['technique', 'proportion'])

/** A search of the cook's own recipes: what follows may be about the one that was found. */
const ofOwn = /\b(?:tengo|tenemos|mis|biblioteca)\b(?! \d)/

/** 'Crema inglesa cortada', after what went wrong with it: what is spoken of is the custard. */
const withoutFault = (subject: string, topic: Topic | null): string => {
  if (topic?.heading !== 'Fallos') return subject
  const bare = subject.replace(
    /\s(?:se (?:me |nos )?(?:ha|han|esta|est[aá]n|queda|corta|baja|hunde|pega)(?!\p{L}).*|(?:cortad|quemad|agarrad|pegad|hundid|bajad|pasad|aguad)[oa]s?)$/iu,
    '',
  )
  return bare === '' ? subject : bare
}

/** What leaves the conversation where it was. */
const passing: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'help', 'thanks', 'off-topic', 'unknown'])
