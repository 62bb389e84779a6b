import { ownCost } from '#core/assistant/money/own-cost.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, euros, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import { linesNamed } from '#core/assistant/turns/lines-named.ts'
import type { LibraryAsk, OwnSome } from '#core/assistant/turns/own/library-asked.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { foodCostPercent } from '#core/costing/menu/food-cost.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { listed as joined } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { pluralOf, singularKey } from '#core/spanish/plural.ts'
import { gramsOf } from './answer-fact.ts'
import type { Findings, OwnRecipe } from './findings.ts'
import { type Keeps, keepsAll, keptText, notesOf } from './keeps-own.ts'
import { listed, perServingText, readOf } from './own-rows.ts'

/** Courses of a menu, by the categories a kitchen sorts its recipes under. */
const courses: Readonly<Record<string, readonly string[]>> = {
  entrantes: ['entrante', 'ensalada', 'sopa', 'crema', 'aperitivo', 'tapa', 'verdura'],
  entrante: ['entrante', 'ensalada', 'sopa', 'crema', 'aperitivo', 'tapa', 'verdura'],
  tapas: ['tapa', 'aperitivo', 'pincho', 'entrante'],
  tapa: ['tapa', 'aperitivo', 'pincho', 'entrante'],
  aperitivos: ['aperitivo', 'tapa', 'pincho'],
  aperitivo: ['aperitivo', 'tapa', 'pincho'],
  primero: ['entrante', 'ensalada', 'sopa', 'crema', 'arroz', 'pasta', 'legumbre', 'verdura', 'primero'],
  segundo: ['carne', 'pescado', 'ave', 'marisco', 'segundo'],
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
export const costedRecipes = (
  recipes: readonly OwnRecipe[],
  findings: Findings,
  knowledge: Knowledge,
): readonly Costed[] =>
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
const selected = (
  { words, kept, holds = [], lacks = [], folder }: OwnSome,
  { library }: Findings,
  knowledge: Knowledge,
) => {
  const has = (recipe: OwnRecipe, food: string): boolean => linesNamed(recipe.ingredients, food, knowledge).length > 0
  const judged = ofKind(library.recipes, words, knowledge)
    .filter((one) => folder === undefined || isOf(one.folder ?? '', folder))
    .filter((one) => holds.every((food) => has(one, food)) && !lacks.some((food) => has(one, food)))
    .map((recipe) => ({ recipe, keeps: keepsAll(recipe, kept, knowledge) }))
  const of = (keeps: Keeps) => judged.filter((one) => one.keeps === keeps).map(({ recipe }) => recipe)
  return { fit: of('yes'), unsure: of('unknown') }
}

/** 'postres con nata, sin gluten': what was asked of, in words. */
const titleOf = ({ words, kept, holds = [], lacks = [], folder }: OwnSome): string => {
  const names = (foods: readonly string[]): string => joined(foods.map((food) => plain(food, 40)))
  const beside = [
    holds.length === 0 ? '' : `con ${names(holds)}`,
    lacks.length === 0 ? '' : `sin ${names(lacks)}`,
    keptText(kept),
  ].filter((text) => text !== '')
  const kind = words === '' ? 'recetas' : pluralOf(plain(words, 30))
  const inFolder = folder === undefined ? '' : ` de la carpeta ${plain(folder, 40)}`
  return `${kind}${inFolder}${beside.length > 0 ? ` ${beside.join(', ')}` : ''}`
}

/** Some of the cook's recipes, and what was asked of them. */
export const answerSome = (ask: OwnSome, findings: Findings, knowledge: Knowledge): Reply => {
  const { kept, limit, folder, lacks = [] } = ask
  const lost = folder === undefined ? null : noFolder(folder, findings)
  if (lost !== null) return lost
  const { fit, unsure } = selected(ask, findings, knowledge)
  const title = titleOf(ask)
  const notes = paragraphs(
    kept.length > 0 &&
      unsure.length > 0 &&
      `Sin decidir, por lo que no conozco o dice la etiqueta: ${unsure
        .slice(0, 8)
        .map(({ name }) => bold(name))
        .join(', ')}.`,
    ...notesOf(kept),
    kept.length > 0 && 'Por los ingredientes; las etiquetas y las trazas mandan.',
    lacks.length > 0 && 'Por el nombre de sus líneas: lo que vaya dentro de un producto comprado no lo cuento.',
    readOf(findings).trim(),
  )
  if (fit.length === 0)
    return reply(paragraphs(`En tu biblioteca no veo ${title}${kept.length > 0 ? ' con seguridad' : ''}.`, notes))
  const told = (recipe: OwnRecipe) => ({ recipe, said: `${plain(recipe.category, 40)}, ${people(recipe.servings)}` })
  switch (ask.show) {
    case 'list':
    case 'count':
      if (limit !== null) break
      return listed(
        ask.show === 'list' ? `En tu biblioteca, ${title}: **${fit.length}**.` : `Tienes **${fit.length}** ${title}.`,
        fit.map(ask.show === 'list' ? told : (recipe) => ({ recipe, said: '' })),
        fit.length,
        notes,
      )
    case 'latest': {
      const some = fit.slice(0, ask.many ?? 1)
      const [first] = some
      return first !== undefined && some.length === 1
        ? listed(
            `La última es ${bold(first.name)}, de ${title}: la que guardaste o cambiaste más tarde.`,
            some.map(told),
            1,
          )
        : listed(`Las ${some.length} últimas, de ${title}:`, some.map(told), some.length)
    }
    case 'foodCost':
      return byFoodCost(ask, title, costedRecipes(fit, findings, knowledge), findings)
  }
  return byMoney(ask, title, costedRecipes(fit, findings, knowledge), fit.length, notes)
}

/** A folder the cook has not got is told with those she has; null where it is hers. */
const noFolder = (folder: string, { library }: Findings): Reply | null => {
  const names = [
    ...new Set(library.recipes.flatMap((one) => (one.folder === undefined || one.folder === '' ? [] : [one.folder]))),
  ]
  if (names.some((name) => isOf(name, folder))) return null
  return reply(
    names.length === 0
      ? 'No tienes recetas en carpetas.'
      : `No encuentro la carpeta ${bold(folder)}, o está vacía. Tienes: ${joined(names.slice(0, 20).map((name) => bold(name)))}.`,
  )
}

const byMoney = (
  { show, limit, place = 1, many = null }: OwnSome,
  title: string,
  rows: readonly Costed[],
  of: number,
  notes: string,
): Reply => {
  const sorted = rows.toSorted((a, b) =>
    show === 'cheapest' || (show !== 'dearest' && limit?.isOver === false)
      ? a.perServing - b.perServing
      : b.perServing - a.perServing,
  )
  const all = limit === null ? sorted : sorted.filter(({ perServing }) => limit.isOver === perServing > limit.euros)
  const shown = all.slice(place - 1, many === null ? undefined : place - 1 + many)
  const [first] = shown
  const without = of > rows.length ? `De ${of - rows.length} más no hay ningún precio guardado.` : ''
  if (first === undefined)
    return reply(
      paragraphs(
        rows.length === 0
          ? `No tengo precios tuyos para costear ${title}. Guárdalos en Escandallos.`
          : limit === null
            ? `Con coste sólo hay **${rows.length}** de ${title}.`
            : `En tu biblioteca no hay ${title} a ${limit.isOver ? 'más' : 'menos'} de ${euros(limit.euros)} por ración.`,
        without,
      ),
    )
  const least = first.unpriced > 0 ? ' como mínimo' : ''
  const ends = show === 'dearest' ? 'caro' : 'barato'
  const head =
    limit !== null && show !== 'dearest' && show !== 'cheapest'
      ? `En tu biblioteca, ${title} a ${limit.isOver ? 'más' : 'menos'} de ${euros(limit.euros)} por ración: **${shown.length}**.`
      : show !== 'dearest' && show !== 'cheapest'
        ? `Lo que cuestan, ${title}:`
        : many !== null && many > 1
          ? `De ${title}, lo más ${ends} por ración:`
          : `De ${title}, ${placeText(place)} más ${ends} por ración es ${bold(first.recipe.name)}: **${euros(first.perServing)}**${least}.`
  const isOne = place > 1 && many === null
  return listed(
    head,
    (isOne ? shown.slice(0, 1) : shown).map(costRow),
    isOne ? 1 : shown.length,
    paragraphs(without, '*Con tus precios, como en Escandallos.*', notes),
  )
}

/** '2.º ': which of those in order, where it is not the first. */
const placeText = (place: number): string => (place === 1 ? 'lo' : `el n.º ${place}`)

/** The food cost of each that has a PVP, over or under what was asked. */
const byFoodCost = (
  { share = { isOver: true, percent: null } }: OwnSome,
  title: string,
  rows: readonly Costed[],
  { library }: Findings,
): Reply => {
  const vat = library.vat ?? 10
  const sold = rows.flatMap((row) => {
    const { soldFor = null } = row.recipe
    const percent = soldFor === null ? null : foodCostPercent(row.perServing, soldFor, vat)
    return percent === null || soldFor === null ? [] : [{ ...row, soldFor, percent }]
  })
  const { isOver, percent } = share
  const sorted = sold.toSorted((a, b) => (isOver ? b.percent - a.percent : a.percent - b.percent))
  const shown =
    percent === null ? sorted : sorted.filter((one) => (isOver ? one.percent > percent : one.percent < percent))
  const unsold = rows.length - sold.length
  const lacking =
    unsold > 0 && `De ${unsold} no tengo el PVP: se pone en Escandallos, en la receta, y entonces entran en la cuenta.`
  if (sold.length === 0)
    return reply(
      paragraphs(
        `No sé a cuánto vendes ${title}: sin PVP no hay food cost. Ponlo en Escandallos, en cada receta, o dímelo aquí («vendo el brownie a 5,50»).`,
        percent !== null &&
          rows.length > 0 &&
          `Para quedar en el ${formatDecimal(percent, 1)} %, cada una se vende, con IVA, como poco a:\n${bullets(
            rows
              .slice(0, 20)
              .map(
                ({ recipe, perServing }) =>
                  `${bold(recipe.name)}: **${euros((perServing / percent) * 100 * (1 + vat / 100))}** (cuesta ${euros(perServing)})`,
              ),
          )}`,
      ),
    )
  const than = percent === null ? '' : ` ${isOver ? 'por encima' : 'por debajo'} del ${formatDecimal(percent, 1)} %`
  const [first] = shown
  return listed(
    first === undefined
      ? `Ninguna de ${title} está${than}.`
      : percent === null
        ? `De ${title}, el food cost más ${isOver ? 'alto' : 'bajo'} es ${bold(first.recipe.name)}: **${formatDecimal(first.percent, 1)} %**.`
        : `De ${title},${than}: **${shown.length}**.`,
    shown.map(({ recipe, perServing, soldFor, percent: own, unpriced }) => ({
      recipe,
      said: `**${formatDecimal(own, 1)} %**${unpriced > 0 ? ' como mínimo' : ''} (${euros(perServing)} de coste, PVP ${euros(soldFor)})`,
    })),
    shown.length,
    paragraphs(lacking, `*Sobre el PVP sin el ${formatDecimal(vat, 0)} % de IVA.*`),
  )
}

/** Why the dearest or the cheapest of them is so: what each line of it costs. */
export const answerBecause = (
  { of }: Extract<LibraryAsk, { kind: 'because' }>,
  findings: Findings,
  knowledge: Knowledge,
): Reply => {
  const { fit } = selected(of, findings, knowledge)
  const [first] = costedRecipes(fit, findings, knowledge).toSorted((a, b) =>
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
