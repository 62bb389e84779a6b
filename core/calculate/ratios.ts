import type { Ratio } from '#core/cookbook/ratios.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Ask, Calculation, Figures, Sum } from './calculation.ts'
import { foodsNamed } from './foods-named.ts'
import { guestsSaid } from './guests.ts'
import { measuresOf } from './named-rows.ts'
import { countBetween, percentBetween, plain, volumeBetween, weightBetween } from './say.ts'
import { isAmount, slotsOf } from './slots.ts'
import { isForDiet, noAmount, ordersRecipe, ownPart, says } from './words.ts'

/** How much of one thing goes on so much of another, by the table of ratios: 'chucrut con 7 kg de col, cuánta sal'. */
export const ratio: Calculation = {
  id: 'proporción',
  continues: true,
  work: (ask, figures) => {
    const { folded, slots } = ask
    const own = ownPart(folded)
    if (
      noAmount.test(own) ||
      isForDiet.test(own) ||
      (ordersRecipe.test(own) && !/\ben ml\b/.test(own)) ||
      /\b(?:sale|salen|saco|sacamos|rinden?|me da|dan?)\b|\d[^;]{0,30}(?:\bpor|\bcada|\/) ?(?:litro|l|kilo|kg)\b/.test(
        own,
      )
    )
      return null
    // 'Cuántas pizzas de 240' counts what is made.
    if (/\bcuant[oa]s [a-z]{4,14} de \d/.test(own)) return null
    // 'Flan para 40 flaneras de 120': what they hold is the whole mix.
    if (/\b\d{1,4} (?:flaneras?|vasitos?|vasos?|copas?|tarrinas?|moldes|ramequines?|cazuelitas) de \d{2,4}\b/.test(own))
      return null
    const rows = rowsNamed(ask, figures)
    if (rows.length === 0) return null
    // 'Espresso martini' asks for no espresso.
    const rest = withoutNames(own, rows)
    const shared = sharesSaid(own)
    if (shared === null && slots.some(({ kind }) => kind === 'percent')) return null
    const isShareAsked =
      /\bporcentajes?\b|\bpor ciento\b|\bproporcion(?:es)?\b|\bmedidas\b|\bratio\b|\ben ml\b|\bque %/.test(own)
    const amount = amountIn(ask, figures, rows)
    if (amount === null) return isShareAsked ? sharesOf(rows, rest) : null
    // 'Claras para 2 kg de merengue' asks for the base, and says the whole.
    const wanted = /^\W*(?:cuant[oa]s? )?([a-z]{3,}) (?:para|pa) /.exec(own)?.[1] ?? ''
    const isOfBase =
      rows.some(({ base }) => says(wanted, base)) &&
      !rows.some(({ part, names }) => says(wanted, [...part, ...names.map((name) => name.split(' ')[0] ?? '')]))
    if (isOfBase && !rows.some(({ base }) => says(amount.of.split(' ')[0] ?? '', base)))
      return baseOfWhole(rows, amount, wanted)
    if (shared !== null) return inShares(rows, amount, shared, own)
    // 'Merengue con medio kilo de claras' says the rest.
    const isSaid =
      own.length <= 60 &&
      (/\bcon \S+/.test(own) || says(own.slice(0, 24), rows[0]?.names ?? [])) &&
      rows.some(({ base }) => says(amount.of, base))
    const isAsked = isSaid || isShareAsked || asks.test(own) || rows.some((row) => isPartAsked(row, rest, amount))
    return isAsked ? worked(rows, amount, rest, ask) : null
  },
}

const withoutNames = (own: string, rows: readonly Ratio[]): string =>
  (rows[0]?.names ?? [])
    .map(fold)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replace(name, ' '), own)

const asks =
  /\bcuant[oa]s?\b|\bcantidad|\bdosis\b|\b(?:le )?(?:pongo|echo|meto|lleva|necesito)\b|\bpara (?:un |una )?\d|\bpa \d/

/** The rows of the thing that is named now; else, in a question that only gives an amount or a part, of what was said before. */
const rowsNamed = ({ folded, knowledge }: Ask, { said }: Figures): readonly Ratio[] => {
  const { ratios } = measuresOf(knowledge.cookbook)
  const now = ownPart(folded)
  const before = `${folded.slice(now.length)}; ${said}`
  // 'Fermentar 2,5 kg de zanahoria' is 'fermentar zanahoria'.
  // 'Agar para 800 ml de gelatina firme' is the agar's; 'kappa para un flan' is nothing of the flan's.
  const thing = now.replace(/^\W*(?:(?:y|pues|oye|cuant[oa]s?|dosis|cantidad|que|de) )*/, '')
  const ahead = /^([a-z]{3,}(?: de [a-z]{3,})?)(?: [a-z]{3,12})? (?:para|pa|en) /.exec(thing)?.[1] ?? ''
  const first = ahead === '' ? undefined : ratios.leading(ahead)?.row
  const named =
    first ??
    ratios.all(now)[0] ??
    ratios.all(
      now.replace(
        /\d[\d.,]* ?(?:kg|kilos?|g|gr|gramos|l|litros?|ml)?(?: de)?\b|\b(?:lomos?|piezas?|filetes?|trozos?|tacos?) de\b/g,
        ' ',
      ),
    )[0]
  if (ahead !== '' && first === undefined && named !== undefined && isOtherThing(ahead, named.rows, knowledge))
    return []
  const rows = named?.rows ?? beforeOf(now, before, ratios)
  const used = rows.filter(({ use }) => use !== '' && says(now, [use]))
  const meant = used.length > 0 ? used : rows.filter(({ use }) => use !== '' && says(before, [use]))
  return meant.length > 0 ? meant : rows
}

/** A food or a thing of the cookbook that these rows say nothing of. */
const isOtherThing = (thing: string, rows: readonly Ratio[], { pantry, cookbook }: Ask['knowledge']): boolean =>
  !rows.some(({ names, part, base }) => says(thing, [...names, ...part, ...base])) &&
  (cookbook.named(thing) !== null || pantry.match(thing)?.ignored.length === 0)

const longestFollowing = 60

const beforeOf = (now: string, before: string, ratios: ReturnType<typeof measuresOf>['ratios']): readonly Ratio[] => {
  if (now.length > longestFollowing) return []
  const rows = ratios.all(before.slice(0, 400)).flatMap((one) => one.rows)
  // What is asked now must be a part of what was spoken of.
  const asked = rows.find((row) => says(now, row.part) || (row.use !== '' && says(now, [row.use])))
  return asked === undefined ? [] : rows.filter(({ names }) => names === asked.names || names[0] === asked.names[0])
}

/** The amount a ratio is taken of; `of` is what it was said of, blank where nothing was. */
type Amount = { readonly value: number; readonly said: string; readonly of: string; readonly kind: 'mass' | 'unidad' }

/** A bare number from here on is grams: 'con 600 de cobertura'. */
const leastBare = 20

const amountIn = ({ folded, slots }: Ask, { said }: Figures, rows: readonly Ratio[]): Amount | null => {
  const names = rows.flatMap(({ base, part }) => [...base, ...part])
  // 'Cuánta sal por kilo de masa': the rate itself.
  const one =
    slots.length > 0 ? null : /\b(?:por|para cada) (kilo|kg|litro|l)\b(?: de ([a-z]+(?: de [a-z]+)?))?/.exec(folded)
  if (one !== null)
    return { value: 1000, said: /^k/.test(one[1] ?? '') ? 'un kilo' : 'un litro', of: one[2] ?? '', kind: 'mass' }
  const measured = slots.filter((slot) => isAmount(slot) && slot.value > 0)
  const weighed = measured.find(({ of }) => says(of, names)) ?? measured[0]
  if (weighed !== undefined) {
    // 'Trucha curada 1,2 kg sal': the salt is what is asked.
    const isAsked =
      !rows.some(({ base }) => says(weighed.of, base)) &&
      rows.some(({ part }) => says(weighed.of, part)) &&
      !/^ ?de /.test(folded.slice(weighed.end))
    return { value: weighed.value, said: weighed.said, of: isAsked ? '' : weighed.of, kind: 'mass' }
  }
  const counted = slots.find(
    ({ kind, of, value }) =>
      kind === 'count' && value > 0 && rows.some(({ per, base }) => per === 'unidad' && says(of, base)),
  )
  if (counted !== undefined) return { value: counted.value, said: plain(counted.value), of: counted.of, kind: 'unidad' }
  const eggs = slots.find(
    ({ kind, of, value, end }) =>
      kind === 'count' &&
      value > 0 &&
      gramsOfPiece(of) !== null &&
      says(of, names) &&
      !/^ ?de /.test(folded.slice(end)),
  )
  if (eggs !== undefined) {
    const grams = eggs.value * (gramsOfPiece(eggs.of) ?? 0)
    return { value: grams, said: `${plain(grams)} g`, of: `${eggs.of} (${plain(eggs.value)})`, kind: 'mass' }
  }
  const bare = slots.find(
    ({ kind, value, of, at }) =>
      kind === 'count' &&
      value >= leastBare &&
      (says(of.split(' ').slice(0, 2).join(' '), names) || /\b(?:esos|esas) $/.test(folded.slice(0, at))) &&
      !rows.every(({ per }) => per === 'unidad'),
  )
  if (bare !== undefined) return { value: bare.value, said: `${plain(bare.value)} g`, of: bare.of, kind: 'mass' }
  const own = ownPart(folded)
  // 'Cuánto neutro', of the 4 kg of mix before it.
  const earlier =
    slots.length > 0
      ? undefined
      : slotsOf(said.slice(0, 300)).find((slot) => isAmount(slot) && slot.value > 0 && says(slot.of, names))
  if (earlier !== undefined) return { value: earlier.value, said: earlier.said, of: earlier.of, kind: 'mass' }
  const guests = rows.some(({ base }) => base[0] === 'copa')
    ? guestsSaid(folded, slots, /\bcuant[oa]s?\b/.test(own) ? said : '')
    : null
  return guests === null ? null : { value: guests.all, said: plain(guests.all), of: 'copas', kind: 'unidad' }
}

const isPartAsked = ({ part }: Ratio, own: string, { of }: Amount): boolean =>
  !says(of, part) && says(of === '' ? own : own.replace(of, ' '), part)

/** The rows whose base is what the amount was said of; all where it was said of nothing, or of the thing itself. */
const ofBase = (rows: readonly Ratio[], { of, kind }: Amount): readonly Ratio[] => {
  const fitting = rows.filter(({ per }) => (per === 'unidad') === (kind === 'unidad'))
  const named = fitting.filter(({ base }) => says(of, base))
  if (named.length > 0) return named
  const isOfThing = of === '' || kind === 'unidad' || says(of, rows[0]?.names ?? [])
  const isFruit = fitting.some(
    ({ base }) => base.includes('fruta') || base.includes('verdura') || base.includes('líquido'),
  )
  return isOfThing || (isFruit && !fitting.some(({ part }) => says(of, part))) ? fitting : []
}

const worked = (rows: readonly Ratio[], amount: Amount, own: string, ask: Ask): Sum | null => {
  const based = ofBase(rows, amount)
  if (based.length === 0) return inverse(rows, amount)
  const asked = based.filter((row) => isPartAsked(row, own, amount))
  const told = [...new Set(asked.length > 0 ? asked : based)].slice(0, mostTold)
  // 'Cuántas hojas de menta', which the table has not.
  const named =
    asked.length > 0 ||
    !(
      saysOther(own, rows, ask) ||
      /\bcuant[oa]s? (?!le\b|hace|hay|necesito|pongo|echo|lleva|me\b|va\b|botellas|litros|kilos|gramos|hojas|de cada)[a-z]{3,}/.test(
        own,
      )
    )
  if (!named) return null
  const times = amount.kind === 'unidad' ? amount.value : amount.value / 1000
  return {
    answer: told.map((row) => lineOf(row, times, amount)).join('\n'),
    working: told
      .map((row) => `${amount.said} × ${rateOf(row)}`)
      .filter((one, at, all) => all.indexOf(one) === at)
      .join('; '),
    notes: notesOf(told),
    ...(amount.of.startsWith('harina') ? { figures: { base: { name: 'harina', grams: amount.value } } } : {}),
  }
}

/** A food that none of the rows speaks of: 'garrofín y guar', of the rows of an ice cream. */
const saysOther = (own: string, rows: readonly Ratio[], { knowledge }: Ask): boolean =>
  foodsNamed(own, knowledge.pantry).some(
    ({ words }) =>
      !rows.some(({ names, part, base }) =>
        [...names, ...part, ...base].some((name) => says(fold(name), [words]) || says(words, [name])),
      ),
  )

const mostTold = 6

const lineOf = (row: Ratio, times: number, amount: Amount): string => {
  const head = row.use === '' ? capital(row.part[0] ?? '') : `${capital(row.use)}, ${row.part[0]}`
  const of = amount.of === '' ? '' : amount.kind === 'unidad' ? ` ${amount.of}` : ` de ${amount.of}`
  return `- ${head}: **${amountText(row, row.low * times, row.high * times)}**${row.measure === 'g' ? pieces(row.part[0] ?? '', row.low * times, row.high * times) : ''} para ${amount.said}${of}.`
}

/** 'Claras para 2 kg de merengue': the base of a whole, which it is with its parts. */
const baseOfWhole = (rows: readonly Ratio[], amount: Amount, wanted: string): Sum | null => {
  const own = rows.filter(({ base, measure, per }) => says(wanted, base) && measure === 'g' && per === 'kg')
  const [row] = own
  if (row === undefined || amount.kind !== 'mass' || !says(amount.of, row.names)) return null
  const [most, least] = [1, 1].map(
    (one, at) => one + own.reduce((sum, { low, high }) => sum + (at === 0 ? high : low), 0) / 1000,
  )
  const [few, many] = [amount.value / (most ?? 1), amount.value / (least ?? 1)]
  return {
    answer: `- ${capital(row.base[0] ?? '')}: **${weightBetween(few, many)}**${pieces(row.base[0] ?? '', few, many)} para ${amount.said} de ${amount.of}.`,
    working: `${amount.said} ÷ (1 + ${own.map(({ part, low, high }) => `${weightBetween(low, high)} de ${part[0]}`).join(' + ')} por kilo)`,
    notes: notesOf(own),
  }
}

/** 'Con 900 g de azúcar, cuántas claras': the base from one of its parts. */
const inverse = (rows: readonly Ratio[], amount: Amount): Sum | null => {
  const row = rows.find(({ part, measure, per }) => says(amount.of, part) && measure === 'g' && per === 'kg')
  if (row === undefined || amount.kind !== 'mass') return null
  const [few, many] = [(amount.value * 1000) / row.high, (amount.value * 1000) / row.low]
  return {
    answer: `- ${capital(row.base[0] ?? '')}: **${weightBetween(few, many)}**${pieces(row.base[0] ?? '', few, many)} para ${amount.said} de ${row.part[0]}.`,
    working: `${amount.said} ÷ ${rateOf(row)}`,
    notes: notesOf([row]),
  }
}

/** '60/40', '2:1', 'a partes iguales': so much of the base by so much of the part. */
const sharesSaid = (own: string): readonly [number, number] | null => {
  if (/\ba partes iguales\b|\bmitad y mitad\b/.test(own)) return [1, 1]
  const [, first, second] = /\b(\d{1,2}(?:[.,]\d)?) ?[/:] ?(\d{1,2}(?:[.,]\d)?)\b/.exec(own) ?? []
  const [one, other] = [Number(first?.replace(',', '.')), Number(second?.replace(',', '.'))]
  const isShare = one > 0 && other > 0 && (one + other === 100 || one + other <= 12)
  return isShare ? [one, other] : null
}

const inShares = (
  rows: readonly Ratio[],
  amount: Amount,
  [first, second]: readonly [number, number],
  own: string,
): Sum | null => {
  const row = rows.find(({ measure, per, low }) => measure === 'g' && per === 'kg' && low >= leastShare)
  if (row === undefined || amount.kind !== 'mass') return null
  const base = row.base.find((name) => says(own, [name])) ?? row.base[0] ?? ''
  const part = row.part[0] ?? ''
  const whole = first + second
  const grams = says(amount.of, row.part)
    ? [(amount.value * first) / second, amount.value]
    : says(amount.of, row.base) && !says(amount.of, row.names)
      ? [amount.value, (amount.value * second) / first]
      : [(amount.value * first) / whole, (amount.value * second) / whole]
  const [ofBaseGrams = 0, ofPartGrams = 0] = grams
  return {
    answer: [
      `- ${capital(base)}: **${weightBetween(ofBaseGrams, ofBaseGrams)}**`,
      `- ${capital(part)}: **${weightBetween(ofPartGrams, ofPartGrams)}**`,
    ].join('\n'),
    working: `${amount.said}, ${plain(first)} : ${plain(second)}`,
    notes: notesOf([row]),
  }
}

/** Parts from here on are shared out as 60/40; a dose is not. g per kilo. */
const leastShare = 300

/** Without an amount: the share itself, or the measures of a glass. */
const sharesOf = (rows: readonly Ratio[], own: string): Sum | null => {
  const asked = rows.filter(({ part }) => says(own, part))
  const isGlass = rows.every(({ per }) => per === 'unidad')
  const told = asked.length > 0 ? asked : isGlass ? rows : []
  if (told.length === 0) return null
  return {
    answer: told
      .map((row) =>
        row.per === 'kg' && row.measure === 'g' && !isGlass
          ? `${capital(row.part[0] ?? '')}: **${percentBetween(row.low / 10, row.high / 10)}** sobre ${row.base[0]} (${rateOf(row)}).`
          : `- ${capital(row.part[0] ?? '')}: **${amountText(row, row.low, row.high)}**`,
      )
      .join('\n'),
    working: '',
    notes: notesOf(told),
  }
}

const notesOf = (rows: readonly Ratio[]): readonly string[] => [
  ...new Set([
    ...rows.flatMap(({ note }) => (note === '' ? [] : [note])),
    `Fuente: ${[...new Set(rows.flatMap(({ source }) => source.split('; ')))].join('; ')}.`,
  ]),
]

const rateOf = (row: Ratio): string =>
  `${amountText(row, row.low, row.high)} por ${row.per === 'kg' ? 'kilo o litro' : (row.base[0] ?? 'unidad')}`

const amountText = ({ measure, part }: Pick<Ratio, 'measure' | 'part'>, low: number, high: number): string => {
  if (measure === 'g') return weightBetween(low, high)
  if (measure === 'ml') return volumeBetween(low, high)
  const [few, many] = [Math.max(1, Math.round(low)), Math.max(1, Math.round(high))]
  return `${countBetween(few, many)} ${measure === 'hojas' ? (many === 1 ? 'hoja' : 'hojas') : (part[0] ?? '')}`
}

/** g of a piece: Reglamento (UE) 2023/2465, an egg of size M without its shell. */
const pieceGrams: readonly (readonly [RegExp, number, string])[] = [
  [/^claras?\b/, 33, 'claras'],
  [/^yemas?\b/, 17, 'yemas'],
  [/^huevos?\b/, 50, 'huevos M'],
  [/^hojas? de gelatina\b|^gelatina\b/, 2, 'hojas de 2 g'],
]

/** g of one of what is counted in a kitchen: 'claras'; null for the rest. */
export const gramsOfPiece = (name: string): number | null =>
  pieceGrams.find(([said]) => said.test(name.toLowerCase()))?.[1] ?? null

/** ' (18 claras)' beside the grams of what is counted in a kitchen; blank for the rest. */
export const pieces = (name: string, low: number, high: number): string => {
  const row = pieceGrams.find(([said]) => said.test(name.toLowerCase()))
  if (row === undefined || high < row[1]) return ''
  return ` (${countBetween(Math.round(low / row[1]), Math.round(high / row[1]))} ${row[2]})`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
