import type { MethodBasis } from '#core/recipes/method-basis.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { dishKind } from './dish-kind.ts'
import { placeLeftovers, unplaced } from './kinds/leftovers.ts'
import { cookedPulse, cookingOf, isDryPulse } from './kinds/pulses.ts'
import { isFuel } from './kinds/role-groups.ts'
import { layOut, type Mise, step } from './mise.ts'
import { splitByUse, withParts } from './parts.ts'
import { plates } from './plate.ts'

export type MethodRequest = { readonly recipeName: string; readonly ingredients: readonly IngredientDraft[] }

export type MethodDraft = {
  /** Steps in the infinitive, one a line, without numbers. */
  readonly method: string
  /** What the cook should know: amounts that stray, eggs and fish that stay raw, names we do not know. */
  readonly warnings: readonly string[]
  /** Whether the cookbook has the dish, a template knows its kind, nobody looked at it, or a language model wrote it. */
  readonly basis: MethodBasis
  /** The page or the kind of dish it was written from: 'Fabada asturiana', 'guiso'. */
  readonly source?: string
}

/** Said on screen and in the answer wherever no one has checked what is written. */
const genericWarning = 'Plantilla genérica, sin revisar: no tengo este plato. Léela entera antes de usarla.'

const longestMethod = 12

/** What passes a page shares the last step: nothing of the list is lost. */
const withinPage = (lines: readonly string[]): readonly string[] =>
  lines.length <= longestMethod
    ? lines
    : [...lines.slice(0, longestMethod - 1), ...present([step(...lines.slice(longestMethod - 1))])]

/**
 * The local author of a method: from a name and ingredients to steps a cook can follow. Deterministic, and the order of
 * the ingredients does not matter. Every ingredient is named; nothing else is but water, salt and paper.
 */
export const draftMethod = (request: MethodRequest): MethodDraft => {
  const whole = layOut(request.ingredients.map((line) => (isDryPulse(line) ? cookedPulse(line) : line)))
  return draftOf(request, dishKind(request.recipeName, whole), whole)
}

/** The method of a plate we propose ourselves, of products that make no dish of the book (plate.ts). */
export const draftPlate = (request: MethodRequest, plate: keyof typeof plates): MethodDraft => {
  const whole = layOut(request.ingredients.map((line) => (isDryPulse(line) ? cookedPulse(line) : line)))
  return draftOf(request, { kind: plates[plate], named: true }, whole)
}

const draftOf = (
  { recipeName, ingredients }: MethodRequest,
  { kind, named }: ReturnType<typeof dishKind>,
  whole: Mise,
): MethodDraft => {
  const split = splitByUse(ingredients)
  // What is kept for a filling or a glaze is no part of the dough, unless the kind is made of nothing else.
  const makes = kind.generic !== true && kind.needs.every((roles) => layOut(split.main).has(...roles))
  const { main, parts } = makes ? split : { main: ingredients, parts: [] }
  const m = layOut(kind.cooksPulses === true ? main : main.map((line) => (isDryPulse(line) ? cookedPulse(line) : line)))
  const pulses = kind.cooksPulses === true ? [] : main.filter(isDryPulse).map(({ name }) => name)
  const { steps, finish, warnings = [] } = kind.write(m, nameKey(recipeName))
  const written = present(steps)
  const closed = written.findIndex((text) => closes.test(text))
  const { inside, early, late } =
    kind.generic === true ? unplaced(m) : placeLeftovers(m, kind.sweet ?? false, closed > 0)
  const last = [...late, ...present(finish)]
  const lines = [
    ...withEarly(
      closed > 0 ? written.toSpliced(closed, 0, ...grouped(inside)) : written,
      grouped(early),
      kind.sweet === true,
    ),
    ...grouped(last),
  ]
  const first = cookingOf(pulses)
  const page = withinPage(withParts([...(first.length > 2 ? present([step(...first)]) : first), ...lines], parts))
  const basis = named && kind.generic !== true ? 'kind' : 'generic'
  const told = basis === 'generic' ? [genericWarning] : []
  const source = basis === 'kind' ? { source: kind.id } : {}
  return {
    method: page.join('\n'),
    basis,
    ...source,
    warnings: [...told, ...warnings, ...unknownWarning(whole.items)],
  }
}

/** Where a filling is shut in. */
const closes =
  /\b(?:rellenar sin aire|sellar|Repartir el relleno|[Ee]nrollar|[Ee]nvolver|tapar, sellar|Montar por capas)\b/

/** What is left over of a sweet goes in before it is shaped, baked or frozen; of a dish, into the pot at the end. */
const withEarly = (steps: readonly string[], early: readonly string[], sweet: boolean): string[] => {
  const at = sweet ? steps.findIndex((step, index) => index > 0 && shapes.test(step)) : -1
  return at === -1 ? [...steps, ...early] : steps.toSpliced(at, 0, ...early)
}

const shapes =
  /^(?:Escudillar|Repartir|Hornear|Mantecar|Llenar|Verter en|Congelar|Moldear|Colar y repartir|Dar forma|Freír)(?!\p{L})/u

const present = (lines: readonly (string | null)[]): string[] =>
  lines.filter((line): line is string => line !== null && line !== '')

/** What has no step of its own shares one or two, so that a method stays within a page. */
const grouped = (sentences: readonly string[]): string[] => {
  if (sentences.length < 3) return [...sentences]
  const half = Math.ceil(sentences.length / 2)
  return present([step(...sentences.slice(0, half)), step(...sentences.slice(half))])
}

const unknownWarning = (items: ReturnType<typeof layOut>['items']): string[] => {
  const unknown = items.filter(({ known, key }) => !known && !isFuel.test(key))
  if (unknown.length === 0) return []
  const names = unknown.slice(0, 5).map(({ full }) => full.replace(/^(?:el|la|los|las) /, ''))
  const more = unknown.length > 5 ? ` y ${unknown.length - 5} más` : ''
  return [`No conozco ${names.join(', ')}${more}: revisa en qué paso va.`]
}
