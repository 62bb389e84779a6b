import { formatQuantity } from '#core/format/decimal.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import type { FoodMatch } from '#core/pantry/food-match.ts'
import { foodWords } from '#core/pantry/food-words.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { IngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { lookAlikes } from '#core/spanish/spelling.ts'
import type { Unit } from '#core/units/units.ts'
import { isNamed, isTwoFoods, joinNames, withoutMeasures } from './food-names.ts'
import { countable, isSheetOfGrams, lostComma, lostMeasure, unpoured } from './lost-measure.ts'
import { isMuchSeasoning } from './much.ts'
import { nameDoubts } from './name-doubts.ts'
import { nearFood } from './near-food.ts'
import { fitsServings, unusual } from './usual-amounts.ts'

/** Lines whose names are mended, and letters of such a name: a page of noise has many of them, and none is a food. */
const mostMended = 40
const longestMended = 40

type Checked<Line> = {
  readonly lines: readonly Line[]
  readonly doubts: readonly string[]
  /** Words that were mended, and what they are now: the method holds them too. */
  readonly words: ReadonlyMap<string, string>
}

/** The lines with the names of foods put right where they can only be one food, and what a cook should look at in them. */
export const checkFoods = <Line extends IngredientLine>(
  lines: readonly Line[],
  servings: number,
  pantry: Pantry,
): Checked<Line> => {
  let mended = 0
  const isRound = mostlyRound(lines)
  const inGrams = isSheetOfGrams(lines)
  const joined = joinNames(lines, pantry)
  const checked = joined.map(({ line: read, below }) => {
    const bare = isNamed(pantry.match(read.name)) ? null : withoutMeasures(read.name, pantry)
    const line = bare === null ? read : { ...read, name: bare.name, unit: unitIn(read, bare.unit) }
    const match = pantry.match(line.name)
    const better =
      (match === null || match.ignored.length > 0) && line.name.length <= longestMended && mended++ < mostMended
        ? mendName(line.name, match, pantry)
        : null
    const name = better ?? line.name
    const food = better === null ? match : pantry.match(better)
    const measured =
      lostMeasure({ ...line, name }, food?.food, servings, inGrams) ?? lostComma({ ...line, name }, servings)
    const { quantity, unit } = measured ?? line
    return {
      line: { ...line, name, quantity, unit },
      doubts: [
        ...(measured === null ? [] : [measured.doubt]),
        ...(below === null ? [] : [`«${line.name}»: el nombre sigue en otra línea, «${below}»; compruébalo`]),
        ...(bare === null ? [] : [`«${line.name}»: se lee «${read.name}»; comprueba también la medida`]),
        ...(!isNamed(food) && isTwoFoods(name, pantry)
          ? [`«${name}»: parecen dos alimentos en una línea; comprueba si falta la cantidad de uno`]
          : []),
        ...(better === null ? [] : [`«${name}»: se lee «${line.name}»; compruébalo`]),
        ...(food === null && isStrange(name, pantry)
          ? [`«${name}»: no está entre los alimentos que conocemos; comprueba que se lee así`]
          : []),
        ...nameDoubts({ ...line, name }, food),
        ...amountDoubt({ ...line, name, quantity, unit }, food, servings, isRound),
      ],
      food: food?.food.id,
    }
  })
  const words = new Map(checked.flatMap(({ line }, at) => changedWords(joined[at]?.line.name ?? '', line.name)))
  const measured = checked.map(({ line: { quantity, unit }, food }) => ({ quantity, unit, food }))
  return {
    lines: checked.map(({ line }) => line),
    doubts: [
      ...(fitsServings(measured, servings)
        ? []
        : [`Las cantidades no son las de ${servings} raciones: comprueba las raciones`]),
      ...checked.flatMap(({ doubts }) => doubts),
    ],
    words,
  }
}

/** Shorter words are too often others: 'cal' for 'sal' is not looked for in a sentence. Letters. */
const shortestChanged = 5

const changedWords = (read: string, written: string): (readonly [string, string])[] => {
  const now = written.split(' ')
  const before = read.split(' ')
  return before.length !== now.length
    ? []
    : before.flatMap((word, at) => {
        const other = now[at] ?? word
        return word === other || word.length < shortestChanged ? [] : [[word, other] as const]
      })
}

const wordsOfFoods = new WeakMap<Pantry, ReadonlySet<string>>()

/** Whether it holds figures or words that are in no food's name: 'cacao' is no food of the table and yet one of its words. */
const isStrange = (name: string, pantry: Pantry): boolean => {
  const known =
    wordsOfFoods.get(pantry) ??
    new Set(pantry.foods.flatMap((food) => [food.name, ...food.synonyms].flatMap((said) => foodWords(said))))
  wordsOfFoods.set(pantry, known)
  return /\d/.test(name) || foodWords(name).some((word) => !known.has(word))
}

/** Single letters and signs left over beside a food. */
const hasStrays = ({ ignored }: FoodMatch): boolean => ignored.some((word) => word.length === 1)

/** The one food a name stands for when stray letters are left out, or one letter is taken for one that looks like it. */
const mendName = (name: string, match: FoodMatch | null, pantry: Pantry): string | null => {
  const near = isStrange(name, pantry) ? nearFood(name, pantry) : null
  if (near !== null || (match !== null && !hasStrays(match))) return near
  const bare = name
    .replace(/^(?:\p{L} )+/u, '')
    .split(' ')
    .filter((word) => /^(?:[yeoua]|\p{L}{2}.*)$/iu.test(word))
    .join(' ')
  if (bare !== name && bare !== '' && isFood(pantry.match(bare))) return bare
  // 'pimienta verde': words of foods all of them, though the table has no such food.
  if (!isStrange(name, pantry)) return null
  const found = lookAlikes(name).filter((other) => isNamed(pantry.match(other)))
  const foods = new Set(found.map((other) => pantry.match(other)?.food.id))
  return foods.size === 1 ? (found[0] ?? null) : null
}

const isFood = (match: FoodMatch | null): boolean => match !== null && !hasStrays(match)
/** A measure that was read into the name counts where the line has none. */
const unitIn = ({ unit, approximate }: IngredientLine, found: Unit | null): Unit =>
  unit === 'unidad' && !approximate && found !== null ? found : unit

/** What nobody counts by pieces. */
const uncounted: readonly FoodCategory[] = [
  'harinas_y_almidones',
  'azucares_y_edulcorantes',
  'leches_y_natas',
  'aceites_y_grasas',
  'caldos_y_fondos',
  'vinagres',
  'vinos_y_licores',
]
/** Spices that are powders or seeds, whatever they are bought as: 'granos' and 'vainas' say what is counted. */
const powders =
  /^(?:comino|curry|curcuma|pimenton|colorante|macis|garam|ras-|cuatro-|cinco-)|^(?!canela).*-(?:en-polvo|molid[ao])$/
/** Spoonfuls of one spice in a dish, whatever its servings: more is a lost comma ('0,5' read as '5'). Kitchen usage ('oficio'). */
const mostSpoons = 4
const isSpoon = (unit: Unit): boolean => unit === 'cucharada' || unit === 'cucharadita'
/** Pieces of a food whose piece the table does not know: from here on they may be grams whose measure was lost. Ours. */
const leastWeight = 10
/** Eggs a serving that are many: an 'oficio' figure, of omelettes. */
const eggs = /^(?:huevo|yema|clara)/
const muchEggs = 3
/** Pieces of one thing a serving, and in all, that are many. */
const muchPieces = 8
const mostPieces = 40

const amountDoubt = (
  { name, quantity, unit, note }: IngredientLine,
  match: FoodMatch | null,
  servings: number,
  isRound: boolean,
): string[] => {
  const food = match?.food
  const said = (what: string): string[] => [`«${name}»: ${formatQuantity(quantity)} ${unit}, ${what}; compruébalo`]
  const small = unit === 'g' || unit === 'ml'
  const grams = small ? quantity : unit === 'kg' || unit === 'l' ? 1000 * quantity : 0
  if (food === undefined) return []
  if (isMuchSeasoning(food, grams, servings)) return said('es mucho')
  if (food.category === 'especias' && isSpoon(unit) && quantity > mostSpoons) return said('es mucho')
  if (unit === 'unidad' && food.measures.gramsPerPiece === null && uncounted.includes(food.category))
    return said('no se cuenta por piezas')
  const isWeightPerhaps = food.measures.gramsPerPiece === null && countable.includes(food.category)
  if (unit === 'unidad' && note === '' && isWeightPerhaps && quantity >= leastWeight) return said('sin otra medida')
  if (unit === 'unidad' && note === '' && powders.test(food.id)) return said('no se cuenta por piezas')
  if (unit === 'unidad' && eggs.test(food.id) && quantity > muchEggs * Math.max(servings, 4)) return said('es mucho')
  if (unit === 'unidad' && quantity > Math.max(mostPieces, muchPieces * servings)) return said('es mucho')
  if ((unit === 'l' || unit === 'ml') && unpoured.includes(food.category)) return said('no se mide por litros')
  if (isRound && small && isUneven(quantity)) return said('no es una cifra redonda')
  const odd = unusual(food.id, { quantity, unit }, servings)
  if (odd !== null) return said(`es ${odd} para ${servings}`)
  return []
}

/** Above this sheets hold round figures, but for those of pastry and formulas, where most are not. */
const roundFrom = 30
const isUneven = (quantity: number): boolean => quantity >= roundFrom && quantity % 5 !== 0

const mostlyRound = (lines: readonly IngredientLine[]): boolean => {
  const weighed = lines.filter(({ quantity, unit }) => (unit === 'g' || unit === 'ml') && quantity >= roundFrom)
  return weighed.filter(({ quantity }) => isUneven(quantity)).length <= weighed.length / 4
}
