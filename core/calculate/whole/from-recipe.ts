import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import { guestsSaid } from '#core/calculate/reading/guests.ts'
import { gramsCounted, pieces } from '#core/calculate/reading/piece-grams.ts'
import { isAmount, type Slot, slotsOf } from '#core/calculate/reading/slots.ts'
import { isForDiet, noAmount, ordersRecipe, ownPart, says } from '#core/calculate/reading/words.ts'
import { plain, volume, weight } from '#core/calculate/say.ts'
import type { Cookbook } from '#core/cookbook/cookbook.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { type Index, indexOf } from '#core/spanish/name-index.ts'
import { singularOf } from '#core/spanish/plural.ts'

/** A base or a dish of the cookbook, as a sum needs it. */
type Made = {
  readonly names: readonly string[]
  readonly serves: number
  readonly lines: readonly IngredientDraft[]
  readonly isBase: boolean
  /** g or ml that go in. */
  readonly total: number
  readonly source: string
}

/** 'Merengue con 600 g de claras, cuánta azúcar', 'holandesa para 40: mantequilla y yemas': by the batch of the cookbook. */
export const fromRecipe: Calculation = {
  id: 'de una receta',
  continues: true,
  work: (ask, figures) => {
    const own = ownPart(ask.folded)
    if (
      noAmount.test(own) ||
      ordersRecipe.test(own) ||
      isForDiet.test(own) ||
      // 'Y una taza de azúcar' is a measure of its own.
      /\b(?:un[oa]?|medi[oa]|\d[\d.,/]*) (?:tazas?|cups?|vasos?|cucharad\w+) de [a-z]/.test(own) ||
      /\b(?:salen|saco|rinde|me da|lleva la|lleva el|por persona)\b/.test(own)
    )
      return null
    if (
      ask.slots.some(({ kind }) => kind === 'percent') ||
      (isOfYield.test(own) &&
        !/\bcuant[oa]s? (?!en\b|limpi|crud|sec|enter|brut|compr|qued|sale|de\b)[a-z]{3,}\W*$/.test(own)) ||
      isTreatment.test(own)
    )
      return null
    const recipes = recipesOf(ask.knowledge.cookbook)
    const made = madeIn(own, ask, recipes) ?? madeIn(ask.folded, ask, recipes)
    const scale = made === null ? null : scaleFor(made, ask.slots, own, ask.folded, figures.said)
    const asked =
      made === null || scale === null
        ? []
        : askedLines(made, scale.of === '' ? own : own.replace(scale.of, ' '), scale.of)
    if (made !== null && scale !== null && asked.length > 0) return told(made, asked, scale)
    const ofBefore = partOfBefore(ask, figures.said)
    if (ofBefore !== null || made === null || scale === null) return ofBefore
    // 'Brioche con 3 kg de harina' asks for the rest of it.
    const isWhole =
      made.isBase &&
      scale.of !== '' &&
      own.length <= 60 &&
      !/\bcuant|:/.test(own) &&
      / con (?:\S+ ){1,3}(?:de )?\S/.test(own)
    return isWhole ? told(made, made.lines.slice(0, mostTold), scale) : null
  },
}

/** What a text says is made: 'cuánta yema', of a custard, asks for a part and makes no yemas. */
const madeIn = (text: string, { knowledge }: Ask, recipes: Index<Made>): Made | null => {
  const asked = /\bcuant[oa]s? ([a-z]{3,})/.exec(text)?.[1]
  if (asked === undefined || knowledge.pantry.match(asked) === null) return recipes.find(text)
  return recipes.find(text.replace(/\bcuant[oa]s? [a-z]{3,}/, ' '))
}

/** 'Y atún', after the potatoes of an ensaladilla for 90: that part of the dish before, as it was scaled. */
const partOfBefore = ({ folded, slots, knowledge }: Ask, said: string): Sum | null => {
  if (slots.length > 0 || !/^\W*(?:(?:y|e) )?(?:cuant[oa]s? |de |del |el |la |los |las )*[a-z ]{3,30}\W*$/.test(folded))
    return null
  const before = said.split('; ').find((turn) => /\d/.test(turn)) ?? ''
  // 'Arroz para 30 de paella' was told by the portion, and so is its stock.
  const found = ordersRecipe.test(before) ? null : recipesOf(knowledge.cookbook).find(before)
  const [head = ''] = before.match(/[a-z]{4,}/) ?? []
  const isDishFirst =
    knowledge.pantry.match(head) === null && found?.names.some((name) => fold(name).startsWith(head)) === true
  const isOfDish = /\bcuant/.test(before) || isDishFirst
  const made = isOfDish ? found : null
  const scale = made === null ? null : scaleFor(made, slotsOf(before), before, before, '')
  const asked = made === null || scale === null ? [] : askedLines(made, folded, scale.of)
  return made === null || scale === null || asked.length === 0 ? null : told(made, asked, scale)
}

/** How much is left or bought of a food is no line of a recipe. */
const isOfYield =
  /\b(?:limpi[oa]|pelad[oa]|cocid[oa]|asad[oa]|pochad[oa]|frit[oa]|desalad[oa]|net[oa]|hidratad[oa]|remojad[oa])s?\b|\bcompr|\bpor (?:litro|kilo|kg|l)\b/

/** What is done to a food before it is a dish: its salt is not that of a dish of it. */
const isTreatment =
  /\b(?:cur[ao]r?|curad[oa]s?|marinar|marino|encurtir|encurto|ahumar|ahumo|fermentar|fermento|confitar|confito|desalar|desalo|adobar|adobo|salar|salmuera|espesar|ligar|clarificar|cocer|hervir)\b/

const shelves = new WeakMap<Cookbook, Index<Made>>()

/** Bases first: a base is weighed out, a dish is the usual one. */
const recipesOf = (cookbook: Cookbook): Index<Made> => {
  const known = shelves.get(cookbook)
  if (known !== undefined) return known
  const bases = cookbook.formulas.map(({ names, serves, parts }) =>
    madeOf(
      names,
      serves,
      parts.map(([name, quantity]) => ({ name, quantity, unit: 'g' as const })),
      true,
    ),
  )
  const dishes = cookbook.dishes.map(({ names, serves, ingredients }) => madeOf(names, serves, ingredients, false))
  const index = indexOf([...bases, ...dishes], ({ names }) => names)
  shelves.set(cookbook, index)
  return index
}

const madeOf = (
  names: readonly string[],
  serves: number,
  lines: readonly IngredientDraft[],
  isBase: boolean,
): Made => ({
  names,
  isBase,
  serves,
  lines,
  total: lines.reduce((sum, line) => sum + (gramsOf(line) ?? 0), 0),
  source: `receta de la casa de ${(names[0] ?? '').toLowerCase()}, para ${plain(serves)}`,
})

const gramsOf = ({ quantity, unit }: IngredientDraft): number | null => {
  const factor = { g: 1, ml: 1, kg: 1000, l: 1000 }[unit as string]
  return factor === undefined ? null : quantity * factor
}

type Scale = { readonly factor: number; readonly said: string; readonly of: string }

/** One for each guest: '300 bocatas de calamar'. */
const ofServed = /^(?:bocatas?|bocadillos?|raciones|platos|menus|tapas|pinchos)\b/

/** From here on a bare number without its 'de' is grams. */
const leastWeighed = 100

/** From here on a bare number is grams. */
const leastBare = 20

const scaleFor = (made: Made, slots: readonly Slot[], own: string, folded: string, said: string): Scale | null => {
  const measured = slots.filter(
    (slot) => slot.value > 0 && (isAmount(slot) || (slot.kind === 'count' && slot.of !== '')),
  )
  const served = slots.find(({ kind, of, value }) => kind === 'count' && value > 0 && ofServed.test(of))
  if (served !== undefined && made.serves > 0)
    return { factor: served.value / made.serves, said: `${plain(served.value)} ${served.of}`, of: '' }
  // '120 flaneras de 110' says the whole, and 110 is no weight of a line.
  const isSize = ({ at, kind }: Slot): boolean =>
    kind !== 'volume' && /\d(?: [a-z]{4,14})? de $/.test(folded.slice(0, at))
  for (const slot of measured) {
    if (isSize(slot)) continue
    const lines = made.lines.filter(({ name }) => isNamed(name, slot.of))
    const [line] = lines
    if (line === undefined) continue
    // The whites of macarons go in twice: what is there is for both.
    const grams = gramsOf(line) === null ? null : lines.reduce((sum, one) => sum + (gramsOf(one) ?? 0), 0)
    if (isAmount(slot) && grams !== null && grams > 0)
      return { factor: slot.value / grams, said: `${slot.said} de ${slot.of}`, of: slot.of }
    const each = gramsCounted(slot.value, slot.of)
    if (slot.kind === 'count' && each !== null && grams !== null && grams > 0 && !/^ ?de /.test(folded.slice(slot.end)))
      return { factor: each / grams, said: `${plain(slot.value)} ${slot.of}`, of: slot.of }
    if (slot.kind === 'count' && grams === null && line.quantity > 0 && slot.value < 1000)
      return { factor: slot.value / line.quantity, said: `${plain(slot.value)} ${slot.of}`, of: slot.of }
    if (
      slot.kind === 'count' &&
      grams !== null &&
      grams > 0 &&
      slot.value >= (/^ ?de /.test(folded.slice(slot.end)) ? leastBare : leastWeighed)
    )
      return { factor: slot.value / grams, said: `${plain(slot.value)} g de ${slot.of}`, of: slot.of }
  }
  // 'Cocido para 32 garbanzos': the guests, and one of its lines.
  const [, many, part = ''] = /\b(?:para|pa) (\d{1,4}),? ([a-z]{4,16})$/.exec(own) ?? []
  const isOfLine = made.lines.some((line) => gramsOf(line) !== null && isNamed(line.name, part))
  if (many !== undefined && isOfLine && gramsCounted(1, part) === null && made.serves > 0)
    return { factor: Number(many) / made.serves, said: `${many} raciones`, of: '' }
  // '25 bollos de 90, cuánta harina': the pieces say the weight of the dough.
  const [, count, each] =
    /\b(\d{1,4})(?: [a-z]{4,14})? de (\d{2,4})(?: ?(?:g|gr|gramos))?\b(?! ?(?:kg|kilos?|l|litros?|€))/.exec(own) ?? []
  if (count !== undefined && each !== undefined && made.total > 0)
    return { factor: (Number(count) * Number(each)) / made.total, said: `${count} × ${each} g`, of: '' }
  const whole = measured.find((slot) => isAmount(slot) && (slot.of === '' || says(slot.of, made.names)))
  if (whole !== undefined && made.total > 0)
    return { factor: whole.value / made.total, said: `${whole.said} de ${(made.names[0] ?? '').toLowerCase()}`, of: '' }
  if (measured.some(isAmount)) return null
  // 'Caipirinha 30, cuánta cachaza', 'marmitako 24, cuánto bonito': so many servings; of what is counted ('torrijas 80') it is not said.
  const behindName = (at: number): boolean => {
    const ahead = folded.slice(0, at).trimEnd()
    return made.names.some((name) => ahead.endsWith(fold(name)) && (made.serves === 1 || !/s$/.test(ahead)))
  }
  const bareServed = slots.find(
    ({ kind, at, value }) => kind === 'count' && value > 1 && value < leastWeighed && behindName(at),
  )
  if (bareServed !== undefined && made.serves > 0)
    return { factor: bareServed.value / made.serves, said: `${plain(bareServed.value)} raciones`, of: '' }
  const guests = guestsSaid(own === folded ? folded : own, slots, said)
  return guests === null || made.serves <= 0
    ? null
    : { factor: guests.all / made.serves, said: `${plain(guests.all)} raciones`, of: '' }
}

/** What says how a food is and not what it is. */
const adjective =
  /^(?:de|del|la|el|para|en|con|al|a|y|sin|montar|fuerza|frescas?|frescos?|negr[oa]s?|blanc[oa]s?|pasteurizad[oa]s?|virgen|extra|gruesa|fina|clarificada|molid[oa]s?|enter[oa]s?|oliva|cerdo|vaca|ternera|dulce|polvo|hojas?|zumo|pulpa|pure|ralladura|casta[nñ]a)$/

/** 'Yemas' names 'Yema de huevo pasteurizada', 'limón' the 'Zumo de limón'; 'huevo' does not name the yolk. */
const isNamed = (name: string, text: string): boolean => {
  const words = (fold(name).match(/[a-z]{2,}/g) ?? []).filter((word, at) => at === 0 || !adjective.test(word))
  const [first = '', second] = words
  return (
    says(text, [first, singularOf(first)]) ||
    (/^(?:zumo|pulpa|harina|hojas?|pure|cobertura|pasta|licor|dientes?|rama|vino|queso|filetes?|lomos?|pechugas?|muslos?|carne|copos|almendra)$/.test(
      first,
    ) &&
      second !== undefined &&
      says(text, [second]))
  )
}

const askedLines = (made: Made, own: string, of: string): readonly IngredientDraft[] => {
  const behind = /\bcuant[oa]s?\b(.*)$|:(.*)$|^\W*(?:y|e)\b(.*)$/.exec(own)
  // 'Holandesa para 25, yemas y mantequilla'.
  // And 'tiramisú para 90 mascarpone'.
  const listed =
    (made.isBase ? /, ([a-z ]{4,40})$/.exec(own)?.[1] : undefined) ??
    / (?:para|pa) \d{1,4}(?: (?:personas|pax|raciones|comensales))?,? ([a-z]{4,16})$/.exec(own)?.[1]
  const text = behind?.[1] ?? behind?.[2] ?? behind?.[3] ?? listed ?? beforeAmount(made, own)
  if (text === undefined) return []
  const bare = made.names
    .reduce((left, name) => left.replace(fold(name), ' '), text)
    .replace(/\bmaicena\b/, 'almidon')
    .replace(/\bfumet\b/, 'caldo de pescado')
  const lines = made.lines.filter(({ name }) => isNamed(name, bare) && !(of !== '' && isNamed(name, of)))
  // 'Y con arroz bomba', of a risotto of carnaroli: another rice is no line of it.
  const isOther = lines.length > 0 && lines.every(({ name }) => isOtherSort(name, bare))
  if (lines.length > 0) return isOther ? [] : lines.slice(0, mostTold)
  // 'Cuántos huevos', where the recipe counts yolks or whites.
  return /\bhuevos?\b/.test(bare) ? made.lines.filter(({ name }) => /^(?:yemas?|claras?)\b/i.test(name)) : []
}

/** Whether a text says another sort of what a line names: 'arroz bomba' of 'Arroz carnaroli'. */
const isOtherSort = (name: string, text: string): boolean => {
  const [first = '', sort = ''] = fold(name).split(' ')
  const said = new RegExp(
    `\\b${first} (bomba|carnaroli|arborio|basmati|jazmin|integral|redondo|largo|vaporizado|calasparra)\\b`,
  ).exec(text)?.[1]
  return said !== undefined && said !== sort
}

/** 'Kombucha azúcar para 6 litros': what is said between the dish and its amount, where that is one of its lines and no more. */
const beforeAmount = (made: Made, own: string): string | undefined => {
  const found = /^([a-z ]{6,50}) (?:para|pa) \d/.exec(own)?.[1]
  const name = made.names.map(fold).find((one) => found?.startsWith(`${one} `) === true)
  const part = name === undefined ? undefined : found?.slice(name.length + 1)
  return part !== undefined && part.split(' ').length <= 2 && made.lines.some((line) => isNamed(line.name, part))
    ? part
    : undefined
}

const mostTold = 12

const told = (made: Made, lines: readonly IngredientDraft[], { factor, said }: Scale): Sum => ({
  answer: lines
    .map((line) => {
      const grams = gramsOf(line)
      const amount =
        grams === null
          ? `${plain(Math.max(1, Math.round(line.quantity * factor)))} ${line.unit}`
          : line.unit === 'ml' || line.unit === 'l'
            ? volume(rounded(grams * factor))
            : weight(rounded(grams * factor))
      const counted = grams === null ? '' : pieces(line.name, grams * factor, grams * factor)
      return `- ${line.name}: **${amount}**${counted}`
    })
    .join('\n'),
  working: `para ${said}, la ${made.source}, × ${plain(factor)}`,
  figures: {
    list: made.lines.flatMap((line) => {
      const grams = gramsOf(line)
      return grams === null ? [] : [{ ...line, quantity: grams * factor, unit: 'g' as const }]
    }),
  },
})

/** As a kitchen scale shows it. */
const rounded = (grams: number): number => (grams >= 100 ? Math.round(grams) : Math.round(grams * 10) / 10)
