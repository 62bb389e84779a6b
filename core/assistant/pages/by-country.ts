import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { NamesByCountry } from '#core/cookbook/classes.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed, orBefore } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

type Row = NamesByCountry['rows'][number]

/** Countries that speak Spanish and of whose words nothing is known. */
const unknown = [
  'Uruguay',
  'Paraguay',
  'Bolivia',
  'Ecuador',
  'Cuba',
  'Puerto Rico',
  'Guatemala',
  'Honduras',
  'Costa Rica',
  'Panamá',
  'El Salvador',
  'Nicaragua',
  'República Dominicana',
]

const asks =
  /\b(?:como|que nombre|cual es el nombre|con que nombre) (?:se |le |les |lo |la |los |las )*(?:dicen?|llaman?|conocen?|nombran?|tienen?|de)\b|\b(?:nombre|se llama|se dice|le dicen|le llaman)\b/

/** What a turn asks of the names of other countries. */
type Asked = { readonly row: Row | null; readonly thing: string; readonly country: string }

const countryIn = (folded: string, { countries }: NamesByCountry): string | null =>
  [...countries, ...unknown].find((country) => new RegExp(`\\b${fold(country)}\\b`).test(folded)) ?? null

/** The row that goes by one of the words said, the longest name first. */
const rowIn = (text: string, { rows }: NamesByCountry): Row | null => {
  const said = stemsOf(text)
  const isSaid = (name: string): boolean => {
    const stems = stemsOf(name)
    return stems.length > 0 && said.some((_, at) => stems.every((stem, index) => said[at + index] === stem))
  }
  const byLength = (a: Row, b: Row): number => b.ours.length - a.ours.length
  return (
    rows.filter(({ ours }) => isSaid(ours)).toSorted(byLength)[0] ??
    rows.find(({ names }) => [...names.values()].flat().some(isSaid)) ??
    null
  )
}

/** 'Y en México', 'y a la judía verde', after such a question. */
const goesOn = /^\W*(?:y |e )?(?:en |al? |el |la |los |las |de |del )*([a-z ]{3,30})\W*$/
const asksElse = /\b(?:cuant\w*|como|que|se|con|dura|sirve|hago|pongo)\b/

const askedIn = (text: string, before: Asked | null, table: NamesByCountry): Asked | null => {
  const folded = fold(text.slice(0, 120))
  const country = countryIn(folded, table)
  const without = country === null ? folded : folded.replace(new RegExp(`\\ben ${fold(country)}\\b`), ' ')
  if (country !== null && asks.test(folded)) {
    const thing = /\b(?:al?|el|la|los|las|del?) (?:la |el |los |las )?([a-z][a-z ]{2,30}?)\W*$/.exec(
      without.trim(),
    )?.[1]
    return { row: rowIn(without, table), thing: thing ?? '', country }
  }
  if (before === null || !goesOn.test(folded) || asksElse.test(folded)) return null
  if (country !== null && without.replace(/[^a-z]/g, '').replace(/^y/, '') === '') return { ...before, country }
  const row = rowIn(without, table)
  return row === null ? null : { row, thing: row.ours, country: country ?? before.country }
}

/** How a food is called in a country of America, asked in so many words or going on from it; null of any other turn. */
export const answerByCountry = (messages: readonly Message[], { cookbook }: Knowledge): Reply | null => {
  const table = cookbook.namesByCountry
  let asked: Asked | null = null
  for (const { role, content } of messages) if (role === 'user') asked = askedIn(content, asked, table)
  if (asked === null) return null
  const { row, thing, country } = asked
  const names = row?.names.get(country) ?? []
  if (row === null || names.length === 0)
    return thing === '' && row === null
      ? null
      : declined(`Cómo se llama ${bold(plain(row?.ours ?? thing, 40))} en ${country} no lo tengo apuntado.`, [])
  const isSame = names.length === 1 && names[0] === row.ours
  return reply(
    paragraphs(
      isSame
        ? `En ${country}, **${row.ours}** se llama igual.`
        : `En ${country}, **${row.ours}** se llama ${listed(
            names.map((name) => `**${name}**`),
            orBefore,
          )}.`,
      '*Fuente: RAE, Diccionario de americanismos; oficio. Cambia de una región a otra.*',
    ),
    [],
  )
}
