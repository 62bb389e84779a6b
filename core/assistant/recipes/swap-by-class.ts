import type { Reply } from '#core/assistant/reply.ts'
import { bold, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { SwapClass } from '#core/cookbook/classes.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed, orBefore } from '#core/spanish/list.ts'
import { dietsIn } from './keeps-diet.ts'

/** That something is not there, or what to put in its place. Over the folded text. */
const lacks =
  /\b(?:no (?:me |nos )?(?:tengo|tenemos|hay|queda\w*|ha |han |llego|llega|vino|viene|trajo|trajeron|encuentro)|sin |en (?:vez|lugar) de|sustitu\w+|reemplaz\w+|remplaz\w+|cambi\w+|falta\w*|alternativ\w+|se (?:me|nos) \w+)/

/** In either number, and not in the other gender: 'caballo' is no mackerel. */
const isWord = (said: string, word: string): boolean =>
  said === word || said === `${word}s` || said === `${word}es` || `${said}s` === word

/** More are a list. */
const mostNamed = 6

/**
 * What may stand in for a food the table of swaps has no row of: others of its class, and said to be that. Null where its class is
 * not known, or a guest must not have it: of a class all may hold what he must not eat.
 */
export const swapByClass = (text: string, knowledge: Knowledge): Reply | null => {
  const missing = missingOfClass(text, knowledge)
  if (missing === null) return null
  const { name, row } = missing
  const others = row.members.filter((one) => one !== name)
  const at = row.members.indexOf(name)
  // Its neighbours in the table are the nearest to it.
  const near = others.toSorted((a, b) => Math.abs(row.members.indexOf(a) - at) - Math.abs(row.members.indexOf(b) - at))
  return reply(
    paragraphs(
      `De ${bold(plain(name, 40))} no tengo un cambio medido. De su clase (${row.name}) valen: **${listed(near.slice(0, mostNamed), orBefore)}**.`,
      changes(row),
    ),
    [],
  )
}

/** Another food offered for one that is missing, where both are of a class; null of anything else. */
export const offeredOfClass = (offered: string, before: string, knowledge: Knowledge): Reply | null => {
  const missing = missingOfClass(before, knowledge)
  const words = offered.split(' ')
  const other = missing?.row.members.find((name) => {
    const own = fold(name).split(' ')
    return own.length === words.length && own.every((word, at) => isWord(words[at] ?? '', word))
  })
  return missing === null || other === undefined || other === missing.name
    ? null
    : reply(
        `Es de la misma clase (${missing.row.name}): **${other}** puede ir en vez de **${missing.name}**. ${changes(missing.row)}`,
        [],
      )
}

const changes = ({ note }: SwapClass): string =>
  `${note.charAt(0).toUpperCase()}${note.slice(1)}. Mira sus alérgenos y prueba antes de cambiarlo en carta. *Oficio.*`

/** What a text says is missing, and its class; null where none is known, or a guest is spoken of. */
const missingOfClass = (
  text: string,
  { cookbook }: Knowledge,
): { readonly name: string; readonly row: SwapClass } | null => {
  const folded = fold(text.slice(0, 200))
  if (!lacks.test(folded) || dietsIn(text).length > 0) return null
  const said = folded.match(/[a-z]+/g) ?? []
  let best: { readonly name: string; readonly row: SwapClass; readonly at: number } | null = null
  for (const row of cookbook.swapClasses)
    for (const name of row.members) {
      const words = fold(name).split(' ')
      const at = said.findIndex((_, from) => words.every((word, index) => isWord(said[from + index] ?? '', word)))
      // The first that is named is what is missing; of two names there, the longer.
      if (at !== -1 && (best === null || at < best.at || (at === best.at && name.length > best.name.length)))
        best = { name, row, at }
    }
  return best
}
