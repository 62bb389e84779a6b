import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import { missingIn } from '#core/assistant/turns/missing.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'

/** The words that ask what replaces a thing, up to its name: 'tengo un alérgico al huevo, qué pongo en vez de'. Over the folded text. */
const asksInstead =
  /^(.*\b(?:(?:por|con) que (?:lo |la |puedo )*(?:cambi|sustitu|reemplaz|remplaz)\w+|(?:en (?:vez|lugar)|en sustitucion|sustitut\w+) de(?=l? )))(?: |l )(?:el |la |los |las )?(.+)$/
/** 'Y la leche de la bechamel', 'y el pan rallado'. */
const other = /^\W*y (?:para )?(?:del? )?(?:el |la |los |las )?([a-z][a-z ]{2,40}?)\W*$/
/** 'Y en las croquetas': the same thing, in another dish. */
const inOther = /^\W*y ((?:en|para) (?:el |la |los |las |un |una |unas |unos )?[a-z][a-z ]{2,30}?)\W*$/
/** 'Y si lo hago con aceite, llevaba 250 g de mantequilla'. */
const withOther =
  /^\W*(?:y )?(?:si )?(?:(?:lo|la|los|las) (?:hago|hacemos) |uso |usamos |pongo )?con ([a-z][a-z ]{2,25}?),? (?:cuanto|cuanta|llevaba|lleva|llevan|eran|son|(?:la receta )?(?:me )?(?:lleva|pide))\b[^\d]*(\d[\d.,]* ?(?:g|gr|gramos|kg|kilos?|ml|cl|l|litros?)) (?:de (?:la )?)([a-z][a-z ]{2,25}?)\W*$/
/** What asks something of its own, and no replacement. */
const asksElse = /\b(?:que|cuant\w+|como|cual|puede\w*|puedo|lleva\w*|tiene\w*|contiene\w*|sin|con|vale|sirve\w*)\b/

/**
 * A turn after the question what replaces a thing, said whole for the same guest: 'y la leche de la bechamel' asks what replaces that,
 * and is no question whether the guest may have it. What was asked before is read only where the turn may go on with it. Null where the turn is of another kind, or nothing we know of replaces its thing.
 */
export const replacedAgain = (turn: string, wholeBefore: () => string, knowledge: Knowledge): string | null => {
  if (turn.length > longestTurn) return null
  const folded = fold(turn)
  const measured = withOther.exec(folded)
  const place = inOther.exec(folded)?.[1]
  const named = place === undefined ? other.exec(folded)?.[1] : undefined
  if (measured === null && ((named ?? place) === undefined || asksElse.test(named ?? place ?? ''))) return null
  const before = wholeBefore()
  const [, asks = '', thing = ''] =
    before.length > longestBefore ? [] : (asksInstead.exec(fold(before).replace(/[?!.\s]+$/, '')) ?? [])
  if (asks === '') return null
  if (measured !== null) {
    const [, by = '', amount = '', of = ''] = measured
    return `${guestOf(asks)}cuánto ${by} pongo en vez de ${amount} de ${of}`
  }
  const same = `${asks} ${thing.replace(/ (?:en|para|del?) .*$/, '')} ${place}`
  const whole = `${named === undefined ? same : `${guestOf(asks)}con qué sustituyo ${named}`}${guestBehind(before, asks)}`
  return missingIn(whole, knowledge) === null ? null : whole
}

/** The same where it was said behind the thing: 'la gelatina para una vegana'. */
const guestBehind = (before: string, asks: string): string => {
  const known = new Set(dietsIn(asks).map(({ name }) => name))
  return dietsIn(before)
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => `, ${name}`)
    .join('')
}

/** For whom it is asked: what stands before the question. */
const guestOf = (asks: string): string => {
  const at = asks.lastIndexOf(', ')
  return at < 0 ? '' : asks.slice(0, at + 2)
}

/** Characters. */
const longestTurn = 90
const longestBefore = 200
