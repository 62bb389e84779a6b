import type { Ask, Calculation, Figures, Sum } from '#core/calculate/calculation.ts'
import { fractionIn } from '#core/calculate/reading/fractions.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import { slotsOf } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { capital, percent, percentBetween, plain, weight, weightBetween } from '#core/calculate/say.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { typedNumber as number } from '#core/spanish/number.ts'
import { singularKey } from '#core/spanish/plural.ts'

/** What goes into a dough, as it is said. */
const doughPart =
  'agua|sal|levadura(?: fresca| seca)?|masa madre|mantequilla|manteca|huevos?|yemas?|azucar|aceite|leche|miel|nata|malta|azucar invertido|semillas|pasas|harina integral|salvado|mejorante|gluten|patata|pure de patata'
const shareFigure = '(\\d{1,3}(?:[.,]\\d{1,2})?)'

/** Baker's percentages the cook gives, of a weight of flour said now or before: 'baguette al 68 con 3,2 kg de harina'. */
export const givenShares: Calculation = {
  id: 'porcentajes dados',
  work: (ask, figures) => {
    const own = ownPart(ask.folded)
    if (/€|\beuros?\b|\bgrados\b|°|\bmerma|\bcuant[oa] (?:harina|masa)\b|\bhorn/.test(own)) return null
    const isBread = new RegExp(`\\b(?:${bread()})\\b`).test(own)
    const said =
      ask.slots.find(
        ({ kind, of, value }) => (kind === 'mass' || (kind === 'count' && value >= leastBare)) && /^harina/.test(of),
      ) ??
      ask.slots.find(
        ({ kind, of }) => (isBread || /\bmasa madre (?:al?|un) \d/.test(own)) && kind === 'mass' && of === '',
      )
    const flour = said?.value ?? flourBefore(figures)
    if (flour <= 0 || /\bpoolish|\bbiga\b|\bprefermento/.test(own)) return null
    const given = sharesIn(own)
    if (given.length === 0 || (said === undefined && own.length > 70)) return null
    const asked = said === undefined ? [] : usualParts(ask, own, given)
    const before = said === undefined ? (figures.list ?? []) : []
    const lines = given.map(({ name, value }) => ({ name, quantity: (flour * value) / 100, unit: 'g' as const }))
    const usual = asked.map(({ name, low, high }) => ({
      name,
      quantity: (flour * (low + high)) / 2000,
      unit: 'g' as const,
    }))
    const list = merged([...before, { name: 'harina', quantity: flour, unit: 'g' }], [...lines, ...usual])
    const total = list.reduce((sum, { quantity }) => sum + quantity, 0)
    return {
      answer: [
        ...given.map(({ name, value }) =>
          given.length + asked.length === 1
            ? `**${weight((flour * value) / 100)}** de ${name}, al ${percent(value)}.`
            : `- ${capital(name)}, al ${percent(value)}: **${weight((flour * value) / 100)}**`,
        ),
        ...asked.map(
          ({ name, low, high }) =>
            `- ${capital(name)}, lo usual (${percentBetween(low / 10, high / 10)}): **${weightBetween((flour * low) / 1000, (flour * high) / 1000)}**`,
        ),
        ...(list.length > 2 ? [`- Masa: **${weight(total)}**`] : []),
      ].join('\n'),
      working: `sobre ${weight(flour)} de harina`,
      ...(asked.length > 0
        ? { notes: [`Fuente: ${[...new Set(asked.map(({ source }) => source))].join('; ')}.`] }
        : {}),
      figures: { base: { name: 'harina', grams: flour }, list },
    }
  },
}

/** A bare number of flour from here on is grams. */
const leastBare = 100

/** g of the flour of the conversation: the base of its sums, else what a turn said; 0 where none was. */
const flourBefore = ({ base, said }: Figures): number =>
  base?.name.startsWith('harina') === true
    ? base.grams
    : (slotsOf(said).find(({ kind, of }) => kind === 'mass' && /^harina/.test(of))?.value ?? 0)

/** A part of a dough and its share of the flour, in %. */
export type Given = { readonly name: string; readonly value: number }

const patterns: readonly (readonly [RegExp, 'named' | 'behind' | 'water'])[] = [
  [/(?<![\d.,])([4-9]\d(?:[.,]\d)?|1[0-2]\d) ?(?:%|por ?ciento)? (?:de )?hidratacion/g, 'water'],
  [new RegExp(`\\bhidratacion (?:del? |al? |en )?(?:un |el )?${shareFigure}`, 'g'), 'water'],
  [
    new RegExp(`\\b(?:al?|del?|con) (?:un |el )?${shareFigure} ?(?:%|por ?ciento)? (?:de |en )?hidratacion`, 'g'),
    'water',
  ],
  [
    new RegExp(
      `\\b(?:${bread()}) (?:(?!(?:${doughPart})\\b)[a-z]+ ){0,2}al ${shareFigure}(?! ?(?:g|kg|°|ml|l|min)\\b)`,
      'g',
    ),
    'water',
  ],
  [
    new RegExp(
      `\\b(${doughPart}) (?:al?|un|del?|en un|fresca al?|seca al?) ?${shareFigure} ?(?:%|por ?ciento)?(?! ?(?:g|kg|gr|gramos|kilos?|ml|l|°|grados)\\b)(?!\\d|[.,]\\d)`,
      'g',
    ),
    'named',
  ],
  [new RegExp(`\\b(${doughPart}) ${shareFigure} ?(?:%|por ?ciento)`, 'g'), 'named'],
  [
    new RegExp(
      `\\b(${doughPart}) ${shareFigure}(?!\\d|[.,]\\d| ?(?:g|kg|gr|gramos|kilos?|ml|l|litros?|%|°|grados|min|h)\\b)(?! ?%)`,
      'g',
    ),
    'named',
  ],
  [new RegExp(`${shareFigure} ?(?:%|por ?ciento) (?:de |en )?(${doughPart})\\b`, 'g'), 'behind'],
]

function bread(): string {
  return 'baguettes?|barras?|pan(?:es)?|hogazas?|chapatas?|ciabatta|focaccias?|pizzas?|masa(?! madre)|brioche|molde|harina'
}

const countedParts = new RegExp(`(?<![\\d.,])${shareFigure} ?%? (?:de )?(${doughPart})\\b(?! ?al? \\d)`, 'g')
const endsInFigure = new RegExp(`\\b(?:${doughPart}) (?:al? )?${shareFigure} ?%?\\W*$`)

/** The shares of a folded text, in % of the flour: 'al 68', 'sal al 2 %'. */
export const sharesIn = (own: string): readonly Given[] => {
  const found = new Map<string, number>()
  const row = [...own.matchAll(countedParts)]
  // '78 agua 2 sal 1 levadura': each figure stands before its part.
  if (row.length > 1 && !/%|hidratacion|por ?ciento/.test(own) && !endsInFigure.test(own))
    return row
      .map(([, value = '', name = '']) => ({ name, value: number(value) }))
      .filter(({ value }) => value > 0 && value <= 200)
  // '75 de hidratación y 2 de sal'.
  const bare = /\bhidratacion\b/.test(own)
    ? own.matchAll(
        new RegExp(
          `(?<![\\d.,])${shareFigure} de (sal|levadura(?: fresca| seca)?|aceite|azucar|mantequilla|masa madre)\\b`,
          'g',
        ),
      )
    : []
  for (const [, value = '', name = ''] of bare)
    if (number(value) > 0 && number(value) <= mostOf(name)) found.set(name, number(value))
  for (const [pattern, kind] of patterns)
    for (const match of own.matchAll(pattern)) {
      const [, one = '', other = ''] = match
      if (kind === 'water' && number(one) < leastWater) continue
      const [name, value] = kind === 'water' ? ['agua', one] : kind === 'named' ? [one, other] : [other, one]
      if (!found.has(name) && number(value) > 0 && number(value) <= 200) found.set(name, number(value))
    }
  return [...found].map(([name, value]) => ({ name, value })).filter(({ name, value }) => value <= mostOf(name))
}

/** No dough is wetted with less of its flour, in %: 'sal para 2 kg de harina al 2 %'. */
const leastWater = 30

/** No dough holds more of its flour, in %: a figure above is another thing's. */
const mostOf = (name: string): number => (name.startsWith('levadura') ? 10 : name === 'sal' ? 6 : 200)

/** 'Agua, sal y levadura': what is asked for without its share is what the table of ratios says of that bread. */
const usualParts = ({ knowledge }: Ask, own: string, given: readonly Given[]) => {
  const { ratios } = measuresOf(knowledge.cookbook)
  const rows = [...(ratios.all(own)[0]?.rows ?? []), ...(ratios.find('pan')?.rows ?? [])]
  return rows
    .filter(
      ({ part, base }, at) =>
        base[0] === 'harina' &&
        rows.findIndex((one) => one.part[0] === part[0]) === at &&
        part.some((name) => new RegExp(`\\b${fold(name)}\\b`).test(own)) &&
        !given.some(({ name }) => part.some((one) => fold(one).startsWith(name.split(' ')[0] ?? ''))),
    )
    .map(({ part, low, high, source }) => ({ name: part[0] ?? '', low, high, source }))
}

/** The list of before with what is said now in it: the same food said again takes its place. */
const merged = (before: NonNullable<Figures['list']>, now: readonly IngredientDraft[]): readonly IngredientDraft[] => {
  const key = (name: string): string => singularKey(fold(name).split(' ')[0] ?? '')
  const fresh = new Set(now.map(({ name }) => key(name)))
  const kept = new Map(before.filter(({ name }) => !fresh.has(key(name))).map((line) => [key(line.name), line]))
  return [...kept.values(), ...now]
}

const gramsIn = (list: Figures['list']): number =>
  (list ?? []).reduce(
    (sum, { quantity, unit }) => sum + quantity * ({ g: 1, ml: 1, kg: 1000, l: 1000 }[unit as string] ?? 0),
    0,
  )

/** 'Poolish con el 30 % de la harina': its flour and water, and what is left for the dough. */
export const preferment: Calculation = {
  id: 'prefermento',
  continues: true,
  work: (ask, figures): Sum | null => {
    const own = ownPart(ask.folded)
    const asksYeast = /\blevadura\b/.test(own)
    const name = /\bpoolish\b|\bbiga\b/.exec(asksYeast ? `${ask.folded}; ${figures.said}` : ask.folded)?.[0]
    const part = ask.slots.find(({ kind }) => kind === 'percent')
    const said = ask.slots.find(
      ({ kind, of, said: words }) => kind === 'mass' && /^(?:harina|$)/.test(of) && /[a-z]/.test(words),
    )
    const flour = said?.value ?? flourBefore(figures)
    const spoken = asksYeast ? `${ask.folded}; ${figures.said}` : own
    const bareShare =
      /\b(?:poolish|biga) (?:al? |del? |con )?(?:el |un )?(\d{1,2}) ?%?(?= (?:de(?: la)? |con |en |para |y )|\W*$)(?! de \d{3})/.exec(
        spoken,
      )?.[1] ?? /\b(?:es|al|con|del|sea|fuera)(?: el| un)? (\d{1,2})\b(?! ?(?:kg|kilos?|g|gr|l|%))/.exec(spoken)?.[1]
    const share =
      (bareShare === undefined ? undefined : Number(bareShare)) ??
      part?.value ??
      (asksYeast ? slotsOf(spoken).find(({ kind }) => kind === 'percent')?.value : undefined) ??
      fractionIn(ask.folded)?.value ??
      0
    if (name === undefined || share <= 0 || share > 100 || flour <= 0) return null
    const rows = measuresOf(ask.knowledge.cookbook).ratios.find(name)?.rows ?? []
    const row = rows.find(({ part }) => part[0] === (asksYeast ? 'levadura fresca' : 'agua'))
    if (row === undefined) return null
    const ofPreferment = (flour * share) / 100
    const [low, high] = [(ofPreferment * row.low) / 1000, (ofPreferment * row.high) / 1000]
    if (asksYeast)
      return {
        answer: `${capital(name)}, para ${weight(ofPreferment)} de harina: **${weightBetween(low, high)} de levadura fresca**.`,
        working: `${weight(ofPreferment)} × ${percentBetween(row.low / 10, row.high / 10)}`,
        notes: [row.note, `Fuente: ${row.source}.`],
      }
    const water = figures.list?.find((line) => fold(line.name) === 'agua')?.quantity
    return {
      answer: `${capital(name)} con el ${percent(share)} de la harina: **${weight(ofPreferment)} de harina y ${weightBetween(low, high)} de agua**.`,
      working: `${weight(flour)} × ${percent(share)}`,
      notes: [
        `En la masa quedan ${weight(flour - ofPreferment)} de harina${water === undefined || water < high ? '' : ` y ${weightBetween(water - high, water - low)} de agua`}.`,
        `Fuente: ${row.source}.`,
      ],
      figures: { base: { name: 'harina', grams: flour } },
    }
  },
}

const piece =
  'bolas|bollos|bolitas|panes|panecillos|barras|barritas|baguettes|chapatas|hogazas|piezas|porciones|raciones|unidades|croissants|pizzas|moldes|trufas|bombones|galletas|hamburguesas|albondigas|croquetas'

/** 'Cuántas barras de 280 g salen', 'cuánto pesa la masa entera': of the dough or list worked out before. */
export const outOfBatch: Calculation = {
  id: 'piezas de la masa',
  continues: true,
  work: ({ folded, slots }, figures): Sum | null => {
    const own = ownPart(folded)
    const total = gramsIn(figures.list)
    if (total <= 0) return null
    if (/\b(?:pesa|peso|total)\b.{0,20}\b(?:masa|todo|entera|total)\b|\bcuanta masa\b/.test(own) && slots.length === 0)
      return { answer: `En total, **${weight(total)}**.`, working: 'la suma de lo calculado' }
    const found = new RegExp(`\\b(${piece})? ?(?:de|a) ${shareFigure} ?(?:g|gr|gramos)?\\b`).exec(own)
    const goesOn =
      /^\W*y (?:si )?(?:son |las? hago |los? hago |en |con |a )?(?:de )?\d/.test(own) &&
      new RegExp(`\\bcuant[oa]s (?:${piece})\\b`).test(figures.said)
    const isAsked =
      goesOn || /\bcuant[oa]s\b/.test(own) || new RegExp(`^\\W*(?:y )?(?:en |de )?(?:${piece}) de \\d`).test(own)
    const size = number(found?.[2])
    if (
      found === null ||
      !isAsked ||
      !(size >= 5) ||
      size > total ||
      slots.filter(({ kind }) => kind !== 'count' && kind !== 'mass').length > 0
    )
      return null
    if (slots.filter(({ kind }) => kind === 'mass').length > 1) return null
    const count = Math.floor(total / size + 1e-9)
    const name = found[1] ?? /\bcuant[oa]s ([a-z]{4,20})/.exec(own)?.[1] ?? 'piezas'
    return {
      answer: `Salen **${plain(count)} ${name}** de ${weight(size)}${total - count * size >= 1 ? `, y sobran ${weight(Math.round(total - count * size))}` : ''}.`,
      working: `${weight(Math.round(total))} ÷ ${weight(size)} = ${plain(total / size)}`,
    }
  },
}
