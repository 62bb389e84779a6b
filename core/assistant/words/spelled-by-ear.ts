import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { distance } from '#core/spanish/distance.ts'
import { fold } from '#core/spanish/fold.ts'
import { singularKey } from '#core/spanish/plural.ts'
import { rootOf } from '#core/spanish/root.ts'
import { soundOf } from '#core/spanish/sound.ts'

/** Longer is a list or a text, and is left as it is. Characters. */
const longestTurn = 300
/** Shorter words sound like too many others, but with a letter Spanish hardly writes. Letters. */
const shortest = 4
const rare = /[kwx]/
/** A root shorter than this is in too many words. Letters. */
const shortestRoot = 4

type Ear = {
  readonly isKnown: (word: string) => boolean
  /** Whether the book writes it so, or in the singular. */
  readonly isWritten: (word: string) => boolean
  /** Words of the book by how they sound, the commonest first. */
  readonly bySound: ReadonlyMap<string, readonly string[]>
  readonly rootBySound: ReadonlyMap<string, string>
}

const ears = new WeakMap<Knowledge['cookbook'], Ear>()

/** Every word the cookbook and the table of foods write, by its sound; made at the first question. */
const earOf = ({ cookbook, pantry }: Knowledge): Ear => {
  const known = ears.get(cookbook)
  if (known !== undefined) return known
  const counts = new Map<string, number>()
  const count = (text: string): void => {
    for (const word of fold(text).match(/[a-z]{2,}/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const { name, aliases, questions, sections } of cookbook.pages)
    for (const text of [
      name,
      ...aliases,
      ...questions,
      ...sections.flatMap(({ lines }) => lines.map((line) => line.text)),
    ])
      count(text)
  for (const { ours, others } of cookbook.otherNames) for (const text of [ours, ...others]) count(text)
  for (const { names } of [...cookbook.ratios, ...cookbook.bathTimes, ...cookbook.sugarStages, ...cookbook.portions])
    for (const text of names) count(text)
  for (const { part } of cookbook.ratios) for (const text of part) count(text)
  for (const { name, synonyms } of pantry.foods) for (const text of [name, ...synonyms]) count(text)
  for (const word of everydayWords) counts.set(word, (counts.get(word) ?? 0) + 50)
  const bySound = new Map<string, string[]>()
  const rootBySound = new Map<string, string>()
  const roots = new Set<string>()
  for (const [word] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const sound = soundOf(word)
    bySound.set(sound, [...(bySound.get(sound) ?? []), word])
    const root = rootOf(word)
    roots.add(root)
    const rootSound = soundOf(root)
    if (root.length >= shortestRoot && word.startsWith(root) && !rootBySound.has(rootSound))
      rootBySound.set(rootSound, root)
  }
  const made: Ear = {
    isWritten: (word) => counts.has(word) || counts.has(singularKey(word)),
    isKnown: (word) =>
      counts.has(word) || counts.has(singularKey(word)) || (!rare.test(word) && roots.has(rootOf(word))),
    bySound,
    rootBySound,
  }
  ears.set(cookbook, made)
  return made
}

/** Letters by which a word that Spanish hardly writes may be written otherwise. */
const mostStrange = 2

/** Words of talk that a cookbook seldom writes. */
const everyday =
  'kcal wey bro max pague pago pagar pagamos hay hacer hago hace hacen hice hizo hicimos hecho hecha echo echa echar convierte convierto que qué cuanto cuanta cuantos cuantas como cuando donde cual quien rato ahora luego ayer hoy manana tarde ' +
  'puedo puede quiero tengo tiene vale bueno buenas hola gracias jefe llevo lleva dejo dejar deja sobra sobrado quedado vez voy va vamos debo ' +
  'cogi cogimos cogio recogi hervi hervimos coci cocimos freimos frei lave lavamos congele congelamos meti metimos saque sacamos abri abrimos compre compramos servi servimos puse pusimos deje dejamos corte cortamos'

const everydayWords: ReadonlySet<string> = new Set(everyday.split(' '))

/** How a word written by ear may be meant, the likeliest first: x for ch, w for hu, and the d that is not said. */
const meant = (word: string): readonly string[] => [
  ...(word.includes('x') ? [word.replace(/x/g, 'ch')] : []),
  ...(/^w[aeiou]/.test(word) ? [word.replace(/^w/, 'hu')] : []),
  ...(word.includes('sh') ? [word.replace(/sh/g, 'ch')] : []),
  word,
  ...(swallowed.test(word) ? [word.replace(/([ai])o(s?)$/, '$1do$2')] : []),
  ...(/[aeiu]$/.test(word) ? [`${word}d`] : []),
]

/** 'Pescao': the d is not said. */
const swallowed = /[ai]os?$/

/** The word of the book a folded one must be, that is spelled as it sounds; null where it is a word, or sounds like none. */
const byEar = (word: string, ear: Ear, words: ReadonlySet<string>): string | null => {
  // 'Cantida', 'salu': the last d is not said.
  const whole = `${word}d`
  if (word.length > shortest && /[aiu]$/.test(word) && !ear.isWritten(word) && ear.isWritten(whole)) return whole
  if ((word.length < shortest && !rare.test(word)) || ear.isKnown(word)) return null
  const found = soundingLike(word, ear)
  // A word of safety stays as it is, slips and all, but for the small words around it.
  const isKept = words.has(word) && !swallowed.test(word) && !(found !== null && everydayWords.has(found))
  return isKept ? null : found
}

const soundingLike = (word: string, ear: Ear): string | null => {
  for (const way of meant(word)) {
    // 'Quimchi' is kimchi; 'quere' is no kheer.
    const same = (ear.bySound.get(soundOf(way)) ?? []).filter(
      (one) => rare.test(way) || !rare.test(one) || distance(way, one, way.length) <= mostStrange,
    )
    const [nearest] = same.toSorted((one, other) => distance(way, one, way.length) - distance(way, other, way.length))
    if (nearest !== undefined) return nearest
    // 'Se rompió' is no 'rompido' that somebody swallowed the d of.
    if (way !== word && /idos?$/.test(way)) continue
    const root = rootOf(way)
    const known = way.startsWith(root) ? ear.rootBySound.get(soundOf(root)) : undefined
    // 'Quero' is no form of 'kheer': what Spanish hardly writes is heard whole, as 'quimchi' is.
    const isStrange = known !== undefined && rare.test(known) && !rare.test(way)
    if (known !== undefined && !isStrange && root.length >= shortestRoot) return known + way.slice(root.length)
  }
  return null
}

/**
 * A turn written as it is spoken, in the spelling of the book: 'kuanto rato el cevixe' → 'cuanto rato el ceviche', 'conjelar el
 * pescao' → 'congelar el pescado'. Only words that neither the book nor `words` know are touched; what sounds like none stays.
 */
export const spelledByEar = (text: string, words: ReadonlySet<string>, knowledge: Knowledge): string => {
  if (text.length > longestTurn || text.includes('\n')) return text
  const ear = earOf(knowledge)
  return text.replace(/(?<![\p{L}\d])\p{L}{3,24}(?![\p{L}\d])/gu, (word) => byEar(fold(word), ear, words) ?? word)
}
