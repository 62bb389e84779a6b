import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { monthIn } from '#core/assistant/pages/answer-shelves.ts'
import { dietsIn, dishKeptBy } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bullets, paragraphs, plain, reply } from '#core/assistant/say.ts'
import { foodsIn } from '#core/assistant/turns/find-dish.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import type { Table } from '#core/cookbook/place.ts'
import type { Season } from '#core/cookbook/tables.ts'
import type { Category } from '#core/knowledge/categories.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { cuisineIn } from './cuisine-in.ts'
import { type Course, fewIn, fewText, optionsIn } from './few-guests.ts'
import { budgetIn, costText, dearness, foodCost, foodTarget, shareOf } from './menu-cost.ts'
import { refusedIn } from './menu-follow.ts'
import { fitsOccasion, occasionIn, occasionScore } from './menu-occasions.ts'
import { courseScore, headOf, mainWords, sameAgain, sameFood, scoreOf, sharesFood } from './menu-score.ts'
import { seedOf, turnOf } from './menu-turn.ts'
import { asksOfCost, seasonMonths, unheardIn } from './menu-unheard.ts'
import {
  childrenLike,
  childrens,
  coursesIn,
  forChildrenNote,
  isCourse,
  isGranted,
  mainCourses,
  mostAsked,
  mostCourses,
  shelvesOfWish,
  smallChild,
  smallChildNote,
  suitsChildren,
  themeIn,
  themeShelves,
  wishesIn,
} from './menu-wishes.ts'
import { asksOwnMenu, openers, ownDishes, ownMenuAllergens, ownMenuCost, ownOpeners } from './own-dishes.ts'
import { isOfCuisine, isServedCourse, placeScore, quick, type Setting } from './place-fit.ts'

/** A second course where no meat or fish is eaten. */
const meatless: readonly Category[] = ['Huevos', 'Arroces', 'Verduras']

/** Courses from the dishes we know, the season's and the guest's first: proposed, not saved. The few who cannot eat them are told theirs. */
export const answerMenu = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const counted = fewIn(question.text.slice(0, 600), question.servings)
  const options = optionsIn(counted.rest)
  const [few, rest] = [[...counted.few, ...options.few], options.rest]
  if (few.length === 0 || isToChange.test(fold(question.text.slice(0, 600))))
    return menuOf(question, findings, knowledge).said
  const { said, courses } = menuOf({ ...question, text: rest }, findings, knowledge)
  if (courses.length === 0) return said
  const theirs = few.slice(0, mostGroups).map((some) => {
    const own = menuOf({ ...question, text: `${rest} ${some.said}` }, findings, knowledge).courses
    return fewText(some, courses, own, knowledge)
  })
  return {
    ...said,
    response: paragraphs(
      said.response,
      `**Cubiertos aparte**\n${bullets(theirs)}`,
      few.length > mostGroups && 'De los demás, pregúntame aparte.',
      'Elegido por los ingredientes que conozco: etiquetas, trazas y utensilios aparte los compruebas tú.',
    ),
  }
}

/** 'Hay 6 alérgicos al pescado, cámbialo': the menu itself, and no covers beside it. */
const isToChange = /\b(?:cambialo|cambiala|cambiame(?:lo|la)|cambia el menu|quitalo de todo)\b/

/** Groups of guests told apart in one answer: each is a menu of its own to work out. */
const mostGroups = 4

const menuOf = (
  { text: asWritten, subject, servings }: Question,
  findings: Findings,
  knowledge: Knowledge,
): { readonly said: Reply; readonly courses: readonly Course[] } => {
  const { month: today } = findings
  const { refused, rest: text } = refusedIn(asWritten)
  const folded = fold(text.slice(0, 600))
  const isOwn = asksOwnMenu(folded)
  const { seasons } = knowledge.cookbook
  const dishes = isOwn ? ownDishes(findings) : knowledge.cookbook.dishes
  const occasion = occasionIn(folded)
  const money = budgetIn(folded)
  const courses =
    mostAsked(folded) === 0 && occasion?.courses !== undefined && !/\bdegustacion\b/.test(folded)
      ? occasion.courses
      : coursesIn(folded)
  const wishes = wishesIn(folded, courses)
  const theme = themeIn(folded)
  const forChildren = childrens.test(folded)
  const month = monthIn(text)
  const asksMonths =
    month === null ? (seasonMonths.find(([words]) => words.test(folded))?.[1] ?? occasion?.months ?? []) : [month]
  // What is not said is today's.
  const months = asksMonths.length > 0 || today === null ? asksMonths : [today]
  const seed = `${seedOf(months[0] ?? null, servings)}${occasion?.name ?? ''}`
  const asked = dietsIn(text)
  const wanted = foodsIn(subject, knowledge).flatMap(stemsOf)
  const fresh = new Set(seasons.filter((season) => inSeason(season, months)).flatMap(({ name }) => stemsOf(name)))
  const stale = new Set(
    months.length === 0
      ? []
      : seasons
          .filter(isDessertFruit)
          .filter(({ name }) => !fresh.has(stemsOf(name)[0] ?? ''))
          .flatMap(({ name }) => stemsOf(name)),
  )
  const kept = new Map(
    asked.length === 0
      ? []
      : dishes.map((dish) => [
          dish,
          dishKeptBy(
            dish.names[0] ?? '',
            dish.ingredients.map(({ name }) => name),
            asked,
            knowledge,
          ),
        ]),
  )
  const offered = dishes.filter(({ names: [name = ''] }) => !refused.has(fold(name)))
  const fit = asked.length === 0 ? offered : offered.filter((dish) => kept.get(dish)?.breaks === null)
  const fitsDay = occasion === null ? fit : fit.filter((dish) => fitsOccasion(dish, occasion, knowledge))
  const setting: Setting = {
    cuisine: cuisineIn(folded),
    tables: occasion?.tables ?? tablesFor(folded, courses.length, occasion !== null, forChildren || money !== null),
    months,
    feast: occasion?.feast ?? null,
    isQuick: quick.test(folded),
    isAtHome: true,
  }
  const fitting = forChildren ? fitsDay.filter((dish) => suitsChildren(dish, knowledge)) : fitsDay
  const costOf = new Map(money === null ? [] : fitting.map((dish) => [dish, foodCost(dish, knowledge)]))
  const priced = fitting.filter((dish) => costOf.get(dish)?.unpriced.length === 0)
  const allowed = money === null ? fitting : priced
  const target = money === null || money.most === null ? null : foodTarget(money.most, folded)
  const missed: string[] = []
  const taken = new Set<Dish>()
  const turn = ({ names }: Dish): number => turnOf(names[0] ?? '', seed)
  const choose = (title: string, best: readonly { readonly dish: Dish; readonly score: number }[]) => {
    const [first] = best
    const top = best.filter(({ score }) => first !== undefined && score >= first.score - (money === null ? asGood : 0))
    // Among equals another one a month and for a larger table, so that not every menu is the same.
    const [pick] = top.map(({ dish }) => dish).toSorted((a, b) => turn(a) - turn(b))
    if (pick === undefined) {
      if (isOwn) missed.push(`De tu biblioteca no tengo ${title.toLowerCase()} para este menú.`)
      return []
    }
    taken.add(pick)
    return [{ title, name: pick.names[0] ?? '', dish: pick }]
  }
  const chosen = courses.flatMap(([title, usual]) => {
    const wish = wishes.get(title)
    const categories = [...usual, ...(wish === undefined ? [] : shelvesOfWish(wish))]
    const heads = new Set([...taken].map(headOf))
    const instead = mainCourses.has(title) && !allowed.some(({ category }) => categories.includes(category))
    const here = { ...setting, tables: title === 'Aperitivo' ? snackTables : setting.tables }
    const ofCourse = allowed
      .filter((dish) => !taken.has(dish) && isServedCourse(dish, title === 'Postre'))
      .filter(
        ({ category }) =>
          categories.includes(category) ||
          (instead && meatless.includes(category)) ||
          (isOwn && openers.has(title) && ownOpeners.includes(category)),
      )
    const ofCuisine = ofCourse.filter((dish) => isOfCuisine(dish, setting.cuisine))
    if (ofCuisine.length === 0 && ofCourse.length > 0)
      missed.push(
        `No tengo ${title.toLowerCase()} de cocina ${setting.cuisine?.name ?? ''} con esas condiciones: te dejo otro.`,
      )
    const scored = (some: readonly Dish[]) =>
      some
        .map((dish) => ({
          dish,
          score:
            scoreOf(dish, wanted, fresh, stale) +
            courseScore(dish, title, knowledge) +
            (forChildren && childrenLike.test(fold(dish.names[0] ?? '')) ? 3 : 0) +
            (heads.has(headOf(dish)) ? -sameAgain : 0) +
            (sharesFood(dish, taken) ? -sameFood : 0) +
            placeScore(dish, here) -
            ((kept.get(dish)?.labels.length ?? 0) > 0 ? byLabel : 0) +
            (occasion === null ? 0 : occasionScore(dish, occasion)) -
            dearness(costOf.get(dish)?.euros ?? 0, target === null ? null : target * shareOf(title, courses.length)),
        }))
        .toSorted((a, b) => b.score - a.score)
    const best = scored(ofCuisine.length > 0 ? ofCuisine : ofCourse)
    if (theme !== null && wish === undefined && title !== 'Postre' && title !== 'Prepostre') {
      const ofTheme = allowed.filter(
        (dish) =>
          !taken.has(dish) &&
          themeShelves(title).includes(dish.category) &&
          isServedCourse(dish, false) &&
          isCourse(dish, false, knowledge) &&
          isGranted(dish, theme.of, knowledge),
      )
      if (ofTheme.length > 0) return choose(title, scored(ofTheme))
      missed.push(`No tengo otro ${title.toLowerCase()} de ${theme.of}: te dejo uno que no lo es.`)
    }
    const granted = wish === undefined ? best : best.filter(({ dish }) => isGranted(dish, wish, knowledge))
    if (granted.length === 0 && wish !== undefined)
      missed.push(`No tengo ${title.toLowerCase()} de ${wish} con esas condiciones: te dejo otro.`)
    return choose(title, granted.length > 0 ? granted : best)
  })
  if (chosen.length === 0)
    return {
      courses: [],
      said: reply('Con esas condiciones no tengo un menú que proponer. Quita alguna o pídeme plato a plato.', [
        'Menú de otoño para 20',
      ]),
    }
  const labels = [...new Set(chosen.flatMap(({ dish }) => kept.get(dish)?.labels ?? []))].map((name) => plain(name, 40))
  const guests = servings ?? 0
  const isMeatless = asked.some(({ name }) => name === 'vegana' || name === 'vegetariana')
  const costs = chosen.map(({ dish }) => costOf.get(dish) ?? foodCost(dish, knowledge))
  const cost = costs.reduce((sum, { euros }) => sum + euros, 0)
  const unpriced = [...new Set(costs.flatMap((one) => one.unpriced.map((name) => name.toLowerCase())))]
  const asksCost = money !== null || asksOfCost.test(folded)
  const names = chosen.map(({ name }) => name)
  const heardTheme = theme === null ? folded : folded.replace(theme.said, ' ')
  const heardCuisine = setting.cuisine === null ? heardTheme : heardTheme.replaceAll(setting.cuisine.said, ' ')
  const unheard = unheardIn(heardCuisine, text, [
    ...chosen.flatMap(({ dish }) => mainWords(dish)),
    ...[...wishes.values()].flatMap(stemsOf),
  ])
  const said = reply(
    paragraphs(
      `**Menú${setting.cuisine === null ? '' : ` de cocina ${setting.cuisine.name}`}${forChildren ? ' infantil' : ''}${occasion === null ? '' : ` ${occasion.name ?? `de ${(occasion.asked.exec(folded)?.[0] ?? 'fiesta').replace(/ion$/, 'ión')}`}`}${asksMonths.length > 0 && occasion?.months === undefined ? ' de temporada' : ''}${asked.map(({ name }) => ` · versión ${name}`).join('')}${guests > 0 ? ` para ${guests}` : ''}**`,
      bullets(
        chosen.map(({ title, name }) => `**${(isMeatless ? meatlessTitle[title] : undefined) ?? title}**: ${name}`),
      ),
      forChildren && forChildrenNote,
      forChildren && smallChild.test(folded) && smallChildNote,
      occasion?.note,
      asksCost &&
        (isOwn
          ? ownMenuCost(names, guests, findings, knowledge)
          : costText(cost, unpriced, money?.most ?? null, guests)),
      isOwn &&
        /\balergen/.test(folded) &&
        `${ownMenuAllergens(names, findings, knowledge)}\n\nLas etiquetas y las trazas mandan.`,
      !isOwn &&
        unheard.length > 0 &&
        `**No he tenido en cuenta** ${unheard.map((word) => `«${word}»`).join(', ')}: no sé elegir por eso.`,
      missed.length > 0 && bullets(missed),
      mostAsked(folded) > mostCourses && `Propongo hasta ${mostCourses} pases.`,
      labels.length > 0 && `**Mira la etiqueta** de ${listed(labels)}: según la marca lo llevan.`,
      asked.length > 0 && someOnly.test(folded) && forAll,
      asked.length > 0 && 'Elegido por los ingredientes que conozco: las trazas y las etiquetas las compruebas tú.',
      isOwn
        ? 'De tus recetas, una por pase.'
        : 'Pídeme el plato que quieras y te creo la receta. En un menú largo, cuenta la mitad de gramos por pase.',
    ),
    isOwn
      ? ['¿Cuánto sale por persona?', 'Cambia el postre']
      : chosen
          .slice(0, 3)
          .map(({ name }) => `Crea una receta de ${name.toLowerCase()}${guests > 0 ? ` para ${guests}` : ''}`),
  )
  return { said, courses: chosen }
}

/** What stands on a menu without meat or fish, where they would. */
const meatlessTitle: Readonly<Record<string, string>> = { Pescado: 'Principal', Carne: 'Segundo' }

/** 'Para 100 con 3 celíacos': some of the guests only. */
const someOnly =
  /\b(?:\d{1,3}|un|una|dos|tres|cuatro|cinco|algun|alguna|algunos|varios) (?:son |es )?(?:celiac|vegan|vegetarian|alergic|intoleran|musulman)/
const forAll =
  'Lo puede comer toda la mesa. Si prefieres plato aparte sólo para ellos, pídeme el menú sin esa condición y luego «opción sin gluten» o «opción vegana».'

/** Tables a menu is laid for, the best first, where no day says it. */
const tablesFor = (folded: string, courses: number, isFeast: boolean, isPlain: boolean): readonly Table[] =>
  isPlain
    ? ['diario', 'fiesta']
    : /\bdegustacion\b|\bgastronomic|\bgala\b/.test(folded) || courses >= longMenu
      ? ['fina', 'fiesta']
      : isFeast
        ? ['fiesta', 'fina']
        : ['fiesta', 'fina', 'diario']
const snackTables: readonly Table[] = ['fina', 'barra', 'fiesta']
/** Courses from which on a menu is a tasting menu. */
const longMenu = 6

/** Points of a dish that only its labels make fit for the guest: after every other. Ours. */
const byLabel = 50

/** Points within which dishes take turns. Ours. */
const asGood = 1

const inSeason = ({ months }: Season, asked: readonly number[]): boolean =>
  asked.length > 0 && asked.every((month) => months.includes(month))

/** Fruit of a season, which makes the dessert; lemons are there all year. */
const isDessertFruit = ({ kind, name }: Season): boolean => kind === 'fruta' && name !== 'limón'
