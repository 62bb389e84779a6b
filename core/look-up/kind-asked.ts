import type { Heading, Page } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import { type AskedKind, askedKinds, type Kind } from './asked-kinds.ts'

/** A passage as it would be told. */
export type Passage = { readonly page: Page; readonly heading: Heading | null; readonly text: string }

/** A question is read as far as this. Characters. */
const longest = 200

/** The kind of answer a question asks for; null where it may be answered by anything about its thing. */
export const kindAsked = (text: string): Kind | null => rowAsked(text)?.kind ?? null

/** The first row of the table that a question asks for. */
export const rowAsked = (text: string): AskedKind | null => {
  const folded = fold(text.slice(0, longest))
  return askedKinds.find(({ asked }) => asked.test(folded)) ?? null
}

/** What a line of this kind holds, where its words tell it; null where they do not. */
export const toldAs = (kind: Kind | null): RegExp | null =>
  kind === 'reason' || kind === 'ahead' || kind === 'avoid'
    ? (askedKinds.find((one) => one.kind === kind)?.told ?? null)
    : null

/** When it is done and when it is served: words that ask how long before, and name nothing. */
const whenDone =
  /\b(?:por la (?:manana|tarde|noche)|de vispera|la vispera|el dia (?:antes|anterior)|la noche (?:antes|anterior)|para (?:la |el )?(?:noche|cena|comida|manana|servicio|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|hoy|hech[oa]s?|list[oa]s?|preparad[oa]s?|montad[oa]s?|de antes)\b/g

/** What is done to reach a temperature: words that ask how hot, and name nothing. */
const heating =
  /\b(?:calent|calient|llev|sub|pon|dej|lleg|cuec|cuez|coc)(?:o|a|as|an|e|en|ar|er|go|ga|amos|emos)(?:l[aeo]s?)?\b/g

/** The words of a folded question that only ask for its kind. */
export const askingOfKind = (kind: Kind | null, folded: string): string =>
  kind === 'ahead'
    ? (folded.match(whenDone) ?? []).join(' ')
    : kind === 'heat'
      ? (folded.match(heating) ?? []).join(' ')
      : ''

/** Whether a passage is of the kind that is asked for: a temperature where one is asked, a reason for a 'why'. */
export const isOfKind = (kind: Kind, { page, heading, text }: Passage): boolean => {
  const row = askedKinds.find((one) => one.kind === kind)
  if (row === undefined) return true
  // How a dish is made names no sign of whether a thing is fresh or done.
  if (kind === 'sign') return heading !== null && row.headings.includes(heading)
  // A wine is no garnish.
  if (kind === 'pairing' && page.type === 'maridaje') return false
  return (heading !== null && row.headings.includes(heading)) || row.types.includes(page.type) || row.told.test(text)
}

/** What the steps of a dish do not say: why, by what sign, how long before, where it is from. */
export const isBesideMaking = (kind: Kind | null): boolean =>
  kind !== null && kind !== 'time' && kind !== 'heat' && kind !== 'amount'

/** One of a class is asked for, for what it is to do; a time, a heat or an amount is no class of things. */
const choosing =
  /^\W*(?:y )?(?:que|cual(?:es)?|con que) (?:(?:tipo|clase) de )?(?!receta|plato|tiempo|temperatura|cantidad|salsa|guarnicion|relleno|vino|postre|menu|entrante|punto|dosis)[a-z]{3,14} (?:(?:se )?(?:uso|usa|usas|pongo|compro|cojo|elijo|utilizo|necesito|conviene|sirven?|es|va|hay) (?:mejor |buen[oa] |bien )?)?(?:para|a la|al) /

/** Whether a folded question chooses one of a class for a use: 'qué arroz uso para paella'. */
export const isChoice = (folded: string): boolean => choosing.test(folded.slice(0, longest))
