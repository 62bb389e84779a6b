import { fold, matchAt } from '#core/spanish/fold.ts'

/** What a cook calls a food, parted from what is to be done with it before weighing. */
export type NameAndNote = {
  readonly name: string
  readonly notes: readonly string[]
  readonly optional: boolean
  readonly approximate: boolean
  /** 'al gusto', 'c/s': the cook says no amount. */
  readonly unsaid: boolean
  readonly problems: readonly string[]
}

type Kind = 'note' | 'optional' | 'about' | 'unsaid' | 'other'

/**
 * What leaves a name, tried in order until nothing more leaves. Patterns run over the folded name and must not begin at
 * its start, so that a name is never emptied. A new case is a new row.
 */
const rows: readonly { readonly kind: Kind; readonly pattern: RegExp }[] = [
  {
    kind: 'optional',
    pattern: /,? (?:opcional|opcionalmente|\(opcional\)|si se (?:quiere|desea)|si (?:gusta|quieres|te gusta))$/,
  },
  {
    kind: 'unsaid',
    pattern:
      /[,:.-]? (?:c\.? ?\/ ?[sn]\.?|c\. ?n\.?|c\. ?s\.?|cs\.?|q\.? ?b\.?|q\.? ?s\.?|(?:cantidad )?al gusto|a gusto|a voluntad|(?:la )?cant(?:idad|\.)? (?:suf(?:iciente|\.)?|nec(?:esaria|\.)?)|(?:(?:lo|el|la) )?necesari[oa]|suficiente|abundante|en abundancia|(?:un )?poco|un poquito)$/,
  },
  { kind: 'note', pattern: / \+ .*$/ },
  { kind: 'note', pattern: / de (?:unos )?\d+(?:[.,]\d+)? ?cm\b.*$/ },
  { kind: 'note', pattern: / del tamano de .*$/ },
  { kind: 'note', pattern: / a (?:unos )?\d{1,3} ?(?:º|°|grados)(?: ?c)?$/ },
  { kind: 'note', pattern: / tirando a [a-z]+$/ },
  { kind: 'note', pattern: /(?<=^(?:pan|barra|hogaza|arroz) .*) (?:del dia anterior|de ayer|de la vispera)$/ },
  { kind: 'note', pattern: / y sus [a-z]+$/ },
  {
    kind: 'note',
    pattern: / (?:disuelt|diluid|desleid|hidratad|remojad)[oa]s? en (?:un poco de )?agua(?: fria| tibia| caliente)?$/,
  },
  { kind: 'about', pattern: /,? (?:aprox\.?|aproximadamente|mas o menos)$/ },
  { kind: 'other', pattern: / (?:y\/o|o bien|o|u|ó) (?:[^,]+)$/ },
  // 'nata para montar' is a food; 'aceite para freír' is a use.
  {
    kind: 'note',
    pattern:
      / para (?:(?:el|la|los|las|su) .+|(?:freir|rebozar|espolvorear|decorar|engrasar|servir|acompanar|enharinar|pintar|pincelar|adornar|emplatar|terminar|saltear|rehogar|sofreir|cubrir|regar|alinar|ligar|espesar|glasear|estirar|dorar|untar el|forrar)(?![a-z]).*)$/,
  },
  {
    kind: 'note',
    // 'carne picada de cerdo' and 'pan rallado de ayer' are bought so.
    pattern:
      /(?!(?<=^(?:carne|pan)) (?:picada|rallado) de ) (?:muy |bien |finamente |recien |ya )?(?:cortad|pelad|lavad|partid|rallad|picad|desgranad|deshuesad|escurrid|limpi)[oa]s? (?:(?:y|e) |en |a |con |sin |por |muy |bien |fin[oa]s?|finamente|grueso|del? |al ).*$/,
  },
  { kind: 'note', pattern: / ya (?:limpi|[a-z]+[ai]d)[oa]s?$/ },
  {
    kind: 'note',
    pattern: / (?:finamente|bien|muy|recien|groseramente|ligeramente) [a-z]+(?:ad|id|ch|lient|pues|fin|fri)[oae]s?$/,
  },
  {
    kind: 'note',
    pattern:
      / (?:troceado|troceada|cortado|cortada|laminado|laminada|fileteado|fileteada|batido|batida|tamizado|tamizada|escurrido|escurrida|derretido|derretida|fundido|fundida|reblandecido|reblandecida|ablandado|ablandada|templado|templada|desmenuzado|desmenuzada|despepitado|despepitada|machacado|machacada|majado|majada|hidratado|hidratada|abierto|abierta|desleido|desleida|disuelto|disuelta)s?$/,
  },
  // A toasted nut is bought toasted, at another price.
  { kind: 'note', pattern: /(?<!^(?:almendr|avellan|anacard|cacahuet|mani|pistach)[a-z]*(?: .*)?) tostad[oa]s?$/ },
  {
    kind: 'note',
    pattern:
      /(?<!^(?:carne|ternera|cerdo|vacuno|cordero|pollo|pavo|res|hielo|buey|magro|lomo|azucar)(?: .*)?) picad(?:o|a|it)[oa]?s?(?: fin[oa]s?| gruesos?| gruesas?)?$/,
  },
  {
    kind: 'note',
    pattern:
      / (?:(?:cortad[oa]s? )?en (?:dados?|daditos|cubos|cubitos|juliana|brunoise|mirepoix|rodajas?|rodajitas|laminas?|tiras|tiritas|trozos|trocitos|cuartos|gajos|aros|bastones|paisana|pluma|cascos|lonchas|rebanadas|taquitos|medias lunas|concasse|pomada|punto pomada|chifonada|bastoncitos)(?![a-z]).*|a (?:dados|daditos|rodajas|tiras|trozos|cuartos|laminas|cubos|temperatura ambiente|punto de nieve|punto de pomada)(?![a-z]).*)$/,
  },
  {
    kind: 'note',
    pattern: / (?:muy )?(?:fri|calient|tibi|helad)[aoe]s?$(?<=^(?:agua|leche|nata|mantequilla|caldo) .*)/,
  },
  {
    kind: 'note',
    pattern: / (?:de tamano )?(?:median[oa]s?|grand(?:e|es|ecit[oa]s?)|pequen(?:[oa]s?|it[oa]s?)|hermos[oa]s?|xl|xxl)$/,
  },
  { kind: 'note', pattern: / (?:de )?(?:talla|tamano) (?:s|m|l|xl|grande|mediano|pequeno)$/ },
  { kind: 'note', pattern: /(?<=^huevos?(?: .*)?) (?:s|m|l)$/ },
]

const sizeInside = /^(.+?) (median[oa]s?|grandes?|pequen[oa]s?) (.+)$/
const leading = /(?:de la |de los |de las |de |del |d['’] ?|el |la |los |las |[^\p{L}\d%«"]+)/uy
const trailing = /(?:[\s,;:.…·_|*=<>~–—-]| (?:de|del|y|o|con|para|unos|unas|muy))$/u
/** Characters `trailing` can take. A search from the front would try every place of a long text. */
const longestTrailing = 5
/** Rounds of taking things off a name; each takes at least a word, and nobody writes more. */
const rounds = 12

export const nameAndNote = (text: string): NameAndNote => {
  const notes: string[] = []
  const problems: string[] = []
  const flags = { optional: false, approximate: false, unsaid: false }
  let [name = '', ...said] = splitCommas(text)
  name = trimName(name)
  for (const part of said) if (!takeFlag(part, flags)) notes.push(trimNote(part))
  for (let round = 0; round < rounds; round++) {
    const taken = takeOne(name)
    if (taken === null) break
    name = trimName(taken.name)
    if (taken.kind === 'optional') flags.optional = true
    else if (taken.kind === 'about') flags.approximate = true
    else {
      if (taken.kind === 'unsaid') flags.unsaid = true
      if (taken.kind === 'other') problems.push(`Hay una alternativa, «${trimNote(taken.note)}»: se cuenta ${name}`)
      notes.unshift(trimNote(taken.note))
    }
  }
  return { name: inLowerCase(expand(name)), notes: notes.filter((note) => note !== ''), problems, ...flags }
}

/** Words between commas or in brackets that are no preparation: 'opcional', 'aprox.', 'al gusto'. */
export const takeFlag = (
  part: string,
  flags: { optional: boolean; approximate: boolean; unsaid: boolean },
): boolean => {
  const row = flagOf(part)
  if (row === 'optional') flags.optional = true
  else if (row === 'about') flags.approximate = true
  else if (row === 'unsaid') flags.unsaid = true
  // 'al gusto' stays readable as a note.
  return row === 'optional' || row === 'about'
}

const flagOf = (part: string): Kind | null => {
  const folded = ` ${fold(part).trim()}`
  for (const { kind, pattern } of rows)
    if (kind !== 'note' && kind !== 'other' && pattern.exec(folded)?.index === 0) return kind
  return null
}

/** Commas part a name from its notes; a comma between figures is a decimal. */
const splitCommas = (text: string): string[] => text.split(/,(?!\d)|;| [–—-] /)

const takeOne = (name: string): { name: string; note: string; kind: Kind } | null => {
  const folded = fold(name)
  for (const { kind, pattern } of rows) {
    const found = pattern.exec(folded)
    if (found === null || found.index === 0) continue
    return { kind, name: name.slice(0, found.index), note: name.slice(found.index, found.index + found[0].length) }
  }
  const inside = sizeInside.exec(folded)
  const [, before = '', size = ''] = inside ?? []
  if (inside === null) return null
  const from = before.length
  return {
    kind: 'note',
    name: name.slice(0, from) + name.slice(from + size.length + 1),
    note: name.slice(from, from + size.length + 1),
  }
}

const trimName = (name: string): string => {
  const folded = fold(name)
  let from = 0
  for (let found = matchAt(leading, folded, from); found !== null; found = matchAt(leading, folded, from))
    from += found[0].length
  let to = folded.length
  for (let length = 1; length > 0 && to > from; to -= length)
    length = trailing.exec(folded.slice(Math.max(from, to - longestTrailing), to))?.[0].length ?? 0
  return name.slice(from, to).trim()
}

export const trimNote = (note: string): string =>
  note
    .replace(/^[\s,;:.·–—-]+|[\s,;:·–—-]+$/gu, '')
    .replace(/[()[\]]/g, '')
    .trim()

/** Names of the trade written as letters (docs/ciencia/motor-local.md §4). */
const initials: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aove: 'aceite de oliva virgen extra',
    aov: 'aceite de oliva virgen',
  }),
)

const expand = (name: string): string => initials.get(fold(name).replaceAll('.', '')) ?? name

/** 'Harina de fuerza' → 'harina de fuerza'; 'PX' and 'Pedro Ximénez' inside a name stay. */
const inLowerCase = (name: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name
