import { formatDecimal } from '#core/format/decimal.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold, matchAt, tidyLine } from '#core/spanish/fold.ts'
import { singularOf } from '#core/spanish/plural.ts'
import { type Amount, readAmount, roundQuantity } from './amount.ts'
import { saysOnlyHow, toTasteInFront } from './bare-amount.ts'
import { besideWeight, type Located, weightOf } from './beside-weight.ts'
import { nameAndNote, takeFlag, trimNote } from './name-and-note.ts'
import { plainAmounts } from './plain-amounts.ts'
import { isOtherwiseInTin } from './tinned.ts'
import { defaultAmount, isSpice, unsaidUnit } from './unmeasured.ts'

/** A line as a cook writes it, understood. `name`, `quantity` (> 0) and `unit` are what a recipe keeps. */
export type IngredientLine = IngredientDraft & {
  /** The quantity is an estimate: 'al gusto', 'una pizca', 'unos 200 g', or nothing said. */
  readonly approximate: boolean
  /** How it is prepared, measured or replaced: 'dientes', 'picado fino', 'o leche evaporada'. */
  readonly note: string
  readonly optional: boolean
  /** Doubts in Spanish, for the cook to look at. */
  readonly problems: readonly string[]
}

/** Longer lines are no ingredients; what follows is not looked at. */
const longestLine = 400
/** The longest name a recipe may have (core/api/recipes.ts, recipeLimits). */
const longestName = 200

/** How often a line is read over. Ours: random texts settle in two or three readings. */
const readings = 6

/** `null`: nothing to eat in it (blank, a heading such as 'Para la salsa:', only figures). */
export const parseIngredientLine = (text: string): IngredientLine | null => {
  let read = readLine(text)
  // A line with something odd in its name ('huevos 400 g c/s') is read over as we would write it, until it stays.
  for (let count = 0; count < readings && read !== null; count++) {
    const again = readLine(printIngredientLine(read))
    if (again === null) return null
    if (sameIngredient(read, again)) break
    read = { ...again, problems: [...new Set([...read.problems, ...again.problems])] }
  }
  return read
}

const sameIngredient = (one: IngredientLine, other: IngredientLine): boolean =>
  one.name === other.name &&
  one.quantity === other.quantity &&
  one.unit === other.unit &&
  one.note === other.note &&
  one.approximate === other.approximate &&
  one.optional === other.optional

const readLine = (text: string): IngredientLine | null => {
  const line = summed(headsInFront(plainAmounts(inSmallLetters(bare(tidyLine(text, longestLine))))))
  if (!/\p{L}{2}/u.test(line) || isHeading(line)) return null
  const { rest, brackets } = takeBrackets(line)
  const found = locate(rest, brackets)
  const whole = withItsBracket(found.name, found.brackets)
  const read = nameAndNote(whole.name)
  const flags = { optional: read.optional, approximate: read.approximate, unsaid: read.unsaid }
  const bracketNotes = whole.brackets.filter((part) => !takeFlag(part, flags)).map(trimNote)
  const name = read.name.slice(0, longestName).trim()
  if (!/\p{L}/u.test(name)) return null
  const amount = found.amount === null ? null : whatIsMeant(found.amount, name)
  const notes = [...(amount?.notes ?? []), ...found.notes, ...read.notes, ...bracketNotes].filter((note) => note !== '')
  const said = amount ?? withoutAmount(name)
  return {
    name,
    quantity: said.quantity,
    unit: said.unit,
    approximate: said.approximate || flags.approximate || flags.unsaid,
    note: notes.join(', '),
    optional: flags.optional || found.optional,
    problems: [...said.problems, ...read.problems, ...unsummed(notes)],
  }
}

/**
 * What a recipe keeps of a line. The size of eggs stays in their name, for its weight. The slice and the bunch stay in brackets behind the name: two slices of bread are no two loaves
 * (core/units/household.ts, forPiece).
 */
export const toDraft = ({ name, quantity, unit, note }: IngredientLine): IngredientDraft => {
  const [part] = /^(?:rebanada|manojo|rodaja)s?\b/.exec(note) ?? []
  const [, tin] = /\b(lata|bote)s?\b/.exec(note) ?? []
  if (tin !== undefined && isOtherwiseInTin(name)) return { name: `${name} en ${tin}`, quantity, unit }
  const [jar] = /\b(?:lata|bote|tarro)s?\b/.exec(note) ?? []
  if (jar !== undefined && unit === 'unidad') return { name: `${name} (${jar})`, quantity, unit }
  if (/^huevos?$/.test(name) && /^(?:s|m|l|xl)$/i.test(note))
    return { name: `${name} ${note.toUpperCase()}`, quantity, unit }
  return { name: part === undefined ? name : `${name} (${part})`, quantity, unit }
}

/** The line as we would write it. Reading it again gives the same ingredient. */
export const printIngredientLine = ({
  name,
  quantity,
  unit,
  approximate,
  note,
  optional,
}: Omit<IngredientLine, 'problems'>): string => {
  const figures = quantity
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace('.', ',')
  const measure = unit.length > 2 && quantity > 1 ? (unit === 'unidad' ? 'unidades' : `${unit}s`) : unit
  const amount = `${approximate ? 'unos ' : ''}${figures} ${measure} de ${name}`
  return `${amount}${note === '' ? '' : ` (${note})`}${optional ? ' (opcional)' : ''}`
}

/** Bullets, boxes, numbering and Markdown in front of a line. */
const bullet = /^(?:\uFE0F|[\p{Extended_Pictographic}\s•●○▪▫■□☐☑✓✔►▶➤→·*+–—>#_«]|~(?! ?\d)|-(?!\d)|\[[ xX]?\])+/u
const numbering = /^(?:\d{1,2}(?:[.)]-?|º\.?|\.-)|[a-h]\)) +(?=\S)/i

const bare = (line: string): string => {
  const plain = line
    .replace(/\*\*|__|`/g, '')
    .replace(/ ?\| ?/g, ' ')
    // '10g.sal': the point belongs to the measure.
    .replace(/(?<=\d ?(?:g|gr|kg|ml|cl|dl|l))\.(?=\p{L}{3})/giu, '. ')
    .replace(bullet, '')
  return plain.replace(numbering, '').replace(bullet, '').trim()
}

/** 'Ajo 1 cabeza' → '1 cabeza de ajo'. A head is no measure: behind 'de' it is part of the food's name. */
const headsInFront = (line: string): string =>
  line.replace(
    /^(ajos?)[\s:.…,;_–—-]+(\S+) (cabezas?)$/iu,
    (_, food: string, count: string, heads: string) => `${count} ${heads} de ${food.toLowerCase()}`,
  )

const weightSaid = '(\\d[\\d.,]* ?(?:g|gr|kg|ml|cl|l)\\b\\.?)'
const more = `${weightSaid}(?: más| mas)?(?: para [\\p{L} ]{3,30})?`
const foodSaid = '((?:de )?[\\p{L}][\\p{L} ]{1,60}?)'
const sums = [
  [new RegExp(`^${weightSaid} ${foodSaid} ?(?:\\+|y|más|mas) ?${more}$`, 'iu'), [1, 3, 2]],
  [new RegExp(`^${foodSaid}:? ${weightSaid} ?\\+ ?${more}$`, 'iu'), [2, 3, 1]],
  [new RegExp(`^${weightSaid} ?\\+ ?${weightSaid} ${foodSaid}$`, 'iu'), [1, 2, 3]],
] as const

/** '100 g azúcar + 20 g' → '120 g azúcar (100 g más 20 g)': both amounts are of the same food. */
const summed = (line: string): string => {
  for (const [pattern, [at, then, food]] of sums) {
    const found = pattern.exec(line)
    const [one, other] = [weightOf(found?.[at] ?? ''), weightOf(found?.[then] ?? '')]
    if (found === null || one === null || other === null) continue
    const [small, large] = [inSmallUnit(one), inSmallUnit(other)]
    if (small.unit !== large.unit) return line
    return `${formatDecimal(roundQuantity(small.quantity + large.quantity))} ${small.unit} ${found[food] ?? ''} (suma de ${found[at]} y ${found[then]})`
  }
  return line
}

const inSmallUnit = ({ quantity, unit }: Amount): { readonly quantity: number; readonly unit: string } =>
  unit === 'kg' || unit === 'l' ? { quantity: quantity * 1000, unit: unit === 'kg' ? 'g' : 'ml' } : { quantity, unit }

/** A second amount that could not be added is told, never lost in a note. */
const unsummed = (notes: readonly string[]): string[] =>
  notes.flatMap((note) => {
    if (/^por persona$/i.test(note)) return ['Es por persona: falta multiplicarlo por las raciones']
    if (/^por litro$/i.test(note)) return ['Es por litro: falta multiplicarlo']
    if (/^\d[\d.,]* ?%$/.test(note)) return [`Dice «${note}»: no se sabe de cuánto`]
    return /^(?:\+|más|mas|menos) ?(?:\d|un|dos|tres)/i.test(note) ? [`Hay otra cantidad sin sumar: «${note}»`] : []
  })

/** 'HARINA T55 1 KG' → 'harina T55 1 kg'. A line with small letters keeps its capitals. */
const inSmallLetters = (line: string): string =>
  line === line.toUpperCase() && /\p{L}{2}/u.test(line)
    ? line.replace(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word) => word.toLowerCase())
    : line

const isHeading = (line: string): boolean =>
  /:$/.test(line) ||
  /^para (?:el|la|los|las) [a-z ]+$/.test(fold(line)) ||
  /^para [a-z\d]+ (?:personas|raciones|pax|comensales)/.test(fold(line))

/** What is in brackets, apart. An open bracket without its end is a comma; '(s)' after a letter is a plural. */
const takeBrackets = (line: string): { rest: string; brackets: string[] } => {
  const brackets: string[] = []
  const rest = line
    .replace(/(?<=\p{L})\(e?s\)/gu, '')
    .replace(/[([]([^()[\]]*)[)\]]/g, (_, inside: string) => {
      brackets.push(inside.trim())
      return ' '
    })
    .replace(/[([]/g, ', ')
    .replace(/[)\]]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return { rest, brackets: brackets.filter((part) => part !== '') }
}

/** What is many things until it is said of what: 'leche (de almendras)' is no milk. */
const saysLittle =
  /^(?:del? (?:la |los |las )?)?(?:harina|aceite|leche|bebida|mantequilla|manteca|queso|nata|crema|pasta|vinagre|vino|azucar|chocolate|caldo|zumo|levadura|gelatina|pimientos?|pimenton|pimienta|arroz|yogur|mostaza|mermelada|almidon|fecula|sirope|cebollas?|ajo|atun|bonito|bacalao|salmon|tomates?|setas?|alubias?|galletas?)(?: (?:rallad[oa]|molid[oa]|en polvo|fresc[oa]))?$/
/** What a bracket begins with that says how, how much or what for. */
const saysHow =
  /^(?:(?:para|o|y|por|a|al|el|la|los|las|lo|que|si|como|con|muy|bien|ya|mas|unas?|unos?|medi[oa]|peso|neto|bruto|suma|en(?! (?:aceite|polvo|conserva|escabeche|almibar|salmuera)))\b|colmad|ras[oa]|buen|gener|larg|escas|grand|median|peque|enter|limpi|abiert|frio|fria|calient|tibi|helad|disuelt|(?:rall|pic|cort|troce|pel|lamin|filete|tamiz|templ|desmenuz|machac|maj|lav|desgran|deshues|hidrat|reblandec|col|despepit)ad|(?:bat|escurr|derret|fund|part|reblandec|exprim|desle)id)/

/** 'Nata (35 % MG)': of these the share says which. */
const share = /^\d{1,2}(?:[.,]\d)? ?%(?: (?:de )?(?:m\.? ?g\.?|mat(?:eria|\.)? ?grasa|grasa|cacao))?$/
const hasShares = /^(?:nata|leche|crema|chocolate|yogur|queso)/

/** 'Leche (de almendras)', 'aceite (girasol)', 'queso rallado (parmesano)' with the bracket back in the name. */
const withItsBracket = (name: string, brackets: readonly string[]): { name: string; brackets: readonly string[] } => {
  if (!saysLittle.test(fold(name).trim())) return { name, brackets }
  const at = brackets.findIndex((part) => {
    const folded = fold(part)
    const flags = { optional: false, approximate: false, unsaid: false }
    return (
      (/^\p{L}{2,}(?: \p{L}+){0,3}$/u.test(part) || (share.test(folded) && hasShares.test(fold(name).trim()))) &&
      !saysHow.test(folded) &&
      !takeFlag(part, flags) &&
      !flags.unsaid &&
      (readAmount(`1 ${folded} de ${fold(name).trim().replace(/^de /, '')}`, 0)?.measure ?? null) === null
    )
  })
  if (at === -1) return { name, brackets }
  return { name: `${name.trim()} ${brackets[at]}`, brackets: brackets.filter((_, index) => index !== at) }
}

/** Finds the amount: in front, behind the name, or in brackets. */
const locate = (rest: string, brackets: readonly string[]): Located => {
  const plain = { notes: [], brackets, optional: false }
  const ofFruit = partOfSome(rest)
  if (ofFruit !== null) return { ...plain, ...ofFruit }
  const folded = fold(rest)
  const some = toTasteInFront(folded, 0)
  if (some > 0)
    return { ...plain, amount: null, name: rest.slice(some), notes: [folded.slice(0, some).replace(/(?: de)? $/, '')] }
  const front = readAmount(folded, 0)
  if (front !== null && /\p{L}/u.test(rest.slice(front.end)))
    return besideWeight({ ...plain, amount: front, name: rest.slice(front.end) }, rest)
  const back = amountBehind(rest)
  if (back !== null) return besideWeight({ ...plain, ...back }, rest)
  const inBrackets = brackets.findIndex((part) => wholeAmount(part) !== null)
  const amount = wholeAmount(brackets[inBrackets] ?? '')
  if (amount !== null)
    return { ...plain, amount, name: rest, brackets: brackets.filter((_, index) => index !== inBrackets) }
  return { ...plain, amount: null, name: rest }
}

/** 'Ralladura de 2 limones', 'el zumo de medio limón', 'las claras de 3 huevos' → 'ralladura de limón', 2. */
const partOf =
  /(?:(?:el|la|los|las) )?((?:ralladura|zumo|jugo|piel|pieles|cascara|corteza|pulpa|claras?|yemas?)(?: y (?:la |el )?(?:ralladura|zumo|jugo|piel|pulpa))?)(?: rallada| fina)? de /y

const partOfSome = (rest: string): { amount: Amount; name: string } | null => {
  const folded = fold(rest)
  const part = matchAt(partOf, folded, 0)
  const amount = part === null ? null : readAmount(folded, part[0].length)
  if (part === null || amount === null || amount.measure !== null) return null
  const start = folded.indexOf(part[1] ?? '')
  const fruit = rest.slice(amount.end).trim().split(' ')
  const stop = fruit.findIndex((word) => /^(?:de|en|a|y|o|con)$|[,;]$/.test(word))
  const words = fruit.map((word, index) =>
    stop === -1 || index < stop || /[,;]$/.test(word) ? singularOf(word) : word,
  )
  return { amount, name: `${rest.slice(start, start + (part[1] ?? '').length)} de ${words.join(' ')}` }
}

/** How many words may stand between the name and the end of an amount behind it. */
const wordsBehind = 9

/** 'Harina: 250 g', 'Harina ..... 250 g', 'Huevos 6 ud', 'Azafrán, unas hebras'. The longest amount that ends the line. */
const amountBehind = (rest: string): Pick<Located, 'amount' | 'name' | 'notes' | 'optional'> | null => {
  const folded = fold(rest).replace(/[\s.,;]+$/, '')
  const titled = /^([^:]{1,60}?):\s*/.exec(rest)
  const inside = titled === null ? null : readAmount(folded, titled[0].length)
  if (
    titled !== null &&
    inside !== null &&
    !saysOnlyHow(folded.slice(inside.end).replace(/ ?\(.*/, ''), inside.measure !== null) &&
    /[a-z]{2}/.test(folded.slice(inside.end).replace(/^,.*|^ ?aprox.*/, ''))
  ) {
    // 'Decoración: 100 g de fresas'.
    const title = trimNote(titled[1] ?? '')
    const optional = fold(title).startsWith('opcional')
    return { amount: inside, name: rest.slice(inside.end), notes: optional ? [] : [title], optional }
  }
  const starts = wordStarts(folded).slice(-wordsBehind)
  for (const at of starts) {
    if (at === 0 || !/[\s:.…,;|_=–—-]/.test(folded[at - 1] ?? '')) continue
    const amount = readAmount(folded, at, true)
    if (amount === null) continue
    const tail = folded.slice(amount.end)
    const before = rest.slice(0, at).replace(separator, '')
    const how = saysOnlyHow(tail, amount.measure !== null)
    if (
      !how &&
      !/^(?:$| ?(?:,|aprox|opcional|mas o menos|de peso|cada un|c\/u|netos?$|(?:con|sin) (?:concha|cascara|piel|hueso|espina|raspa|cabeza)s?$))/.test(
        tail,
      )
    )
      continue
    if (amount.measure === null && !countsBehind(folded, at, amount)) continue
    return { amount, name: `${before}${how ? ',' : ''}${rest.slice(amount.end)}`, notes: [], optional: false }
  }
  return null
}

/** Leaders between a name and its amount. */
const separator = /(?:[\s:.…,;|/_=–—-]|\b(?:de|unos|unas)\b)+$/u

const wordStarts = (folded: string): number[] => {
  const starts: number[] = []
  for (let at = 0; at < folded.length; at++)
    if (/[a-z\d½¼¾⅓⅔~≈]/.test(folded[at] ?? '') && !/[a-z\d/,.']/.test(folded[at - 1] ?? ' ')) starts.push(at)
    else if (/[a-z\d]/.test(folded[at] ?? '') && /\.\./.test(folded.slice(Math.max(0, at - 2), at))) starts.push(at)
  return starts
}

/**
 * A number alone behind a name counts ('Huevos 6', 'cebolla, 1 grande', 'tomates, 2, rallados'); a percentage, a temperature or a
 * grade does not ('chocolate 70 %'). A number in words counts behind a comma only: 'cebolla, media'.
 */
const countsBehind = (folded: string, at: number, amount: Amount): boolean => {
  const [before, tail] = [folded.slice(0, at), folded.slice(amount.end)]
  if (/(?:\b(?:tipo|n|no|nº|numero|t|w|al|grado)|[º%°])[ .]*$/.test(before)) return false
  const apart = /[,:–—-] $/.test(before)
  if (tail !== '' && !(apart && (tail.startsWith(',') || saysOnlyHow(tail, false)))) return false
  return apart || /\d|½|¼|¾|doc/.test(folded.slice(at, amount.end))
}

/** A bracket that is an amount and nothing else. */
const wholeAmount = (part: string): Amount | null => {
  const folded = fold(part)
    .replace(/^(?:de|peso|total|aprox\.?|unos) (?=\d)/, '')
    .trim()
  const amount = readAmount(folded, 0, true)
  return amount !== null && /^[ .]*(?:aprox\.?|en total|netos?|cada un[oa]|c\/u\.?)?$/.test(folded.slice(amount.end))
    ? amount
    : null
}

/** More are cubic centimetres. Ours. */
const mostSpoons = 5

/** What is spooned dry: 'c.c.' of it is a coffee spoon. */
const isSpooned = (name: string): boolean => isSpice(name) || unsaidUnit(name) === 'g'

/** What depends on the food: 'c.c.' of a spice is a coffee spoon, and '250 harina' has lost its grams. */
const whatIsMeant = (amount: Amount, name: string): Amount => {
  if (amount.word === 'cc' && amount.quantity <= mostSpoons && isSpooned(name))
    return { ...amount, unit: 'cucharadita' }
  const unit = amount.measure === null && amount.count !== null && amount.quantity >= 10 ? unsaidUnit(name) : null
  if (unit === null) return amount
  return {
    ...amount,
    unit,
    problems: [...amount.problems, `Sin unidad: se ha entendido ${formatDecimal(amount.quantity)} ${unit}`],
  }
}

const withoutAmount = (name: string) => {
  const { quantity, unit } = defaultAmount(name) ?? { quantity: 1, unit: 'unidad' as const }
  const problems = [`Sin cantidad: se ha puesto ${formatDecimal(quantity)} ${unit}`]
  return { quantity: roundQuantity(quantity), unit, approximate: true, notes: [], problems }
}

/** Whether a line says how much, in front, behind or in brackets; 'sal' does not. */
export const saysHowMuch = (text: string): boolean => {
  const line = plainAmounts(bare(tidyLine(text, longestLine)))
  const { rest, brackets } = takeBrackets(line)
  return locate(rest, brackets).amount !== null
}
