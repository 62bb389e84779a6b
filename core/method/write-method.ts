import type { Page } from '#core/cookbook/page.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { asPoured } from '#core/pantry/poured.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { brokenClaims } from './claims.ts'
import { isAnotherWorld, isSoftened, makesAKind } from './dish-kind.ts'
import { displayName } from './display-name.ts'
import { draftMethod, type MethodDraft, type MethodRequest } from './draft-method.ts'
import { withoutRawEnzymes } from './enzymes.ts'
import { always, inGrams } from './fitting/finding/agreement.ts'
import { missingMost } from './fitting/finding/another-dish.ts'
import { type FoundPage, findPage } from './fitting/finding/find-page.ts'
import { fitMethod } from './fitting/fit-method.ts'
import { partNames, partOf, partSteps } from './fitting/with-parts.ts'
import { withoutRefused } from './kinds/infant.ts'
import { cookedPulse, isDryPulse } from './kinds/pulses.ts'
import { layOut } from './mise.ts'
import { absentFood } from './named-food.ts'
import { namedReady } from './named-ready.ts'
import { withoutNoFood } from './no-food.ts'
import { garnishByKind, sauceByKind } from './part-by-kind.ts'
import { withPreferment } from './preferment.ts'
import { isUnderPressure, underPressure } from './pressure.ts'
import { anotherEquipment, promisedAndLacking, promisedAndUndone, promisedWork } from './promised.ts'
import { sharesAWord } from './shares-a-word.ts'
import { thawing } from './thaw.ts'

/**
 * The method of a name and its ingredients: the cookbook's page fitted to the list; else a template that knows the kind
 * of dish; else, said so, a generic one. A name whose dish has nothing of the list is told before anything is written,
 * and so is what a baby must not eat.
 */
export const writeMethod = (request: MethodRequest, pages: readonly Page[], pantry: Pantry): MethodDraft => {
  const edible = withoutNoFood(request.ingredients.map(asPoured))
  const { kept, step, warnings } = withoutRefused(request.recipeName, edible.kept)
  const broken = brokenClaims(request.recipeName, kept, pantry)
  const ingredients = kept.toSorted(byWeight)
  const draft = withoutRawEnzymes(written({ recipeName: request.recipeName, ingredients }, pages, pantry), ingredients)
  const boiled = isUnderPressure(request.recipeName)
    ? (underPressure(draft.method, ingredients) ?? draft.method)
    : draft.method
  const dough = withPreferment(request.recipeName, ingredients, boiled)
  const cooked = isUnsalted.test(request.recipeName) ? withoutSalt(dough) : dough
  return {
    ...draft,
    method: [
      ...broken.steps,
      ...thawing(kept, cooked),
      ...namedReady(request.recipeName, ingredients, cooked),
      cooked,
      ...edible.steps,
      ...(step === null ? [] : [step]),
    ].join('\n'),
    warnings: [
      ...edible.warnings,
      ...warnings,
      ...broken.warnings,
      ...promisedAndLacking(request.recipeName, request.ingredients, cooked, pantry, draft.source),
      ...promisedAndUndone(request.recipeName, request.ingredients, cooked, draft.source),
      ...promisedWork(request.recipeName, cooked, draft.source),
      ...anotherEquipment(request.recipeName, cooked, draft.source),
      ...draft.warnings,
    ],
  }
}

/** A diet that counts its salt: nothing of it is put in that the list does not have. */
const isUnsalted = /\bsin sal\b|\bhipos[oó]dic[oa]s?\b|\b(?:baj[oa]|pobre) en s(?:al|odio)\b/i

const withoutSalt = (method: string): string =>
  method
    .replace(
      / (?:hirviendo )?con (?:(?:un )?\d+(?:,\d+)? ?% de |\d+ g de )?sal(?: por litro)?(?![\p{L}])/giu,
      ' sin sal',
    )
    .replace(
      /(?:^|(?<=\. ))Probar y rectificar de sal(?: si hace falta)?\.(?: |$)|; rectificar de sal(?=[.,;])|, probar de sal(?=[.,;])/gim,
      '',
    )
    .replace(/\n{2,}/g, '\n')
    .trim()

/** The heaviest first, so that the order in which a cook writes a list changes nothing. */
const byWeight = (a: IngredientDraft, b: IngredientDraft): number =>
  inGrams(b) - inGrams(a) || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.unit < b.unit ? -1 : 1)

const written = (request: MethodRequest, pages: readonly Page[], pantry: Pantry): MethodDraft => {
  const { recipeName, ingredients } = request
  const found = findPage(recipeName, ingredients, pages, pantry)
  const absent = absentFood(recipeName, ingredients, pantry)
  if (absent !== null && !isMadeBy(found, absent.food)) {
    const warning = disagreement(request, `pide ${absent.food}`)
    const draft = absent.isBody
      ? draftMethod({ ...request, recipeName: '' })
      : byPageOrKind(request, found, pages, pantry)
    return { ...draft, warnings: [warning, ...draft.warnings.filter((one) => !one.startsWith(disagrees))] }
  }
  const draft = byPageOrKind(request, found, pages, pantry)
  const body =
    found?.agrees === true && draft.source === found.page.name ? missingMost(found.page, found.pairing) : undefined
  const isStocked =
    body !== undefined &&
    classify(body.name).role === 'bone' &&
    ingredients.some(({ name }) => classify(name).role === 'stock')
  return body === undefined || isStocked
    ? draft
    : { ...draft, warnings: [disagreement(request, `lleva sobre todo ${firstOf([body])}`), ...draft.warnings] }
}

/** Whether the page of the name is content with the list: bacon of heaven has no bacon. */
const isMadeBy = (found: FoundPage | null, food: string): boolean =>
  found?.agrees === true && !found.pairing.missing.some(({ name }) => sharesAWord(name, food))

const byPageOrKind = (
  request: MethodRequest,
  found: FoundPage | null,
  pages: readonly Page[],
  pantry: Pantry,
): MethodDraft => {
  const { recipeName, ingredients } = request
  const beside = withGarnish(request, found, pages, pantry)
  if (beside !== null) return beside
  if (found?.agrees === true && !isCookedOtherwise(recipeName, found.page) && !hasAnotherCurve(found))
    return fitMethod(recipeName, found, pages, pantry)
  const part = partOf([...partNames(recipeName), ...fillingOf(recipeName)], ingredients, ingredients, pages, pantry)
  if (part !== null && part.own.length < ingredients.length) {
    // The sauce of 'espárragos con holandesa' is made by its page, and the rest by its kind; salt serves both.
    const filled = fillingOf(recipeName).length > 0
    const rest = ingredients.filter((line) => !part.own.includes(line) || servesBoth(classify(line.name).role, filled))
    const dish = written(
      { recipeName: recipeName.split(/ (?:con|sobre) |(?<=viento) rellenos de /i)[0] ?? '', ingredients: rest },
      pages,
      pantry,
    )
    const steps = dish.method.split('\n')
    const isFilled = !filled || /\brellenar\b/i.test(dish.method)
    const end = /^Rellen/.test(steps.at(-1) ?? '') ? steps.length - 1 : steps.length
    const whole = isFilled ? steps : steps.toSpliced(end, 0, fillCold)
    return { ...dish, method: [...partSteps(part), ...whole].join('\n') }
  }
  const mise = layOut(request.ingredients.map((line) => (isDryPulse(line) ? cookedPulse(line) : line)))
  const usual = found === null ? 'pide otros ingredientes' : `lleva ${firstOf(found.page.ingredients)}`
  const strange = isAnotherWorld(recipeName, mise) || (found?.agrees === false && !makesAKind(recipeName, mise))
  if (mise.items.length < 2 || !strange) return draftMethod(request)
  const drafted = draftMethod({ ...request, recipeName: '' })
  return { ...drafted, warnings: [disagreement(request, usual), ...drafted.warnings] }
}

/** The dish and the purée beside it, each of its own lines; null where the name has none or the page knows it. */
const withGarnish = (
  { recipeName, ingredients }: MethodRequest,
  found: FoundPage | null,
  pages: readonly Page[],
  pantry: Pantry,
): MethodDraft | null => {
  const [lead = '', beside = ''] = recipeName.split(/ (?:con|sobre|y) /i)
  if (
    beside === '' ||
    [found?.page.name, ...(found?.page.aliases ?? [])].some((name) => name !== undefined && sharesAWord(name, beside))
  )
    return null
  const dish = findPage(lead, ingredients, pages, pantry)
  const spare = dish?.agrees === true ? dish.pairing.extra : ingredients
  const garnish = garnishByKind(recipeName, spare) ?? sauceByKind(recipeName, spare)
  if (garnish === null) return null
  const rest = ingredients.filter((line) => !garnish.own.includes(line))
  const draft = rest.length === 0 ? null : written({ recipeName: lead, ingredients: rest }, pages, pantry)
  return draft === null || draft.basis === 'generic'
    ? null
    : { ...draft, method: [garnish.step, draft.method].join('\n') }
}

const fillCold = 'Rellenar en frío, lo más cerca del pase que se pueda.'

/** What a choux or a puff pastry is filled with where its name only says of what taste. */
const fillingOf = (recipeName: string): readonly string[] =>
  /\brellen[oa]s? de (?:nata|chantilly)\b/.test(nameKey(recipeName)) ? ['nata montada'] : custardOf(recipeName)

const custardOf = (recipeName: string): readonly string[] =>
  /^bunuelos?\b.*\bcrema\b/.test(nameKey(recipeName)) ||
  /^(?:eclairs?|petits? choux|profiteroles?|lionesas?|relampagos?|choux|bambas?|bombas? de crema|cornetes?)\b/.test(
    nameKey(recipeName),
  )
    ? ['crema pastelera']
    : []

/** Salt serves the dish and its part; butter, the dough and its cream. */
const servesBoth = (role: Role, filled: boolean): boolean => always.has(role) || (filled && role === 'butter')

/** A page that tempers dark chocolate tells the wrong degrees for white or milk. */
const hasAnotherCurve = ({ page, pairing }: FoundPage & { readonly agrees: true }): boolean =>
  page.steps.some((text) => /31[-–]32 °C/.test(text)) &&
  pairing.pairs.some(
    ({ own, line }) => /chocolate|cobertura/i.test(own.name) && isPale.test(line.name) && !isPale.test(own.name),
  )

const isPale = /\b(?:blanc[oa]|con leche|de leche|rubi[oa]?)\b/i

/** The bath of a bag is another way than the page's fire: its kind knows it, and the page would be cooked twice. */
const isCookedOtherwise = (recipeName: string, { name, aliases, steps }: Page): boolean =>
  (isSoftened(recipeName) && !isSoftened(name)) ||
  (lowTemperature.test(recipeName) && ![name, ...aliases, ...steps].some((text) => lowTemperature.test(text)))

const lowTemperature = /\b(?:a?\s?baja temperatura|sous ?-?vide|al vac[ií]o|en baño)(?!\p{L})/iu

const disagrees = 'El nombre y los ingredientes no concuerdan:'

const disagreement = ({ recipeName, ingredients }: MethodRequest, usual: string): string =>
  `${disagrees} «${recipeName.slice(0, 80)}» ${usual}, y tu lista trae ${firstOf(ingredients)}. Revisa cuál de los dos está mal.`

const firstOf = (some: readonly Pick<IngredientDraft, 'name'>[]): string =>
  listed([...new Set(some.slice(0, 4).map(({ name }) => displayName({ name, quantity: 1, unit: 'g' })))])
