import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { carefulNote, rawOrUndercooked, suitsCareful } from '#core/assistant/recipes/careful-guests.ts'
import { dishKeptBy } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, paragraphs, reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import type { Category } from '#core/knowledge/categories.ts'
import { diets } from '#core/knowledge/diets.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { allergensOfMenu, costOfMenu, type Placed } from './menu-figures.ts'
import { occasionIn, occasionScore } from './menu-occasions.ts'
import { courseCategories, days, type MenuPlan } from './menu-plan.ts'
import { seedOf, turnOf } from './menu-turn.ts'
import { childrenLike, isCourse, isGranted, suitsChildren } from './menu-wishes.ts'
import { isOfCuisine, isServedCourse, placeScore, type Setting } from './place-fit.ts'

/** A dish in its place; `dish` is null for fresh fruit and for what could not be found. */

/** A menu with the table it is laid on. */
type Laid = MenuPlan & { readonly setting: Setting }

/** A week, children and guests to be careful with eat what is eaten every day; choices are those of a house that sets a menu. */
const settingOf = ({ kind, children, vulnerable, cuisine, occasion }: MenuPlan, month: number | null): Setting => ({
  cuisine,
  tables:
    kind === 'week' || children || vulnerable !== null
      ? ['diario']
      : isFeast(occasion)
        ? ['fiesta', 'fina']
        : ['fiesta', 'diario', 'fina'],
  months: month === null ? [] : [month],
  feast: null,
  isQuick: false,
  isAtHome: true,
})

/** The menu laid out, what it costs, or its allergens: the same dishes each time it is spoken of. */
export const answerMenuPlan = (menu: MenuPlan, { month }: Findings, knowledge: Knowledge): Reply => {
  const plan: Laid = { ...menu, setting: settingOf(menu, month) }
  const placed = plan.kind === 'week' ? weekOf(plan, knowledge) : choicesOf(plan, knowledge)
  if (placed.every(({ dish }) => dish === null))
    return reply('Con esas condiciones no tengo un menú que proponer. Quita alguna o pídeme plato a plato.')
  switch (plan.asked) {
    case 'cost':
      return costOfMenu(plan, placed, knowledge)
    case 'allergens':
      return allergensOfMenu(placed, knowledge)
    case 'menu':
      return laidOut(plan, placed, knowledge)
  }
}

const laidOut = (plan: MenuPlan, placed: readonly Placed[], knowledge: Knowledge): Reply => {
  const { guests, vulnerable, diets: kept, options } = plan
  const title = `**Menú${plan.kind === 'week' ? ' semanal' : ''}${vulnerable === null ? '' : ` para ${vulnerable}`}${occasionTitle(plan.occasion)}${plan.cuisine === null ? '' : ` de cocina ${plan.cuisine.name}`}${kept.map((diet) => ` · ${diet}`).join('')}${guests === null ? '' : ` para ${guests}`}**`
  const known = placed.filter(({ dish }) => dish !== null).map(({ name }) => name)
  return reply(
    paragraphs(
      title,
      plan.kind === 'week'
        ? days
            .map(
              (day) =>
                `${bold(day)}: ${placed
                  .filter(({ title: at }) => at.startsWith(day))
                  .map(({ name }) => name)
                  .join('; ')}.`,
            )
            .join('\n')
        : bullets(placed.map(({ title: at, name }) => `**${at}**: ${name}`)),
      plan.kind === 'week' && kept.length + plan.days.length === 0 && weekNote,
      ...plan.wishes
        .filter(
          ({ title: of, of: what }) =>
            plan.kind === 'week' &&
            !placed.some(
              ({ title: at, dish }) => at.endsWith(fold(of)) && dish !== null && isGranted(dish, what, knowledge),
            ),
        )
        .map(({ of }) => `No tengo nada de ${of} con esas condiciones.`),
      ...plan.dayWishes
        .filter(
          ({ day, of }) =>
            !placed.some(
              ({ title: at, dish }) => at.startsWith(day) && dish !== null && isGranted(dish, of, knowledge),
            ),
        )
        .map(({ day, of }) => `Para el ${day} no tengo ${of} con esas condiciones.`),
      vulnerable !== null && carefulNote[vulnerable],
      (kept.length > 0 || options.length > 0 || plan.days.length > 0) &&
        'Elegido por los ingredientes que conozco: las trazas y las etiquetas las compruebas tú.',
      'Pídeme el coste por persona, los alérgenos o la receta de cualquiera.',
    ),
    [
      '¿Cuánto cuesta por persona?',
      '¿Qué alérgenos lleva el menú?',
      ...known.slice(0, 1).map((name) => `Crea ${name.toLowerCase()}${guests === null ? '' : ` para ${guests}`}`),
    ],
  )
}

/** 'De boda', where the menu is for one. */
const occasionTitle = (said: string): string => {
  return isFeast(said) ? ` ${occasionIn(said)?.name ?? `de ${said}`}` : ''
}

/** The menu of the day is the plain one. */
const isFeast = (said: string): boolean => occasionIn(said) !== null && occasionIn(said) !== everyday

/** RD 315/2025 on food in schools asks for fresh fruit most days, and pulses and fish every week. */
const weekNote =
  'Legumbre y pescado dos veces y fruta fresca cuatro de los cinco días, en la línea del RD 315/2025 de comedores escolares. Espinas y huesos fuera; alergias, por escrito.'

/** What a menu is of where no feast is named. */
const everyday = occasionIn('del dia') ?? { name: null, asked: /$^/, liked: /$^/ }

/** Dishes of these shelves that fit, the best first: everyday ones, and not two that begin alike. */
const fitting = (
  categories: readonly Category[],
  plan: Laid,
  kept: readonly string[],
  knowledge: Knowledge,
): readonly Dish[] => {
  const seed = seedOf(null, plan.guests)
  const turn = ({ names }: Dish): number => turnOf(names[0] ?? '', seed)
  const home = (dish: Dish): number => Number(isOfCuisine(dish, plan.cuisine))
  return (
    knowledge.cookbook.dishes
      .filter(({ category }) => categories.includes(category))
      .filter((dish) => isCourse(dish, plan.vulnerable === 'bebé', knowledge))
      .filter((dish) => isServedCourse(dish, categories.includes('Postres')))
      .filter((dish) => !plan.children || !rawOrUndercooked.test(fold(dish.names[0] ?? '')))
      .filter((dish) => kept.length === 0 || allKept(dish, kept, knowledge))
      .filter((dish) => !(plan.children || plan.vulnerable !== null) || suitsChildren(dish, knowledge))
      .filter((dish) => plan.vulnerable === null || suitsCareful(dish, plan.vulnerable, knowledge))
      .filter((dish) => !plan.children || categories[0] !== 'Pescados' || isFish(dish, knowledge))
      // What is not of the cuisine asked for fills up where there is not enough that is.
      .toSorted((a, b) => home(b) - home(a) || scoreOf(b, plan) - scoreOf(a, plan) || turn(a) - turn(b))
  )
}

/** A day of fish is no day of prawns. */
const isFish = ({ ingredients }: Dish, { pantry }: Knowledge): boolean =>
  ingredients.some(({ name }) => pantry.match(name)?.food.category === 'pescados')

const allKept = (dish: Dish, kept: readonly string[], knowledge: Knowledge): boolean =>
  breaksNone(
    dish,
    diets.filter(({ name }) => kept.includes(name)),
    knowledge,
  )

const breaksNone = (
  { names: [called = ''], ingredients }: Dish,
  wanted: readonly (typeof diets)[number][],
  knowledge: Knowledge,
): boolean => {
  const foods = ingredients.map(({ name }) => name)
  const { breaks, labels } = dishKeptBy(called, foods, wanted, knowledge)
  return breaks === null && labels.length === 0
}

const scoreOf = (dish: Dish, { children, vulnerable, setting, occasion }: Laid): number =>
  placeScore(dish, setting) +
  (vulnerable === 'bebé' && /\b(?:bebe|pure|papilla)\b/.test(fold(dish.names[0] ?? '')) ? forInfants : 0) +
  occasionScore(dish, occasionIn(occasion) ?? everyday) +
  (children && childrenLike.test(fold(dish.names[0] ?? '')) ? likedByChildren : 0)

/** Points of what is made for infants: before all else. Ours. */
const forInfants = 10

/** Points of a dish that children eat. Ours. */
const likedByChildren = 3

const headOf = ({ names: [name = ''] }: Dish): string => stemsOf(name)[0] ?? ''

/** The first of these that is not taken and begins as none that is; else the first that is not taken. */
const next = (dishes: readonly Dish[], taken: ReadonlySet<Dish>, spread: readonly Dish[]): Dish | undefined => {
  const free = dishes.filter((dish) => !taken.has(dish))
  const heads = new Set([...taken].map(headOf))
  const kinds = new Set(spread.map(({ category }) => category))
  return (
    free.find((dish) => !heads.has(headOf(dish)) && !kinds.has(dish.category)) ??
    free.find((dish) => !heads.has(headOf(dish))) ??
    free[0]
  )
}

const choicesOf = (plan: Laid, knowledge: Knowledge): readonly Placed[] => {
  const taken = new Set<Dish>()
  const rowsOf = plan.courses.map(({ title, count }): readonly Placed[] => {
    const own = courseCategories.get(title) ?? []
    const dishes = fitting([...own, ...shelvesFor(plan, title)], plan, plan.diets, knowledge)
    const chosen: Dish[] = []
    const take = (dish: Dish | undefined): void => {
      if (dish === undefined) return
      taken.add(dish)
      chosen.push(dish)
    }
    const usual = dishes.filter(({ category }) => own.includes(category))
    for (let at = 0; at < count; at++) take(next(usual, taken, chosen))
    plan.wishes
      .filter((wish) => wish.title === title)
      .forEach(({ of, former }) => {
        const fits = dishes.filter((dish) => !taken.has(dish) && isGranted(dish, of, knowledge))
        // 'Cordero' is rather a dish called so than one of its kind, as kid is.
        const granted = fits.find(({ names }) => stemsOf(names[0] ?? '').includes(stemsOf(of)[0] ?? '')) ?? fits[0]
        // What gives way is the one that was named, else the last that is none of it.
        const named = chosen.findIndex(({ names }) => former !== undefined && fold(names[0] ?? '') === former)
        const place = named === -1 ? chosen.findLastIndex((dish) => !isGranted(dish, of, knowledge)) : named
        if (granted === undefined || chosen[place] === undefined) return
        taken.add(granted)
        chosen[place] = granted
      })
    return chosen.map((dish) => ({ title, name: dish.names[0] ?? '', dish }))
  })
  return plan.courses.flatMap(({ title }, at) => {
    const rows = rowsOf[at] ?? []
    const options = plan.options.map((diet): Placed => {
      const dish = next(fitting(optionCategories(title), plan, [...plan.diets, diet], knowledge), taken, [])
      if (dish !== undefined) taken.add(dish)
      return {
        title: `${title} (opción ${diet})`,
        name: dish?.names[0] ?? 'no tengo ninguno seguro',
        dish: dish ?? null,
      }
    })
    return [...rows, ...options, ...missing(plan, title, rows, knowledge)]
  })
}

/** A second course without meat is of vegetables, pulses or rice. */
const optionCategories = (title: string): readonly Category[] => [
  ...(courseCategories.get(title) ?? []),
  ...(title === 'Segundo' ? (['Verduras', 'Legumbres', 'Arroces'] as const) : []),
]

/** 'Uno de los segundos que sea un arroz': the shelves a course is not laid from, where a wish is for one of them. */
const shelvesFor = ({ wishes }: MenuPlan, title: string): readonly Category[] =>
  title !== 'Segundo'
    ? []
    : savoury.filter(
        (shelf) =>
          !(courseCategories.get(title) ?? []).includes(shelf) &&
          wishes.some((wish) => wish.title === title && stemsOf(shelf).includes(stemsOf(wish.of)[0] ?? '')),
      )
const savoury: readonly Category[] = ['Arroces', 'Pastas', 'Legumbres', 'Verduras', 'Mariscos', 'Ensaladas']

/** A wish that nothing could grant is said in its course. */
const missing = (plan: MenuPlan, title: string, rows: readonly Placed[], knowledge: Knowledge): readonly Placed[] =>
  plan.wishes
    .filter((wish) => wish.title === title)
    .filter(({ of }) => !rows.some(({ dish }) => dish !== null && isGranted(dish, of, knowledge)))
    .map(({ of }) => ({ title, name: `no tengo ninguno de ${of} con esas condiciones`, dish: null }))

/** Of each day, what the first and the second are of: pulses and fish twice. */
const week: readonly (readonly [first: readonly Category[], second: readonly Category[]])[] = [
  [['Legumbres'], ['Aves']],
  [['Sopas y cremas'], ['Pescados']],
  [['Pastas'], ['Huevos']],
  [['Legumbres'], ['Carnes']],
  [['Arroces'], ['Pescados']],
]

const weekOf = (plan: Laid, knowledge: Knowledge): readonly Placed[] => {
  const taken = new Set<Dish>()
  const placed = days.flatMap((day, at) => {
    const kept = [...plan.diets, ...plan.days.filter((one) => one.day === day).map(({ diet }) => diet)]
    const [first = [], second = []] = week[at] ?? []
    const wish = plan.dayWishes.findLast((one) => one.day === day)?.of
    const wished = wish === undefined ? undefined : grantedOn(wish, plan, kept, taken, knowledge)
    if (wished !== undefined) taken.add(wished)
    // It is the second course where it is meat or fish, else the first.
    const isMain =
      wished !== undefined && (courseCategories.get('Segundo') ?? []).some((one) => one === wished.category)
    const pick = (categories: readonly Category[]): Dish | undefined => {
      const dish =
        next(fitting(categories, plan, kept, knowledge), taken, []) ??
        next(fitting(['Verduras', 'Legumbres', 'Arroces'], plan, kept, knowledge), taken, [])
      if (dish !== undefined) taken.add(dish)
      return dish
    }
    const place = (title: string, dish: Dish | undefined): Placed => ({
      title: `${day} ${title}`,
      name: dish?.names[0] ?? 'no tengo ninguno seguro',
      dish: dish ?? null,
    })
    const dairy =
      at === dairyDay
        ? knowledge.cookbook.dishes.find((dish) => dish.names[0] === 'Yogur casero' && allKept(dish, kept, knowledge))
        : undefined
    return [
      place('primero', wished === undefined || isMain ? pick(first) : wished),
      place('segundo', isMain ? wished : pick(second)),
      dairy === undefined ? { title: `${day} postre`, name: 'fruta fresca', dish: null } : place('postre', dairy),
    ]
  })
  return plan.wishes.reduce<readonly Placed[]>(
    (rows, wish) => withWishOfWeek(rows, wish, plan, taken, knowledge),
    placed,
  )
}

/** 'Cambia un primero por algo de cuchara', of a week: the one that was named, else the last that is none of it. */
const withWishOfWeek = (
  placed: readonly Placed[],
  { title, of, former }: MenuPlan['wishes'][number],
  plan: Laid,
  taken: ReadonlySet<Dish>,
  knowledge: Knowledge,
): readonly Placed[] => {
  const course = fold(title)
  const isIts = ({ title: at, dish }: Placed): boolean => at.endsWith(course) && dish !== null
  const named = placed.findIndex((row) => isIts(row) && former !== undefined && fold(row.name) === former)
  const at =
    named === -1
      ? placed.findLastIndex((row) => isIts(row) && row.dish !== null && !isGranted(row.dish, of, knowledge))
      : named
  const row = placed[at]
  const day = days.find((one) => row?.title.startsWith(one))
  const kept = [...plan.diets, ...plan.days.filter((one) => one.day === day).map(({ diet }) => diet)]
  const dish = grantedOn(of, plan, kept, taken, knowledge)
  return row === undefined || dish === undefined
    ? placed
    : placed.with(at, { title: row.title, name: dish.names[0] ?? '', dish })
}

/** A dish that is what a day is wished, and fits the menu. */
const grantedOn = (
  wish: string,
  plan: Laid,
  kept: readonly string[],
  taken: ReadonlySet<Dish>,
  knowledge: Knowledge,
): Dish | undefined => {
  const all = [...(courseCategories.get('Primero') ?? []), ...(courseCategories.get('Segundo') ?? [])]
  const fits = fitting(all, plan, kept, knowledge).filter(
    (dish) => !taken.has(dish) && isGranted(dish, wish, knowledge),
  )
  return fits.find(({ names }) => stemsOf(names[0] ?? '').includes(stemsOf(wish)[0] ?? '')) ?? fits[0]
}

/** Wednesday: the one dessert of the week that is not fruit. */
const dairyDay = 2
