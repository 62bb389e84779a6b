import { ownCost } from '#core/assistant/money/own-cost.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, euros, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import type { LibraryAsk, OwnSome } from '#core/assistant/turns/library-asked.ts'
import { linesNamed } from '#core/assistant/turns/lines-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { pluralOf, singularKey } from '#core/spanish/plural.ts'
import { gramsOf } from './answer-fact.ts'
import type { Findings, OwnRecipe } from './findings.ts'
import { type Keeps, keepsAll, keptText, notesOf } from './keeps-own.ts'
import { listed, perServingText, readOf } from './own-rows.ts'

/** Courses of a menu, by the categories a kitchen sorts its recipes under. */
const courses: Readonly<Record<string, readonly string[]>> = {
  primeros: ['entrante', 'ensalada', 'sopa', 'crema', 'arroz', 'pasta', 'legumbre', 'verdura', 'primero'],
  segundos: ['carne', 'pescado', 'ave', 'marisco', 'segundo'],
}

/** The recipes of that kind: by category or name, else by what they are made of. */
const ofKind = (recipes: readonly OwnRecipe[], words: string, knowledge: Knowledge): readonly OwnRecipe[] => {
  if (words === '') return recipes
  const wanted = new Set((courses[words] ?? [words]).flatMap(stemsOf))
  const isSo = (text: string) => stemsOf(text).some((word) => wanted.has(word))
  const sorted = recipes.filter(({ category, name }) => isSo(category) || isSo(name))
  return sorted.length > 0
    ? sorted
    : recipes.filter(({ ingredients }) => linesNamed(ingredients, singularKey(words), knowledge).length > 0)
}

type Costed = { readonly recipe: OwnRecipe; readonly perServing: number; readonly unpriced: number }

/** What a serving of each costs by its escandallo; those without any price are left out. */
const costed = (recipes: readonly OwnRecipe[], findings: Findings, knowledge: Knowledge): readonly Costed[] =>
  recipes.flatMap((recipe) => {
    const cost = ownCost(recipe, findings, knowledge)?.cost
    return cost?.perServing == null
      ? []
      : [{ recipe, perServing: cost.perServing, unpriced: cost.lines.filter(({ price }) => price === null).length }]
  })

const costRow = ({ recipe, perServing, unpriced }: Costed) => ({
  recipe,
  said: perServingText(perServing, unpriced),
})

/** The recipes that are asked of, those that surely keep it apart from those nobody can tell of. */
const selected = ({ words, kept, holds }: OwnSome, { library }: Findings, knowledge: Knowledge) => {
  const judged = ofKind(library.recipes, words, knowledge)
    .filter(({ ingredients }) => holds === undefined || linesNamed(ingredients, holds, knowledge).length > 0)
    .map((recipe) => ({ recipe, keeps: keepsAll(recipe, kept, knowledge) }))
  const of = (keeps: Keeps) => judged.filter((one) => one.keeps === keeps).map(({ recipe }) => recipe)
  return { fit: of('yes'), unsure: of('unknown') }
}

/** Some of the cook's recipes, and what was asked of them. */
export const answerSome = (ask: OwnSome, findings: Findings, knowledge: Knowledge): Reply => {
  const { words, kept, holds, limit } = ask
  const { fit, unsure } = selected(ask, findings, knowledge)
  const beside = [holds === undefined ? '' : `con ${plain(holds, 40)}`, keptText(kept)].filter((text) => text !== '')
  const title = `${words === '' ? 'recetas' : pluralOf(plain(words, 30))}${beside.length > 0 ? ` ${beside.join(', ')}` : ''}`
  const notes = paragraphs(
    kept.length > 0 &&
      unsure.length > 0 &&
      `Sin decidir, por lo que no conozco o dice la etiqueta: ${unsure
        .slice(0, 8)
        .map(({ name }) => bold(name))
        .join(', ')}.`,
    ...notesOf(kept),
    kept.length > 0 && 'Por los ingredientes; las etiquetas y las trazas mandan.',
    readOf(findings).trim(),
  )
  if (fit.length === 0)
    return reply(paragraphs(`En tu biblioteca no veo ${title}${kept.length > 0 ? ' con seguridad' : ''}.`, notes))
  if (ask.show === 'list' && limit === null)
    return listed(
      `En tu biblioteca, ${title}: **${fit.length}**.`,
      fit.map((recipe) => ({ recipe, said: `${plain(recipe.category, 40)}, ${people(recipe.servings)}` })),
      fit.length,
      notes,
    )
  if (ask.show === 'count')
    return listed(
      `Tienes **${fit.length}** ${title}.`,
      fit.map((recipe) => ({ recipe, said: '' })),
      fit.length,
      notes,
    )
  return byMoney(ask, title, costed(fit, findings, knowledge), fit.length, notes)
}

const byMoney = (
  { show, limit }: OwnSome,
  title: string,
  rows: readonly Costed[],
  of: number,
  notes: string,
): Reply => {
  const sorted = rows.toSorted((a, b) =>
    show === 'dearest' ? b.perServing - a.perServing : a.perServing - b.perServing,
  )
  const shown = limit === null ? sorted : sorted.filter(({ perServing }) => limit.isOver === perServing > limit.euros)
  const [first] = shown
  const without = of > rows.length ? `De ${of - rows.length} más no hay ningún precio guardado.` : ''
  if (first === undefined)
    return reply(
      paragraphs(
        limit === null || rows.length === 0
          ? `No tengo precios tuyos para costear ${title}. Guárdalos en Escandallos.`
          : `En tu biblioteca no hay ${title} a ${limit.isOver ? 'más' : 'menos'} de ${euros(limit.euros)} por ración.`,
        without,
      ),
    )
  const least = first.unpriced > 0 ? ' como mínimo' : ''
  const head =
    limit !== null
      ? `En tu biblioteca, ${title} a ${limit.isOver ? 'más' : 'menos'} de ${euros(limit.euros)} por ración: **${shown.length}**.`
      : show === 'dearest' || show === 'cheapest'
        ? `De ${title}, lo más ${show === 'dearest' ? 'caro' : 'barato'} por ración es ${bold(first.recipe.name)}: **${euros(first.perServing)}**${least}.`
        : `Lo que cuestan, ${title}:`
  return listed(
    head,
    shown.map(costRow),
    shown.length,
    paragraphs(without, '*Con tus precios, como en Escandallos.*', notes),
  )
}

/** Why the dearest or the cheapest of them is so: what each line of it costs. */
export const answerBecause = (
  { of }: Extract<LibraryAsk, { kind: 'because' }>,
  findings: Findings,
  knowledge: Knowledge,
): Reply => {
  const { fit } = selected(of, findings, knowledge)
  const [first] = costed(fit, findings, knowledge).toSorted((a, b) =>
    of.show === 'dearest' ? b.perServing - a.perServing : a.perServing - b.perServing,
  )
  const own = first === undefined ? null : ownCost(first.recipe, findings, knowledge)
  if (first === undefined || own === null || own.cost.total === null)
    return reply('No tengo precios tuyos para decirte por qué.')
  const { total, lines } = own.cost
  const share = (part: number): string => `${formatDecimal((part / total) * 100, 0)} %`
  return reply(
    paragraphs(
      `${bold(first.recipe.name)} cuesta **${euros(first.perServing)}** por ración${first.unpriced > 0 ? ' como mínimo' : ''} (${euros(total)} la receta, ${people(first.recipe.servings)}). Lo que pesa en su coste:`,
      bullets(
        lines
          .flatMap((line) => (line.cost === null ? [] : [{ ...line, cost: line.cost }]))
          .toSorted((a, b) => b.cost - a.cost)
          .slice(0, 6)
          .map(
            ({ name, cost, price }) =>
              `${bold(name)}: ${euros(cost)}, el **${share(cost)}** (a ${euros(price?.pricePerUnit ?? 0)}/${plain(price?.unit ?? 'kg', 20)})`,
          ),
      ),
      first.unpriced > 0 && `Hay ${first.unpriced} sin precio.`,
    ),
    [],
    { links: [{ recipeId: first.recipe.id, name: first.recipe.name }] },
  )
}

/** The own recipe of that name: of several the shortest. */
export const ownNamed = (name: string, { library }: Findings): OwnRecipe | undefined =>
  library.recipes.filter((one) => isOf(one.name, name)).toSorted((a, b) => a.name.length - b.name.length)[0]

/** The ingredients without a saved price, of one dish or of all. */
export const answerUnpriced = (dish: string, findings: Findings, knowledge: Knowledge): Reply => {
  const one = dish === '' ? undefined : ownNamed(dish, findings)
  if (dish !== '' && one === undefined) return reply(`No encuentro ${bold(dish)} en tu biblioteca.`)
  const recipes = one === undefined ? findings.library.recipes : [one]
  const found = new Map<string, string[]>()
  for (const recipe of recipes) {
    const own = ownCost(recipe, findings, knowledge)
    const priced = new Set(own?.lines.flatMap(({ name, price }) => (price === null ? [] : [name])) ?? [])
    for (const name of new Set(recipe.ingredients.map((line) => line.name)))
      if (!priced.has(name) && !/^agua$/i.test(name.trim())) found.set(name, [...(found.get(name) ?? []), recipe.name])
  }
  const rows = [...found].toSorted(([, a], [, b]) => b.length - a.length)
  const links = one === undefined ? [] : [{ recipeId: one.id, name: one.name }]
  if (rows.length === 0)
    return reply(
      `Nada: todo lo de ${one === undefined ? 'tus recetas' : bold(one.name)} tiene precio.${readOf(findings)}`,
      [],
      { links },
    )
  return reply(
    paragraphs(
      `Sin precio guardado${one === undefined ? '' : ` en ${bold(one.name)}`}: **${rows.length}**.`,
      bullets(
        rows.slice(0, 20).map(([name, of]) =>
          one === undefined
            ? `${bold(name)}: ${of
                .slice(0, 3)
                .map((each) => plain(each, 40))
                .join(', ')}${of.length > 3 ? ` y ${of.length - 3} más` : ''}`
            : bold(name),
        ),
      ) + (rows.length > 20 ? `\n- y ${rows.length - 20} más` : ''),
      `Se ponen en Escandallos, en la receta o en los precios.${readOf(findings)}`,
    ),
    [],
    { links },
  )
}

/** Which holds most of a food, by serving. */
export const answerMost = (food: string, findings: Findings, knowledge: Knowledge): Reply => {
  const rows = findings.library.recipes
    .map((recipe) => ({
      recipe,
      grams:
        linesNamed(recipe.ingredients, food, knowledge).reduce(
          (sum, line) => sum + (gramsOf(line, knowledge) ?? 0),
          0,
        ) / Math.max(1, recipe.servings),
    }))
    .filter(({ grams }) => grams > 0)
    .toSorted((a, b) => b.grams - a.grams)
  const [first] = rows
  if (first === undefined) return reply(`No tienes ninguna receta con ${bold(food)} en tu biblioteca.`)
  const said = (grams: number): string =>
    `${grams.toLocaleString('es-ES', { maximumFractionDigits: grams < 10 ? 1 : 0 })} g por ración`
  return listed(
    `La que más ${plain(food, 40)} lleva es ${bold(first.recipe.name)}: **${said(first.grams)}**.`,
    rows.map(({ recipe, grams }) => ({ recipe, said: said(grams) })),
    rows.length,
    readOf(findings).trim(),
  )
}
