import { fold } from '#core/spanish/fold.ts'

/** 'No consigo que ligue la mayonesa', 'no hay manera de que el pan suba'. Over the folded turn. */
const notManaged =
  /^\W*(?:no (?:consigo|conseguimos|logro|hay (?:manera|forma) de)|nunca consigo) que (?:(?:se |me )*([a-z]{3,12}?) ((?:el|la|los|las) [a-z]{3,}(?: [a-z]{2,}){0,3})|((?:el|la|los|las) [a-z]{3,}(?: (?:de|del|con|al) [a-z]{3,}){0,2}) (?:se |me )*([a-z]{3,12}))\W*$/

/** What one does not bring about is a fault of the thing, told in the indicative: 'ligue' is 'liga', 'suba' is 'sube'. Null of any other turn. */
export const notManagedIn = (turn: string): string | null => {
  const [, first, thing, other, second] = notManaged.exec(fold(turn.slice(0, longest))) ?? []
  const [said, of] = [first ?? second, thing ?? other]
  if (said === undefined || of === undefined) return null
  const [, stem = '', end = '', many = ''] = /^([a-z]+?)([ae])(n?)$/.exec(said) ?? []
  if (stem === '') return null
  const own = end === 'e' ? stem.replace(/gu$/, 'g').replace(/qu$/, 'c') : stem.replace(/z$/, 'c')
  if (said.startsWith('espes')) return `${of} queda líquida`
  return `${of} no ${own}${end === 'e' ? 'a' : 'e'}${many}`
}

/** Characters. */
const longest = 80
