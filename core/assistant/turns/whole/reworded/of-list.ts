import { findDish } from '#core/assistant/turns/find-dish.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'

/** Longer answers are recipes or tables. Characters. */
const longestAnswer = 4000
/** A longer turn names its own thing. Characters. */
const longestTurn = 100

/** The bullets of our own answers, by what each begins with: '- **Frittata**: huevo…', '- Migas: 120 g por persona.', '- Frittata'. */
const bullet = /^- (?:\*\*)?([\p{Lu}][^\n*:·(]{2,60}?)(?:\*\*)?(?: \(tuya\))?(?:[:·(][^\n]*|\.?)$/gmu
/** The same, of a menu: '- **Postre**: Flan de coco'. */
const course = /^- \*\*(aperitivo|entrante|primero|segundo|pescado|carne|postre|principal)\*\*: ([^\n*]{3,80})$/gimu
/** 'Con pan duro salen migas, torrijas y pudin.' */
const comesOf = /\bsalen ([^\n.]{5,160})\./

/** The dishes our own answer listed, in its order; of a menu only where all are of one course. */
const listedIn = (content: string, knowledge: Knowledge): readonly string[] => {
  const said = content.slice(0, longestAnswer)
  const courses = [...said.matchAll(course)]
  if (courses.length > 0) {
    const isOne = new Set(courses.map(([, name = '']) => fold(name))).size === 1
    return isOne ? courses.map(([, , dish = '']) => dish.trim()) : []
  }
  const told = comesOf.exec(said)?.[1]?.split(/, | y (?=\p{L}+(?: de | con |$))| y /u) ?? []
  const listed = (told.length > 1 ? told : [...said.matchAll(bullet)].map(([, name = '']) => name)).map((name) =>
    name.trim(),
  )
  return listed.filter((name) => isDish(name, knowledge))
}

const isDish = (name: string, knowledge: Knowledge): boolean => {
  const page = knowledge.cookbook.named(name)
  const found = page === null ? findDish(name, knowledge) : null
  return (page !== null && page.kind !== 'cards') || (found !== null && found.unknown.length === 0)
}

const places = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext']
const byPlace =
  /(?<![a-z])(?:(del?|al?) )?(?:(?:el|la|lo) )?(?:(primer|segund|tercer|cuart|quint|sext|ultim|penultim)(?:[oa])?|(?:numero |n )?([1-6]))(?: (?:plato|idea|opcion|receta|propuesta))?(?: (?:de (?:la lista|(?:es[oa]s|ell[oa]s|las?|los?)(?: que .*)?)|que (?:me |nos )?(?:has|habias|dijiste|diste|pusiste|propusiste|propones|dices|pones|sale|salia|mencion)[a-z]*(?: (?:dicho|puesto|dado|propuesto|mencionado|antes|tu))*))?(?=\W*$|,| (?:para |pa |como |que |cuant|lleva|tiene|se |con que|porfa|por favor|a \d|sin |me |nos ))/
/** What chooses, and asks nothing else. */
const chooses =
  /^\W*(?:(?:pues|vale|ok|y|venga|mejor|si|entonces|bueno|creo que|gracias)[, ]+)*(?:(?:prefiero|me quedo con|elijo|quiero|hazme|haz|dame|ponme|crea|creame|preparame|hago|voy con|me gusta|cojo|vamos con|hacemos)(?: la receta(?: de)?| mejor)?|la receta de)? *$/
const servings = /^\W*(?:(?:para|pa) (?:unos |unas )?\d+.*|porfa|por favor)?\W*$/

/** 'El primero para 8', 'cuánto cuesta la segunda que has dicho': the turn with the dish of that place in our own list; null of any other. */
export const ofList = (turn: string, answer: string, knowledge: Knowledge): string | null => {
  if (turn.length > longestTurn) return null
  const folded = fold(turn)
  if (thatOne.test(folded)) {
    const [only, ...others] = listedIn(answer, knowledge)
    return only === undefined || others.length > 0 ? null : `dame la receta de ${only.toLowerCase()}`
  }
  const found = byPlace.exec(folded)
  // '3' by itself is a figure, and no place: 'la 3' is.
  if (found === null || (found[3] !== undefined && !/(?:el|la|lo|numero|n) (?:numero |n )?\d/.test(found[0])))
    return null
  const dishes = listedIn(answer, knowledge)
  if (dishes.length < leastListed) return null
  const place = found[2] ?? ''
  const at =
    found[3] !== undefined
      ? Number(found[3]) - 1
      : place === 'ultim'
        ? dishes.length - 1
        : place === 'penultim'
          ? dishes.length - 2
          : places.indexOf(place)
  const dish = dishes[at]?.toLowerCase()
  if (dish === undefined) return null
  const [lead, rest] = [folded.slice(0, found.index), folded.slice(found.index + found[0].length)]
  if (chooses.test(lead) && servings.test(rest)) return `dame la receta de ${dish}${rest}`
  return `${lead}${found[1] === undefined ? '' : found[1].startsWith('d') ? 'de ' : 'a '}${dish}${rest}`
}
const leastListed = 2

const thatOne =
  /^\W*(?:(?:pues|vale|ok|y|venga|mejor)[, ]+)*(?:hazme|haz|dame|crea|creame|quiero|ponme|preparame|prefiero)(?: la receta(?: de)?)? (?:es[oae]s?|est[oae]s?)(?: (?:para|pa) \d+.*)?\W*$/

/** What 'hazme esa' may be of, after a list. */
export const thatOfList = (turn: string, answer: string, knowledge: Knowledge): readonly string[] =>
  thatOne.test(fold(turn.slice(0, longestTurn))) ? listedIn(answer, knowledge) : []
