import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, euros, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import type { Kept, LibraryAsk } from '#core/assistant/turns/library-ask.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Diet, diets } from '#core/knowledge/diets.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import type { Allergen } from '#core/pantry/food.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { DishCosts, Findings, OwnRecipe } from './findings.ts'

/** Recipes named in one answer; the rest is counted. */
const mostShown = 20

/** What is asked of all the cook's recipes: costs of every one, else of the newest that were read; how many that are is said. */
export const answerLibrary = (ask: LibraryAsk, findings: Findings, knowledge: Knowledge): Reply => {
  const { recipes, total } = findings.library
  if (recipes.length === 0 && (findings.costs?.recipes ?? 0) === 0)
    return reply('Tu biblioteca está vacía. Guarda una receta y te digo lo que quieras de ella.')
  switch (ask.kind) {
    case 'list':
      return listed(
        `Tienes **${total}** ${total === 1 ? 'receta' : 'recetas'}:`,
        recipes.map((recipe) => ({ recipe, said: `${plain(recipe.category, 40)}, ${people(recipe.servings)}` })),
        total,
      )
    case 'cost':
      return byCost(ask, findings.costs)
    case 'allergen':
      return byAllergen(ask, findings, knowledge)
    case 'diet':
      return byDiet(ask.diet, findings, knowledge)
    case 'all':
      return byAll(ask.of, findings, knowledge)
    case 'earning':
      return noSales(findings.costs)
  }
}

type Row = { readonly recipe: Pick<OwnRecipe, 'id' | 'name'>; readonly said: string }

const listed = (title: string, rows: readonly Row[], total: number, note = ''): Reply => {
  const shown = rows.slice(0, mostShown)
  const more = Math.max(total, rows.length) - shown.length
  return reply(
    paragraphs(
      title,
      bullets(shown.map(({ recipe, said }) => `${bold(recipe.name)}${said === '' ? '' : `: ${said}`}`)) +
        (more > 0 ? `\n- y ${more} más` : ''),
      note,
    ),
    [],
    { links: shown.slice(0, 8).map(({ recipe }) => ({ recipeId: recipe.id, name: recipe.name })) },
  )
}

/** Said where not all recipes were read. */
const readOf = ({ library }: Findings): string =>
  library.total > library.recipes.length ? ` He mirado las ${library.recipes.length} últimas de ${library.total}.` : ''

const none: DishCosts = { recipes: 0, costed: 0, beyond: 0, rows: [] }

const costRows = ({ rows }: DishCosts): readonly Row[] =>
  rows.map(({ id, name, perServing, withoutPrice }) => ({
    recipe: { id, name },
    said: `${euros(perServing)} por ración${withoutPrice > 0 ? ` como mínimo, ${withoutPrice} sin precio` : ''}`,
  }))

/** Over how many recipes it is said, and by whose prices. */
const costedOf = ({ recipes, costed }: DishCosts): string =>
  `*De tus ${recipes} ${recipes === 1 ? 'receta' : 'recetas'}, ${costed} con coste en Escandallos, con tus precios.${recipes > costed ? ` De las otras ${recipes - costed} no hay ningún precio guardado.` : ''}*`

/** Two dishes beside each other. Of a name that several hold, the shortest is meant. */
const byTwo = (among: readonly string[], order: 'dearest' | 'cheapest', { rows }: DishCosts): Reply => {
  const named = among.map((name) => ({
    name,
    row: rows.filter((row) => isOf(row.name, name)).toSorted((a, b) => a.name.length - b.name.length)[0],
  }))
  const lost = named.filter(({ row }) => row === undefined).map(({ name }) => bold(name))
  const [first, second] = named
    .flatMap(({ row }) => (row === undefined ? [] : [row]))
    .toSorted((a, b) => b.perServing - a.perServing)
  if (first === undefined || second === undefined || first.id === second.id)
    return reply(
      `No tengo el coste de ${lost.length === 0 ? 'las dos' : lost.join(' ni de ')} entre tus recetas: guarda la receta y sus precios y te los comparo.`,
    )
  const [lead, other] = order === 'dearest' ? [first, second] : [second, first]
  return listed(
    `Sale más ${order === 'dearest' ? 'cara' : 'barata'} ${bold(lead.name)}: **${euros(lead.perServing)}** por ración contra ${euros(other.perServing)} de ${bold(other.name)}, ${euros(first.perServing - second.perServing)} de diferencia.`,
    costRows({ ...none, rows: [lead, other] }),
    2,
  )
}

const byCost = ({ order, limit, among }: LibraryAsk & { kind: 'cost' }, costs: DishCosts | null): Reply => {
  const found = costs ?? none
  if (among !== undefined) return byTwo(among, order, found)
  const [first] = found.rows
  if (first === undefined)
    return reply(
      limit === null
        ? 'No tengo precios tuyos para costear ninguna de tus recetas. Guárdalos en Escandallos.'
        : paragraphs('Ninguna de tus recetas.', costedOf(found)),
    )
  const title =
    limit === null
      ? `La más ${order === 'dearest' ? 'cara' : 'barata'} por ración es ${bold(first.name)}: **${euros(first.perServing)}**${first.withoutPrice > 0 ? ' como mínimo' : ''}.`
      : `Por ración, ${order === 'dearest' ? 'más' : 'menos'} de ${euros(limit)}: **${found.beyond}** de tus recetas.`
  return listed(title, costRows(found), found.beyond, costedOf(found))
}

/** Which of a recipe's ingredients surely or perhaps bring an allergen, and which nobody knows. */
const bringing = (recipe: OwnRecipe, allergen: Allergen, { pantry }: Knowledge) => {
  const names = [...recipe.ingredients.map(({ name }) => name), ...recipe.unmeasured]
  const foods = names.map((name) => ({ name, food: pantry.match(name)?.food }))
  return {
    sure: foods.filter(({ food }) => food?.allergens.includes(allergen)).map(({ name }) => name),
    maybe: foods.filter(({ food }) => food?.possibleAllergens.includes(allergen)).map(({ name }) => name),
    unknown: foods.filter(({ food }) => food === undefined).map(({ name }) => name),
  }
}

const byAllergen = (
  { allergen, has }: LibraryAsk & { kind: 'allergen' },
  findings: Findings,
  knowledge: Knowledge,
): Reply => {
  const name = allergenNames[allergen].toLowerCase()
  const all = findings.library.recipes.map((recipe) => ({ recipe, ...bringing(recipe, allergen, knowledge) }))
  const names = (some: readonly string[]): string =>
    some
      .slice(0, 4)
      .map((one) => plain(one, 40))
      .join(', ')
  const sure = all.filter(({ sure }) => sure.length > 0)
  const maybe = all.filter(({ sure, maybe }) => sure.length === 0 && maybe.length > 0)
  const free = all.filter(({ sure, maybe }) => sure.length === 0 && maybe.length === 0)
  const maybeText =
    maybe.length === 0
      ? ''
      : `Pueden llevar, según la etiqueta: ${maybe
          .slice(0, 10)
          .map(({ recipe, maybe }) => `${bold(recipe.name)} (${names(maybe)})`)
          .join('; ')}.`
  const caution = 'Las etiquetas y las trazas mandan; un ingrediente que falte en mi tabla se mira en su envase.'
  if (has)
    return listed(
      sure.length === 0 ? `Con ${name} seguro, ninguna de tus recetas.` : `Llevan ${name}:`,
      sure.map(({ recipe, sure }) => ({ recipe, said: names(sure) })),
      sure.length,
      paragraphs(maybeText, caution + readOf(findings)),
    )
  return listed(
    free.length === 0 ? `No veo ninguna sin ${name}.` : `Sin ${name} entre sus ingredientes conocidos:`,
    free.map(({ recipe, unknown }) => ({ recipe, said: unknown.length > 0 ? `no conozco ${names(unknown)}` : '' })),
    free.length,
    paragraphs(maybeText, caution + readOf(findings)),
  )
}

/** Whether all it holds is known, and may be eaten. */
const fits = ({ ingredients, unmeasured }: OwnRecipe, diet: Diet, pantry: Knowledge['pantry']): boolean =>
  [...ingredients.map(({ name }) => name), ...unmeasured].every((line) => {
    const food = pantry.match(line)?.food
    return (
      food !== undefined &&
      !diet.categories.includes(food.category) &&
      !diet.allergens.some((one) => food.allergens.includes(one) || food.possibleAllergens.includes(one)) &&
      diet.names?.test(nameKey(food.name)) !== true
    )
  })

/** The recipes that keep all that was asked, each as strictly as it is asked alone. */
const byAll = (of: readonly Kept[], findings: Findings, knowledge: Knowledge): Reply => {
  const wanted = of.flatMap((one) => (one.kind === 'diet' ? diets.filter(({ name }) => name === one.diet) : []))
  const keeps = (recipe: OwnRecipe, one: Kept): boolean => {
    if (one.kind === 'diet')
      return wanted.every((diet) => diet.name !== one.diet || fits(recipe, diet, knowledge.pantry))
    const { sure, maybe, unknown } = bringing(recipe, one.allergen, knowledge)
    return one.has ? sure.length > 0 : sure.length + maybe.length + unknown.length === 0
  }
  const fit = findings.library.recipes.filter((recipe) => of.every((one) => keeps(recipe, one)))
  const said = of.map((one) =>
    one.kind === 'diet' ? one.diet : `${one.has ? 'con' : 'sin'} ${allergenNames[one.allergen].toLowerCase()}`,
  )
  const title = [...new Set(said)].join(', ')
  return listed(
    fit.length === 0 ? `De ${title} no veo ninguna segura en tu biblioteca.` : `De ${title}, por sus ingredientes:`,
    fit.map((recipe) => ({ recipe, said: '' })),
    fit.length,
    paragraphs(
      ...wanted.map(({ notes }) => notes),
      `Sólo cuento las que conozco enteras; las etiquetas y las trazas mandan.${readOf(findings)}`,
    ),
  )
}

const byDiet = (name: string, findings: Findings, { pantry }: Knowledge): Reply => {
  const diet = diets.find((one) => one.name === name)
  if (diet === undefined) return reply('No conozco esa dieta.')
  const fit = findings.library.recipes.filter((recipe) => fits(recipe, diet, pantry))
  return listed(
    fit.length === 0 ? `Para ${name} no veo ninguna segura en tu biblioteca.` : `Para ${name}, por sus ingredientes:`,
    fit.map((recipe) => ({ recipe, said: '' })),
    fit.length,
    paragraphs(diet.notes, `Sólo cuento las que conozco enteras.${readOf(findings)}`),
  )
}

const noSales = (costs: DishCosts | null): Reply => {
  const found = costs ?? none
  return listed(
    'No lo sé: no guardo ventas, y sin ellas no hay margen. Dime el precio de cada plato, o lo que se vende de él, y lo calculo. Esto es lo que cuestan, de menos a más:',
    costRows(found),
    found.beyond,
    costedOf(found),
  )
}
