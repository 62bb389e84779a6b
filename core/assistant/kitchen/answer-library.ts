import { risenOfNothing } from '#core/assistant/money/risen-cost.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, euros, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import type { Kept, LibraryAsk } from '#core/assistant/turns/own/library-asked.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { diets } from '#core/knowledge/diets.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { type Allergen, allergens } from '#core/pantry/food.ts'
import { answerCompare } from './answer-compare.ts'
import { answerEarning } from './answer-earning.ts'
import { answerBecause, answerMost, answerSome, answerUnpriced } from './answer-own-some.ts'
import { answerRisen } from './answer-risen.ts'
import { answerShopping } from './answer-shopping.ts'
import type { DishCosts, Findings } from './findings.ts'
import { bringing, keepsAll, keepsDiet, keptText, notesOf } from './keeps-own.ts'
import { answerExtreme } from './own-extreme.ts'
import { listed, perServingText, type Row, readOf } from './own-rows.ts'

/** What is asked of all the cook's recipes: costs of every one, else of the newest that were read; how many that are is said. */
export const answerLibrary = (ask: LibraryAsk, findings: Findings, knowledge: Knowledge): Reply => {
  const { recipes, total } = findings.library
  // What a rise does to a plate is said as a rule where she has none.
  if (recipes.length === 0 && ask.kind === 'risen') return risenOfNothing(ask.rise)
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
    case 'allergens':
      return allergensOfEach(findings, knowledge)
    case 'some':
      return answerSome(ask, findings, knowledge)
    case 'unpriced':
      return answerUnpriced(ask.dish, findings, knowledge)
    case 'most':
      return answerMost(ask.food, findings, knowledge)
    case 'extreme':
      return answerExtreme(ask, findings)
    case 'compare':
      return answerCompare(ask, findings, knowledge)
    case 'where':
      return whereKept(ask.name, findings)
    case 'risen':
      return answerRisen(ask.rise, findings, knowledge)
    case 'shopping':
      return answerShopping(ask, findings, knowledge)
    case 'because':
      return answerBecause(ask, findings, knowledge)
    case 'earning':
      return answerEarning(findings, knowledge) ?? noSales(findings.costs)
  }
}

const none: DishCosts = { recipes: 0, costed: 0, beyond: 0, rows: [] }

const costRows = ({ rows }: DishCosts): readonly Row[] =>
  rows.map(({ id, name, perServing, withoutPrice }) => ({
    recipe: { id, name },
    said: perServingText(perServing, withoutPrice),
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

const byCost = (
  { order, limit, among, place = 1, many = null }: LibraryAsk & { kind: 'cost' },
  costs: DishCosts | null,
): Reply => {
  const all = costs ?? none
  const isOne = place > 1 && many === null
  const rows = all.rows.slice(place - 1, isOne ? place : many === null ? undefined : place - 1 + many)
  const found = { ...all, rows, beyond: isOne || many !== null ? rows.length : all.beyond }
  if (among !== undefined) return byTwo(among, order, found)
  const [first] = found.rows
  if (first === undefined)
    return reply(
      limit === null
        ? 'No tengo precios tuyos para costear ninguna de tus recetas. Guárdalos en Escandallos.'
        : paragraphs('Ninguna de tus recetas.', costedOf(found)),
    )
  const ends = order === 'dearest' ? 'cara' : 'barata'
  const title =
    limit === null && many !== null && many > 1
      ? `Las ${rows.length} más ${ends}s por ración:`
      : limit === null
        ? `${place === 1 ? 'La' : `La n.º ${place}`} más ${order === 'dearest' ? 'cara' : 'barata'} por ración es ${bold(first.name)}: **${euros(first.perServing)}**${first.withoutPrice > 0 ? ' como mínimo' : ''}.`
        : `Por ración, ${order === 'dearest' ? 'más' : 'menos'} de ${euros(limit)}: **${found.beyond}** de tus recetas.`
  return listed(title, costRows(found), found.beyond, costedOf(found))
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

/** The recipes that keep all that was asked, each as strictly as it is asked alone. */
const byAll = (of: readonly Kept[], findings: Findings, knowledge: Knowledge): Reply => {
  const fit = findings.library.recipes.filter((recipe) => keepsAll(recipe, of, knowledge) === 'yes')
  const title = keptText(of)
  return listed(
    fit.length === 0 ? `De ${title} no veo ninguna segura en tu biblioteca.` : `De ${title}, por sus ingredientes:`,
    fit.map((recipe) => ({ recipe, said: '' })),
    fit.length,
    paragraphs(
      ...notesOf(of),
      `Sólo cuento las que conozco enteras; las etiquetas y las trazas mandan.${readOf(findings)}`,
    ),
  )
}

/** A row a recipe: what it surely holds, and what its labels may add. */
const allergensOfEach = (findings: Findings, knowledge: Knowledge): Reply => {
  const { recipes, total } = findings.library
  const namesOf = (some: readonly Allergen[]): string => some.map((one) => allergenNames[one].toLowerCase()).join(', ')
  const rows = recipes.map((recipe) => {
    const found = allergens.map((one) => ({ one, ...bringing(recipe, one, knowledge) }))
    const sure = found.filter((each) => each.sure.length > 0).map(({ one }) => one)
    const maybe = found.filter((each) => each.sure.length === 0 && each.maybe.length > 0).map(({ one }) => one)
    const unknown = found[0]?.unknown ?? []
    const said = [
      sure.length > 0 ? namesOf(sure) : 'ninguno seguro',
      maybe.length > 0 ? `puede llevar ${namesOf(maybe)}` : '',
      unknown.length > 0
        ? `no conozco ${unknown
            .slice(0, 3)
            .map((name) => plain(name, 40))
            .join(', ')}`
        : '',
    ]
    return { recipe, said: said.filter((part) => part !== '').join('; ') }
  })
  return listed(
    'Alérgenos de tus recetas, por sus ingredientes:',
    rows,
    total,
    `Las trazas no se deducen de una receta: comprueba la etiqueta de cada producto.${readOf(findings)}`,
  )
}

const byDiet = (name: string, findings: Findings, knowledge: Knowledge): Reply => {
  const diet = diets.find((one) => one.name === name)
  if (diet === undefined) return reply('No conozco esa dieta.')
  const fit = findings.library.recipes.filter((recipe) => keepsDiet(recipe, diet, knowledge) === 'yes')
  return listed(
    fit.length === 0 ? `Para ${name} no veo ninguna segura en tu biblioteca.` : `Para ${name}, por sus ingredientes:`,
    fit.map((recipe) => ({ recipe, said: '' })),
    fit.length,
    paragraphs(diet.notes, `Sólo cuento las que conozco enteras.${readOf(findings)}`),
  )
}

const whereKept = (name: string, { library }: Findings): Reply => {
  const found = library.recipes.find((one) => one.name === name)
  const { folder = '' } = found ?? {}
  const links = found === undefined ? [] : [{ recipeId: found.id, name }]
  return reply(
    folder === '' ? `${bold(name)} no está en ninguna carpeta.` : `${bold(name)} está en la carpeta ${bold(folder)}.`,
    [],
    { links },
  )
}

const noSales = (costs: DishCosts | null): Reply => {
  const found = costs ?? none
  return listed(
    'No lo sé: ninguno tiene PVP, y sin él no hay margen. Ponlo en Escandallos, o dime a cuánto vendes cada uno, y lo calculo. Esto es lo que cuestan, de menos a más:',
    costRows(found),
    found.beyond,
    costedOf(found),
  )
}
