import type { Page, PageIngredient } from '#core/cookbook/page.ts'
import { withArticle } from '#core/method/display-name.ts'
import type { MethodDraft } from '#core/method/draft-method.ts'
import { openFoodNames } from '#core/method/mentions.ts'
import { gardenByKind, garnishByKind, sauceByKind, sauceOfMissing } from '#core/method/part-by-kind.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { articleFor } from '#core/spanish/agreement.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { cookedThrough, withOtherMeat } from './cooked-through.ts'
import { always, isAlwaysThere } from './finding/agreement.ts'
import { marking } from './mark-missing.ts'
import { wordStems } from './name-words.ts'
import { toOwnBatch } from './own-batch.ts'
import type { Pair, Pairing } from './pair-ingredients.ts'
import { placeExtra } from './placing/place-extra.ts'
import { bare, cookedNotes, isOther, lostWith, renamedSteps } from './rename.ts'
import { type Shares, sharesOf } from './shares.ts'
import { risenBySourdough, sourdoughOf, sourdoughWarning, withSourdough } from './sourdough.ts'
import { partNames, partOf, partSteps } from './with-parts.ts'

/**
 * A page's method for the cook's own list: another food of the same kind takes the name of the page's, what is missing is
 * marked where it is used or made of what is left over when it has a page, what the page does not have is placed and
 * told, and amounts that stray are told.
 */
export const fitMethod = (
  recipeName: string,
  found: { readonly page: Page; readonly pairing: Pairing },
  pages: readonly Page[],
  pantry: Pantry,
): MethodDraft => {
  const { page } = found
  const shares = sharesOf(found.pairing.pairs, pantry)
  const pairing = withOtherMeat(page.steps, withSourdough(found.pairing))
  const sourdough = sourdoughOf(pairing)
  const lines = [...pairing.pairs.map(({ line }) => line), ...pairing.extra]
  // What is bought kept is not put up for a salad.
  const others = pages.filter(
    (one) => one !== page && !/\b(?:conservas|embutidos)\/|-en-(?:conserva|aceite|salazon)$/.test(one.path),
  )
  const missed = pairing.missing.filter(({ name }) => !isAlwaysThere(name, pantry))
  const spareHas = (...roles: readonly string[]): boolean =>
    pairing.extra.some(({ name }) => roles.includes(classify(name).role))
  const custard =
    (isSweet(page) || page.category === 'Panes y masas') &&
    spareHas('milk') &&
    spareHas('yolk', 'egg') &&
    spareHas('starch', 'flour')
      ? ['crema pastelera']
      : []
  const names = [...missed.map(({ name }) => name), ...partNames(recipeName), ...custard]
  const part = pairing.extra.length === 0 ? null : partOf(names, pairing.extra, lines, others, pantry)
  const garnish =
    part === null
      ? (garnishByKind(recipeName, pairing.extra) ??
        sauceByKind(recipeName, pairing.extra) ??
        gardenByKind(recipeName, pairing.extra, page.steps))
      : null
  const spare = pairing.extra.filter(
    (line) => part?.own.includes(line) !== true && garnish?.own.includes(line) !== true,
  )
  const milkOfDough =
    part?.page.steps.some((text) => /\bharina\b.*\bagua\b/i.test(text)) === true
      ? spare.find(({ name }) => classify(name).role === 'milk')
      : undefined
  const left = spare.filter((line) => line !== milkOfDough)
  const lacked = missed.filter(({ name }) => part === null || !isNamed(part.page, name))
  const broth = brothOf(left, lacked)
  const sauce = sauceOfMissing(lacked, left)
  const extra = left.filter(
    (line) =>
      !isIcing(page, left, line) &&
      broth?.bones.includes(line) !== true &&
      sauce?.own.includes(line) !== true &&
      line !== madeStock(left, lacked)?.stock,
  )
  const made = madeStock(left, lacked)
  const missing = lacked.filter(
    (own) => own !== broth?.stock && own !== sauce?.made && made?.bones.includes(own) !== true,
  )
  const bought = boughtSauce(page, missed, left)
  const risen = (all: readonly string[]): readonly string[] =>
    sourdough === undefined ? all : risenBySourdough(all, sourdough)
  const steps = [
    ...preparationsOf(pairing),
    ...(broth === null ? [] : [broth.step]),
    ...cookedThrough(risen(renamedSteps({ ...page, steps: toOwnBatch(bought, page, shares) }, pairing)), pairing),
  ]
  const told = missing.filter(
    ({ name }) =>
      !page.steps.some((text) => mentions(text, name, page)) || steps.some((text) => mentions(text, name, page)),
  )
  const marked = missing.reduce<readonly string[]>((text, own) => marking(text, own, page), steps)
  const placed = placeExtra(
    marked,
    { ...pairing, extra: [...extra, ...lostWith(steps, page, pairing)] },
    new Set(partNames(recipeName.replace(/^.*?(?= (?:con|sobre) |$)/i, 'Plato')).flatMap(wordStems)),
    isSweet(page),
    isMixed(page) ? new Set(wordStems(recipeName.split(/ (?:con|sobre) /i)[0] ?? '')) : new Set(),
    /^(?:Sopas y cremas)$/.test(page.category ?? '') || /^(?:pure|crema|sopa)\b/.test(nameKey(page.name)),
  )
  const icing = icingOf(page, left)
  const first = part === null ? (garnish === null ? [] : [garnish.step]) : partSteps(part, milkOfDough)
  return {
    method: [
      ...first,
      ...(icing === null ? [] : [icing.step]),
      ...(made === null ? [] : [made.step]),
      ...(sauce === null ? [] : [sauce.step]),
      ...cookedNotes(pairing.pairs),
      ...placed.steps,
    ].join('\n'),
    basis: 'cookbook',
    source: page.name,
    warnings: [
      ...missingWarning([...told, ...(part?.pairing.missing ?? [])]),
      ...kinWarning(pairing.pairs),
      ...placed.warnings,
      ...(sourdough === undefined ? [] : [sourdoughWarning]),
      ...amountWarnings(shares),
      ...(page.category === 'Bebidas' ? [] : batchWarning(shares)),
    ],
  }
}

/** What is one mass: a food of its name is mixed in, and not laid upon it. */
const isMixed = ({ category, name }: Page): boolean =>
  /^(?:Salsas y fondos|Helados)$/.test(category ?? '') ||
  /^(?:croquetas?|mousse|flan|crema|pat[eé]|hummus|mantequilla)(?!\p{L})/iu.test(name)

const isSweet = ({ category }: Page): boolean => /^(?:Postres|Helados|Bebidas)$/.test(category ?? '')

/** Whites and icing sugar that a baked page has no place for are the icing it is decorated with. */
const isIcing = (page: Page, left: readonly IngredientDraft[], line: IngredientDraft): boolean => {
  const has = (role: string): boolean => left.some(({ name }) => classify(name).role === role)
  return (
    isSweet(page) && has('white') && has('icingSugar') && ['white', 'icingSugar'].includes(classify(line.name).role)
  )
}

const icingOf = (page: Page, left: readonly IngredientDraft[]): { readonly step: string } | null => {
  const own = left.filter((line) => isIcing(page, left, line))
  return own.length < 2
    ? null
    : {
        step: `Para la glasa, batir ${listed(own.map((line) => withArticle({ ...line, unit: 'g' })))} 4-5 min, hasta que haga picos (la clara, siempre pasteurizada); decorar en frío y secar 8-12 h.`,
      }
}

/** Bones of the list make the stock that the page counts on. Times: trade practice. */
const brothOf = (
  extra: readonly IngredientDraft[],
  missing: readonly PageIngredient[],
): { readonly bones: readonly IngredientDraft[]; readonly stock: PageIngredient; readonly step: string } | null => {
  const stock = missing.find(({ name }) => classify(name).role === 'stock')
  const bones = extra.filter(({ name }) => isBone.test(nameKey(name)))
  if (stock === undefined || bones.length === 0) return null
  const all = bones.map(({ name }) => nameKey(name)).join(' ')
  const time = /pescad|rape|merluza|cangrej|gamba|raspa/.test(all)
    ? '25-30 min'
    : /cerdo|ternera|jamon|vaca/.test(all)
      ? '4-6 h'
      : '2-3 h'
  const named = listed(bones.map((line) => withArticle({ ...line, unit: 'g' })))
  return {
    bones,
    stock,
    step: `Para el ${bare(stock.name)}: cubrir ${named} con agua fría, llevar a hervor, espumar y cocer a 90-95 °C ${time}; colar.`,
  }
}

/** A stock that the list has made, where the page makes it of bones. */
const madeStock = (
  extra: readonly IngredientDraft[],
  missing: readonly PageIngredient[],
): { readonly stock: IngredientDraft; readonly bones: readonly PageIngredient[]; readonly step: string } | null => {
  const stock = extra.find(({ name }) => classify(name).role === 'stock')
  const bones = missing.filter(({ name }) => isBone.test(nameKey(name)))
  if (stock === undefined || bones.length === 0) return null
  const named = withArticle({ ...stock, unit: 'g' })
  return {
    stock,
    bones,
    step: `${named.charAt(0).toUpperCase()}${named.slice(1)} ya viene hecho: empezar donde la receta ya lo tiene colado.`,
  }
}

const isBone =
  /^(?:huesos?|carcasas?|espinazos?|espinas?|raspas?|cabezas? de (?:pescado|rape|merluza|gamba|langostino)|recortes de pescado|alas y carcasas)\b/

/** The page's steps without the one that makes a sauce the list has bought, of nothing that the list has. */
const boughtSauce = (
  page: Page,
  missing: readonly PageIngredient[],
  left: readonly IngredientDraft[],
): readonly string[] => {
  const heads = left
    .filter(
      ({ name }) =>
        classify(name).role !== 'condiment' &&
        /^(?:salsa|bechamel|mayonesa|alioli|caramelo|ganache|crema pastelera|tomate frito|pesto)\b/i.test(name),
    )
    .map(({ name }) => nameKey(name).split(' ')[0] ?? '')
  if (heads.length === 0) return page.steps
  if (heads.includes('caramelo'))
    return page.steps.filter(
      (text) => !/^(?:hacer|cocer|fundir) (?:un |el )?caramelo\b|^hacer un caramelo|^caramelizar/i.test(text),
    )
  const isRoux = (text: string): boolean =>
    heads.includes('bechamel') &&
    /\broux\b|\bbechamel con\b/i.test(text) &&
    missing.filter(({ name }) => mentions(text, name, page)).length >= 3
  const has = page.ingredients.filter((own) => !missing.includes(own) && !always.has(classify(own.name).role))
  return page.steps.filter(
    (text) =>
      !isRoux(text) &&
      (!(
        (heads.includes('salsa') && /^(?:mezclar|batir|hervir|cocer|pochar|triturar|reducir|sofreír)/i.test(text)) ||
        heads.some((head) => new RegExp(`^(?:hacer|preparar|montar|ligar)\\b[^.;]*\\b${head}`).test(nameKey(text)))
      ) ||
        missing.filter(({ name }) => mentions(text, name, page)).length < 2 ||
        has.some(({ name }) => mentions(text, name, page))),
  )
}

/** Whether a step of the page speaks of one of its foods, and not of another of the same first word. */
const mentions = (text: string, name: string, page: Page): boolean =>
  openFoodNames()([name, ...page.ingredients.map((own) => own.name).filter((own) => own !== name)]).mentions(text, 0)
    .length > 0

const isNamed = (page: Page, name: string): boolean =>
  [page.name, ...page.aliases].some((one) => nameKey(one) === nameKey(name))

const preparationsOf = ({ pairs }: Pairing): string[] => [
  ...new Set(pairs.flatMap(({ preparation = '' }) => (preparation === '' ? [] : [preparation]))),
]

const missingWarning = (missing: readonly PageIngredient[]): string[] => {
  if (missing.length === 0) return []
  const names = [...new Set(missing.map(({ name }) => bare(name)))]
  return [
    `La receta lleva además ${listed(names)}, y tu lista no: ${names.length === 1 ? 'añádelo o quita ese gesto' : 'añádelos o quita esos gestos'}.`,
  ]
}

const kinWarning = (pairs: readonly Pair[]): string[] => {
  const kin = pairs.filter(
    ({ own, line, how, preparation }) =>
      how === 'kin' && preparation === undefined && isOther(own, line) && !isSameOil(own, line),
  )
  if (kin.length === 0) return []
  return [
    `En lugar de lo usual: ${[...new Set(kin.map(({ own, line }) => `${bare(line.name)} por ${bare(own.name)}`))].join('; ')}. Vigila el punto: los tiempos son los de la receta.`,
  ]
}

/** Oil of olives by any of its names: nobody watches the point for that. */
const isSameOil = (own: PageIngredient, line: IngredientDraft): boolean =>
  [own.name, line.name].every((name) =>
    /^(?:aceite de oliva|aove|aceite(?: virgen| suave)?$)/.test(nameKey(bare(name))),
  )

/** More than so many times the usual share of the dish, or less than its inverse, is told. Ours. */
const strays = 2.5

/** g: what weighs less on both sides is a leaf or a pinch, and nobody weighs it. */
const tooLittleToTell = 5

/** Amounts far from the page's, compared with the rest of the list: 'el azúcar: llevas 500 g y lo usual son 150 g'. */
const amountWarnings = ({ all, middle }: Shares): string[] => {
  if (all.length < 3) return []
  const far = all.filter(
    ({ own, ratio, usual, given }) =>
      own.reserve === '' &&
      Math.max(given, usual * middle) > tooLittleToTell &&
      (ratio > middle * strays || ratio < middle / strays),
  )
  return far
    .slice(0, 4)
    .map(
      ({ line, usual, given }) =>
        `${capital(`${articleFor(classify(line.name).headKey, classify(line.name))} ${bare(line.name)}`)}: llevas ${round(given)} g y lo usual con lo demás serían ${round(usual * middle)} g.`,
    )
}

/** From so many times the page on, a batch no longer behaves as one pot. Ours. */
const largeBatch = 5

/** A batch of another size than the page's cooks and cools in another time. Cooling: Reg. (CE) 852/2004 and AESAN. */
const batchWarning = ({ middle }: Shares): string[] =>
  middle >= largeBatch
    ? [
        `Es unas ${Math.round(middle)} veces la receta: pesa y dora por tandas, reparte en varias ollas o moldes y enfría en capas de 5 cm. Manda el punto o la temperatura del centro, no el reloj.`,
      ]
    : middle <= 1 / largeBatch
      ? ['Es mucho menos que la receta: con tan poco, lo que reduce o se hornea va más deprisa; míralo antes.']
      : []

const round = (grams: number): string =>
  grams >= 10 ? String(Math.round(grams)) : grams.toFixed(1).replace('.', ',').replace(/,0$/, '')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
