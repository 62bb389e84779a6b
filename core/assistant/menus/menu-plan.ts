import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import { servingsIn } from '#core/assistant/turns/servings.ts'
import type { Category } from '#core/knowledge/categories.ts'
import { fold } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'
import { type CuisineAsked, cuisineIn } from './cuisine-in.ts'
import { fewIn } from './few-guests.ts'
import { occasionIn } from './menu-occasions.ts'

/** Guests for whom it is not enough that they eat it: what may hurt them is left out. */
export type Vulnerable = 'embarazada' | 'bebé'

/** A menu of several choices a course, of a week, or for a guest to be careful with. */
export type MenuPlan = {
  readonly kind: 'choices' | 'week'
  readonly courses: readonly { readonly title: string; readonly count: number }[]
  readonly guests: number | null
  /** Diets all of it keeps. */
  readonly diets: readonly string[]
  /** Diets kept by one choice a course: 'opción vegana'. */
  readonly options: readonly string[]
  /** What one choice of a course must be of; the last of them gives way. */
  readonly wishes: readonly {
    readonly title: string
    readonly of: string
    /** The folded name of the dish that is to give way, where it was named. */
    readonly former?: string
  }[]
  /** Diets of a day of the week. */
  readonly days: readonly { readonly day: string; readonly diet: string }[]
  /** What a day of the week is to have: 'el viernes arroz'. */
  readonly dayWishes: readonly { readonly day: string; readonly of: string }[]
  /** The occasion it is for, in the words that said it; blank when none. */
  readonly occasion: string
  readonly vulnerable: Vulnerable | null
  readonly children: boolean
  /** Whose cooking it is of; null when not said. */
  readonly cuisine: CuisineAsked | null
  readonly asked: 'menu' | 'cost' | 'allergens'
}

export const courseCategories: ReadonlyMap<string, readonly Category[]> = new Map([
  ['Aperitivo', ['Aperitivos']],
  ['Entrante', ['Ensaladas', 'Sopas y cremas', 'Verduras', 'Aperitivos']],
  ['Primero', ['Legumbres', 'Sopas y cremas', 'Ensaladas', 'Verduras', 'Arroces', 'Pastas']],
  ['Segundo', ['Carnes', 'Aves', 'Pescados', 'Huevos']],
  ['Pescado', ['Pescados', 'Mariscos']],
  ['Carne', ['Carnes', 'Aves']],
  ['Postre', ['Postres', 'Helados']],
])

export const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'] as const

const mostChoices = 6
const pregnant = /\b(?:embarazad\w{1,2}|gestantes?|lactantes? y embarazad\w+)\b/
const infant =
  /\b(?:bebes?|lactantes?|ninos? de (?:1|un|uno|[6-9]|1[0-8]) (?:ano|anos|mes|meses)|menores? de (?:1|un|2|dos|3|tres) anos?)\b/

const ofElders =
  /\b(?:residencia(?! (?:de estudiantes|universitaria))|geriatric\w+|ancian\w+|personas mayores|mayores de \d|tercera edad|centro de dia)\b/

const vulnerableIn = (folded: string): Vulnerable | null =>
  infant.test(folded) ? 'bebé' : pregnant.test(folded) ? 'embarazada' : null

/** '3 primeros, tres segundos y postre'. */
const choicesIn = (said: string): MenuPlan['courses'] => {
  // '2 primeros, 2 segundos y dulce'.
  const folded = said.replace(/(?:,| y) (?:(?:un|una|algo|el|\d) )?dulces?(?=[,.]|$| para)/, ' y postre')
  return [...courseCategories.keys()].flatMap((title) => {
    const word = fold(title)
    // Fish and meat are courses where they stand in the list: 'dos entrantes, pescado, carne y postre'.
    const found = byKind.has(title)
      ? new RegExp(`(?:, | y |con )(?:(?:un|una|\\d|dos|tres) )?\\b${word}s?(?=,| y |$)`)
      : new RegExp(`\\b${word}s?\\b`)
    const near = found.exec(folded)
    const at = near === null ? undefined : near.index + near[0].lastIndexOf(word)
    if (at === undefined) return []
    const before =
      folded
        .slice(Math.max(0, at - 10), at)
        .split(/ (?=[\da-z]+ $)/)
        .at(-1) ?? ''
    const count = readNumber(before.trim(), 0)?.value ?? 1
    return [{ title, count: Math.min(mostChoices, Math.max(1, Math.round(count))) }]
  })
}

const byKind: ReadonlySet<string> = new Set(['Pescado', 'Carne'])

const three = ['Primero', 'Segundo', 'Postre'].map((title) => ({ title, count: 1 }))

/** A menu of this kind that a question begins; null of others, which answer-menu.ts lays out. */
export const menuPlanIn = (text: string): MenuPlan | null => {
  const folded = fold(text.slice(0, 300))
  if (!/\bmenus?\b/.test(folded) || /\brecetas?\b/.test(folded)) return null
  // What the old and frail eat is chosen by the page of safety, and by no list of dishes.
  if (ofElders.test(folded)) return null
  // 'Menú a 13,50, 90 cubiertos al día, cuánto gasto en género a la semana' is a sum.
  if (/\bfood ?cost\b|\bmargen\b|\bal dia\b|\bgasto en\b|\bfactur/.test(folded)) return null
  const courses = choicesIn(folded)
  const vulnerable = vulnerableIn(folded)
  const week = /\b(?:semanal(?:es)?|(?<!fin(?:es)? de )semana|de lunes a viernes|(?:5|cinco) dias)\b/.test(folded)
  const many = courses.some(({ count }) => count > 1)
  if (!week && !many && vulnerable === null) return null
  return {
    kind: week ? 'week' : 'choices',
    courses: many && !week ? courses : three,
    guests: servingsIn(text.replace(/\bde \d+ (?:años?|meses)\b/gi, '')) ?? guestsIn(folded),
    diets: dietsIn(text).map(({ name }) => name),
    options: [],
    wishes: [],
    days: [],
    dayWishes: [],
    occasion: occasionIn(folded)?.asked.exec(folded)?.[0] ?? '',
    vulnerable,
    children: /\b(?:escolar(?:es)?|infantil(?:es)?|ninos|colegio|cole|guarderia|comedor de)\b/.test(folded),
    cuisine: cuisineIn(folded),
    asked: 'menu',
  }
}

const guestsIn = (folded: string): number | null => {
  const said =
    /\b(\d{1,4}) (?:ninos|alumnos|escolares|comensales|personas|menus|residentes)\b/.exec(folded)?.[1] ??
    /\bpara (\d{2,4}) de (?:una?|la|el) [a-z]/.exec(folded)?.[1]
  return said === undefined ? null : Number(said)
}

const change =
  /\b(?:cambia\w{0,3}|sustituye\w{0,2}|pon|quiero|que)\b.{0,20}\b(?:un[oa]?|alguno|el|los|las) ?(?:de los |de las )?(?:(?:pase|plato) de )?(aperitivo|entrante|primero|segundo|pescado|carne|postre)s?\b,? (?:por|que (?:sea|lleve|tenga)|sean?|lleven?|con|de)(?: de| con)? (?:uno de |una de |otro de |un |una |el |la |algo de )?([a-z]{3,20}(?: de [a-z]{3,20})?)/

/** 'Cambia el primero del lunes por algo de cuchara'. */
const courseOfDay =
  /\b(?:primero|segundo|postre) del? (lunes|martes|miercoles|jueves|viernes),? (?:por|que (?:sea|lleve|tenga)|con|de)(?: de| con)? (?:uno de |una de |otro de |un |una |el |la |algo (?:de |con )?)?([a-z]{3,20}(?: de [a-z]{3,20})?)/

/** 'El segundo de carne me lo cambias por pescado azul'. */
const changeMe =
  /\b(?:el|la) (aperitivo|entrante|primero|segundo|pescado|carne|postre)(?: de [a-z]{3,14})? (?:me |nos )?(?:l[oa]s? )?(?:cambi|sustitu|pon|pas)[a-z]* (?:por|a) (?:un |una |algo de )?([a-z]{3,20}(?: azul| blanco| de [a-z]{3,20})?)/

/** 'El viernes arroz', 'y pon pasta el lunes' the other way round is asked apart. */
const dayWish =
  /^(?:(?:y|pero|mejor|pon|ponme|quiero|que) )*(?:para |que )?(?:el |los )?(lunes|martes|miercoles|jueves|viernes)(?: (?:que (?:haya|sea)|pon(?:me)?|con|quiero|toca|hay|mejor))?,? (?:un |una |unos |unas |algo de |algo con )?([a-z]{3,20}(?: de [a-z]{3,20})?)\W*$/

/** The menu with what is said of it next; null of what is about something else. */
export const menuPlanAfter = (plan: MenuPlan, text: string): MenuPlan | null => {
  const folded = fold(text.slice(0, 161))
    .replace(/[¿?¡!]/g, '')
    .trim()
  if (folded.length > 160 || /\brecetas?\b|\bcrea\b|\bcomo (?:se|hago)\b/.test(folded)) return null
  const next = { ...plan, asked: 'menu' as const }
  const [, ofDay = '', wishedSo = ''] = plan.kind === 'week' ? (courseOfDay.exec(folded) ?? []) : []
  const dayOf = days.find((one) => fold(one) === ofDay)
  if (dayOf !== undefined) return { ...next, dayWishes: [...plan.dayWishes, { day: dayOf, of: wishedSo }] }
  // 'El primero (arroz a banda)': the dish that was named.
  const former = / \(([^()]{3,80})\)/.exec(folded)?.[1]
  const bare = folded.replace(/ \([^()]{3,80}\)/, '')
  const wish = changeMe.exec(bare) ?? change.exec(bare)
  if (wish !== null) {
    const [, course = '', of = ''] = wish
    const title = [...courseCategories.keys()].find((one) => fold(one) === course) ?? ''
    return { ...next, wishes: [...plan.wishes, { title, of, ...(former === undefined ? {} : { former }) }] }
  }
  if (/^(?:y )?(?:que |cuales son (?:los|sus) |los |sus |tabla de )?alergenos\b/.test(folded))
    return { ...plan, asked: 'allergens' }
  if (
    /^(?:y )?(?:a )?(?:cuanto|por cuanto|que coste|coste|(?:que )?precio|como)\b.{0,40}$/.test(folded) &&
    /\b(?:cuesta|sale|saldria|coste|precio|vale|persona|cabeza)\b/.test(folded)
  )
    return { ...plan, asked: 'cost' }
  const vulnerable = vulnerableIn(folded)
  if (vulnerable !== null) return { ...next, vulnerable }
  const kept = dietsIn(folded).map(({ name }) => name)
  const [, onDay = '', what = ''] = kept.length > 0 ? [] : (dayWish.exec(folded) ?? [])
  const wished = plan.kind === 'week' ? days.find((one) => fold(one) === onDay) : undefined
  if (wished !== undefined) return { ...next, dayWishes: [...plan.dayWishes, { day: wished, of: what }] }
  // The few of a large table eat beside the menu of all.
  if (kept.length > 0 && plan.kind === 'choices' && fewIn(text, plan.guests).few.length > 0)
    return { ...next, options: [...new Set([...plan.options, ...kept])] }
  // Of a menu that is no week the day says nothing: 'el martes lo mismo sin cerdo'.
  const day = plan.kind === 'week' ? days.find((one) => folded.includes(fold(one))) : undefined
  if (kept.length > 0 && day !== undefined)
    return { ...next, days: [...plan.days, ...kept.map((diet) => ({ day, diet }))] }
  if (
    plan.kind === 'choices' &&
    kept.length > 0 &&
    /\bopcion|\balternativa|\balguno|\bun(?:o|a)? (?:es )?(?:vegan|celiac|vegetarian|musulman)/.test(folded)
  )
    return { ...next, options: [...new Set([...plan.options, ...kept])] }
  if (kept.length > 0 && folded.length < 60) return { ...next, diets: [...new Set([...plan.diets, ...kept])] }
  const guests = /^(?:y |ahora |mejor )*(?:para|somos|seran) /.test(folded) ? servingsIn(text) : null
  return guests === null ? null : { ...next, guests }
}
