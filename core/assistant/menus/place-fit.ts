import { type Cuisine, type Place, spanishCuisines, type Table, type Time } from '#core/cookbook/place.ts'
import type { CuisineAsked } from './cuisine-in.ts'

/** What a meal asks of the place of its dishes. */
export type Setting = {
  readonly cuisine: CuisineAsked | null
  /** Tables it is laid for, the best first; none where any will do. */
  readonly tables: readonly Table[]
  /** Months it is of, 1–12; none where nobody knows. */
  readonly months: readonly number[]
  /** A feast whose dishes are welcome; the others' are not. */
  readonly feast: Time | null
  readonly isQuick: boolean
  /** Whether a house in Spain lays it without a word of where the dishes are from: then its own come first. */
  readonly isAtHome: boolean
}

/** A dish, of which only its place counts here. */
type Placed = { readonly place: Place }

/** Season of a month, 1–12: what is eaten then in Spain, not the calendar's. */
const seasonOf = (month: number): Time =>
  month <= 2 || month === 12 ? 'invierno' : month <= 5 ? 'primavera' : month <= 9 ? 'verano' : 'otoño'

/** Seasons that bear each other's dishes: mushrooms in winter, asparagus before summer. */
const near: Readonly<Partial<Record<Time, readonly Time[]>>> = {
  invierno: ['otoño'],
  otoño: ['invierno'],
  primavera: ['verano'],
  verano: ['primavera'],
}

const seasons: ReadonlySet<Time> = new Set<Time>(['primavera', 'verano', 'otoño', 'invierno'])

/** Cuisines a Spanish house serves without saying so. */
const atHome: ReadonlySet<Cuisine> = new Set<Cuisine>([...spanishCuisines, 'internacional'])
const neighbours: ReadonlySet<Cuisine> = new Set<Cuisine>(['francesa', 'italiana', 'portuguesa', 'vanguardia'])

/** Points, ours: a food of the season counts 1 (answer-menu.ts). What is of Lent is eaten all year, what is of Christmas is not. */
const points = {
  table: 3,
  nextTable: -1.5,
  otherTable: -2,
  season: 2,
  nearSeason: 0,
  otherSeason: -4,
  feast: 2,
  lent: -1,
  otherFeast: -6,
}
const cuisinePoints = { neighbour: -1, foreign: -5 }

/** Whether it is a course at all: what is kept in the larder, drunk or had at breakfast is none. */
export const isServedCourse = ({ place }: Placed, isDessert: boolean): boolean =>
  place.tables.some((table) => table !== 'despensa' && table !== 'bebida' && (table !== 'desayuno' || isDessert))

/** Whether it is of the cuisine asked for; all are where none is. */
export const isOfCuisine = ({ place }: Placed, asked: CuisineAsked | null): boolean =>
  asked === null || asked.cuisines.has(place.cuisine)

/** How well the place of a dish suits a meal. */
export const placeScore = (
  { place }: Placed,
  { cuisine, tables, months, feast, isQuick, isAtHome }: Setting,
): number => {
  const { time } = place
  const now = months.map(seasonOf)
  const ofSeason =
    !seasons.has(time) || now.length === 0
      ? 0
      : now.includes(time)
        ? points.season
        : now.some((season) => near[season]?.includes(time) === true)
          ? points.nearSeason
          : points.otherSeason
  const ofFeast =
    seasons.has(time) || time === 'todo'
      ? 0
      : time === feast
        ? points.feast
        : time === 'cuaresma'
          ? points.lent
          : points.otherFeast
  const at = tables.findIndex((table) => place.tables.includes(table))
  const ofTable = tables.length === 0 ? 0 : at === -1 ? points.otherTable : points.table + points.nextTable * at
  const foreign =
    !isAtHome || cuisine?.cuisines.has(place.cuisine) === true || atHome.has(place.cuisine)
      ? 0
      : neighbours.has(place.cuisine)
        ? cuisinePoints.neighbour
        : cuisinePoints.foreign
  return ofSeason + ofFeast + ofTable + foreign + (isQuick && place.making !== 'rápida' ? notQuick : 0)
}

/** Points; ours. */
const notQuick = -3

/** 'Rápido', 'en 20 minutos', 'sin complicarse'. */
export const quick = /\b(?:rapid(?:it)?[ao]s?|expres+|en (?:10|15|20|25|30) minutos|sencill[ao]s?|facil(?:es)?)\b/
