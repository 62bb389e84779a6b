import { articleFor, guessedGender, isPlural } from '#core/spanish/agreement.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { type Draft, eachSentence, type Item, type Rule, speaksOf, textOf } from './draft.ts'

/** Dry pulses: soaked, their water thrown away, boiled hard. FDA, Bad Bug Book (2nd ed.): 100 °C, 10 min at least. */
export const pulses: Rule = (draft) => {
  const dry = draft.items.filter(isDry)
  if (dry.length === 0) return draft
  const soaking = dry.filter(
    ({ tags }) => tags.has('legumbre-lectina') || tags.has('legumbre-remojo') || tags.has('altramuz'),
  )
  if (soaking.length === 0) return lentils(draft, dry)
  const text = textOf(draft)
  const isSoaked = /remoj/.test(text)
  const boilsHard = hardBoil.test(text)
  const cooksLong = /\b[123](?:[.,]5)? ?h\b|\b(?:4[5-9]|[5-9]\d|1[0-9]\d) ?min|\bvalvula\b/.test(text)
  const cooksApart = /aparte[^.\n]*remojo desde/.test(text)
  if ((isSoaked || soaking.every(({ key }) => isFresh(key))) && boilsHard && cooksLong)
    return eachSentence(draft, gently)
  if (isSoaked && cooksLong && !cooksApart) {
    const toxic = soaking.filter(({ tags }) => tags.has('legumbre-lectina'))
    return toxic.length === 0 ? draft : withHardBoil(draft, toxic)
  }
  return withOwnBoil(draft, dry, soaking)
}

/** A boil that destroys the lectin, as a method may write it. */
const hardBoil =
  /borboton|hervor fuerte|hervir fuerte|100 ?°|hierv[^.\n]{0,60}\b(?:1\d|[2-9]\d) ?min|hervir[^.\n]{0,60}\b(?:1\d|[2-9]\d) ?min/

const isDry = ({ key, tags }: Item): boolean =>
  (tags.has('legumbre-seca') ||
    ((tags.has('legumbre-lectina') || tags.has('legumbre-remojo')) &&
      (!tags.has('verdura') || /\bsec[oa]s?\b/.test(fold(key))))) &&
  !tags.has('legumbre-cocida') &&
  !/cocid|de bote|en conserva|de lata|enlatad|remojad|precocid|escurrid|germinad|harina|brotes/.test(fold(key))

const isFresh = (key: string): boolean => /\b(?:fresc|congelad|tiern)[oa]s?\b/.test(fold(key))

const namesOf = (items: readonly Item[]): string => listed(items.map(({ key }) => `${articleOf(key)} ${key}`))

/** 'Las alubias', 'los garbanzos', 'la fabada'. */
const articleOf = (key: string): string => {
  const first = key.split(' ')[0] ?? ''
  return articleFor(first, { gender: first === 'fabes' ? 'f' : guessedGender(first), plural: isPlural(first) })
}

const soak = (items: readonly Item[]): string =>
  `Poner en remojo ${namesOf(items)} 12 h en tres veces su volumen de agua fría; tirar esa agua y aclarar.`

const areSeveral = (items: readonly Item[]): boolean => items.length > 1 || articleOf(items[0]?.key ?? '').endsWith('s')

const endings = (items: readonly Item[]): string => {
  const plural = areSeveral(items)
  const feminine = items.every(({ key }) => articleOf(key).startsWith('la'))
  return `${feminine ? 'a' : 'o'}${plural ? 's' : ''}`
}

const boil = (items: readonly Item[]): string =>
  `Cubrir ${namesOf(items)} con agua limpia y hervir a borbotones 10 min como mínimo (100 °C), espumando; seguir a fuego suave ${items.every(({ key }) => isFresh(key)) ? '35-45 min' : '1 h 30 min'} o hasta que ${areSeveral(items) ? 'estén' : 'esté'} tiern${endings(items)}. Guardar un poco del caldo de cocción.`

/** The template already soaks and cooks long: only the hard boil is missing. */
const withHardBoil = (draft: Draft, items: readonly Item[]): Draft => {
  const mended = eachSentence(draft, (sentence) =>
    /^Hervir \d min\b/i.test(sentence)
      ? sentence.replace(/^Hervir \d min/i, 'Tirar siempre el agua del remojo. Hervir a borbotones 10 min (100 °C)')
      : sentence,
  )
  if (hardBoil.test(textOf(mended))) return mended
  const at = mended.lines.findIndex((line) => /remoj/i.test(line))
  const line = `Tirar el agua del remojo, cubrir ${namesOf(items)} con agua limpia y hervir a borbotones 10 min (100 °C), espumando.`
  return { ...mended, lines: mended.lines.toSpliced(at + 1, 0, line), added: [...mended.added, line] }
}

/** A figure below the boil beside dry pulses reads as if they could be cooked at it. */
const gently = (sentence: string): string =>
  sentence.replace(/ a \d{2}(?:-\d{2})? °C, sin que borbotee/, ' a hervor suave')

/** The method did not cook them: they are cooked first, and the rest of it uses them cooked. */
const withOwnBoil = (draft: Draft, dry: readonly Item[], soaking: readonly Item[]): Draft => {
  const cooked = (item: Item): string =>
    `${item.key.replace(/\s+(?:crud|sec)[oa]s?\b/g, '')} ya cocid${endings([item])}`
  const isTheirs = (sentence: string): Item | undefined => dry.find(({ name }) => speaksOf(sentence, name))
  const used = eachSentence(draft, (sentence) => {
    const item = isTheirs(sentence)
    const gentle = gently(sentence).replace(
      /^Cocer \d+ min sin remover: (\d+) min a fuego vivo y el resto a fuego suave/,
      'Cocer el arroz $1 min a fuego vivo y 10 min a fuego suave, sin remover',
    )
    if (item === undefined) return gentle
    const named = `${articleOf(item.key)} ${cooked(item)}`
    const folded = fold(sentence)
    if (/enfriar/.test(folded)) return `Escurrir ${named} y enfriar de 60 a 10 °C en menos de 2 h.`
    if (/\baparte\b/.test(folded)) return `Unir al final ${named}.`
    if (/remoj/.test(folded)) return null
    if (/\bmin\b|hervor|hervir|\bcocer\b/.test(folded))
      return `Añadir ${named} con parte de su caldo y guisar 15 min todo junto.`
    return sentence.replace(new RegExp(item.key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu'), cooked(item))
  })
  const blended = beforeBlending(used.lines.filter((line, at) => used.lines.lastIndexOf(line) === at))
  // A fresh bean has its lectin and needs its boil; it needs no soaking.
  const stored = soaking.filter(({ key }) => !isFresh(key))
  const first = [...(stored.length === 0 ? [] : [soak(stored)]), boil(dry)]
  const lines = [...first, ...blended]
  return { ...draft, lines: mentionsAll(lines, dry), added: [...draft.added, ...first] }
}

/** What joins at the end of a cream or a hummus joins before it is blended. */
const beforeBlending = (lines: readonly string[]): readonly string[] => {
  const joins = lines.findIndex((line) => line.includes('Unir al final'))
  const blends = lines.findIndex((line) => /\b(?:triturar|pasar por|majar)\b/i.test(line))
  if (joins < 0 || blends < 0 || blends > joins) return lines
  const line = lines[joins] ?? ''
  return lines.toSpliced(joins, 1).toSpliced(blends, 0, line.replace('Unir al final', 'Añadir'))
}

/** What was cooked first has a step of its own afterwards. */
const mentionsAll = (lines: readonly string[], dry: readonly Item[]): readonly string[] => {
  const missing = dry.filter(({ name }) => !lines.slice(lines.length > 2 ? 2 : 1).some((line) => speaksOf(line, name)))
  if (missing.length === 0) return lines
  const line = `Añadir ${namesOf(missing)}, ya cocid${endings(missing)}, y calentar 10 min todo junto.`
  return lines.toSpliced(Math.max(2, lines.length - 1), 0, line)
}

/** Lentils need no soak, but a real boil. */
const lentils = (draft: Draft, dry: readonly Item[]): Draft => {
  const text = textOf(draft)
  if (
    /\b(?:2[0-9]|[3-9]\d) ?min|\b[123] ?h\b|remoj/.test(text) &&
    dry.every(({ name }) => draft.lines.some((line) => speaksOf(line, name)))
  )
    return draft
  const line = `Cocer ${namesOf(dry)} en agua, a hervor, 35-45 min (20 la roja), hasta que ${areSeveral(dry) ? 'estén' : 'esté'} tiern${endings(dry)}.`
  return { ...draft, lines: [line, ...draft.lines], added: [...draft.added, line] }
}
