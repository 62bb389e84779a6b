import { fold } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'
import { isBareAmount, toTasteInFront } from './bare-amount.ts'
import { parseIngredientLine, saysHowMuch } from './ingredient-line.ts'
import { isSeasoning } from './unmeasured.ts'

/**
 * The ingredients of one line, each as a line of its own: '200 g de harina, 3 huevos y una pizca de sal' → 3,
 * 'Sal y pimienta' → 2. A line with one ingredient comes back as it is.
 */
export const splitIngredients = (line: string): string[] => {
  const pieces = partsOfOneFruit(line) ?? atSeparators(line)
  return pieces.flatMap((piece) => (isSeasonings(piece) ? seasonings(piece) : [piece]))
}

const fruitPart = '(?:zumo|jugo|ralladura|piel|c[aá]scara|corteza|pulpa)'
const ofOneFruit = new RegExp(
  `^\\s*((?:el |la )?${fruitPart} de \\S+ (\\p{L}{3,20}))(?:,| y| más| \\+) ((?:el |la )?${fruitPart} de \\S+)\\s*$`,
  'iu',
)

/** 'Zumo de 2 limones y ralladura de 1': the second fruit is the first one's. */
const partsOfOneFruit = (line: string): string[] | null => {
  const [, whole, fruit, other] = ofOneFruit.exec(line.slice(0, longestItem)) ?? []
  return whole === undefined ||
    fruit === undefined ||
    other === undefined ||
    !/\d| (?:un|una|medi[oa]|dos|tres)$/.test(other)
    ? null
    : [whole, `${other} ${fruit}`]
}

/** Cut at commas, semicolons, points and 'y' where another amount or a lone seasoning begins. */
const atSeparators = (line: string): string[] => {
  const folded = fold(line)
  const pieces: string[] = []
  let from = 0
  let depth = 0
  for (const found of folded.matchAll(/[()]|[;·•|/] | ?(?:,|\.| y| mas| \+) (?=\S)/g)) {
    if (found[0] === '(') depth++
    else if (found[0] === ')') depth = Math.max(0, depth - 1)
    if (depth > 0 || found[0] === '(' || found[0] === ')') continue
    const next = found.index + found[0].length
    const before = line.slice(from, found.index)
    if (before.length > longestItem) continue
    if (!/\p{L}{2}/u.test(before) || /^\W*aprox$/iu.test(before)) continue
    const begins = beginsIngredient(folded, next, found[0].trim())
    if (!begins && !beginsWithFood(folded, next)) continue
    const said = saysHowMuch(before)
    // 'Laurel, 2 hojas' is one ingredient, 'laurel, 2 hojas, arroz, 200 g' are two.
    if (!said && (!begins || isBareAmount(itemAt(folded, next)))) continue
    if (!/^\s*[,;·•.]/.test(found[0]) && !said && !isSeasonings(before)) continue
    // 'Entre 200 y 250 g' is one amount.
    if (/(?:^|\s)entre \d[\d.,]*(?: ?\p{L}{1,3}\.?)?$/iu.test(before)) continue
    if (parseIngredientLine(before) === null) continue
    pieces.push(before.trim())
    from = next
  }
  return [...pieces, line.slice(from).trim()].filter((piece) => piece !== '')
}

/** Longer than this it is prose and no item of a list. Characters. */
const longestItem = 400

/** How far an item of a list is looked into for its own amount. Characters. */
const reach = 60

/** What stands between two separators; a comma inside a figure is none. */
const itemAt = (folded: string, at: number): string =>
  folded.slice(at, at + reach).split(/(?<!\d),|,(?!\d)|[;(]| y | \+ /)[0] ?? ''

/** 'Arroz, 200 g': the amount follows behind a comma. */
const beginsWithFood = (folded: string, at: number): boolean => {
  const item = itemAt(folded, at)
  const behind = /^(?:,|:| [–—-]) ?(?=\S)/.exec(folded.slice(at + item.length))
  return (
    /^[a-z]{3}/.test(item) &&
    !isBareAmount(item) &&
    behind !== null &&
    isBareAmount(itemAt(folded, at + item.length + behind[0].length))
  )
}

const beginsIngredient = (folded: string, at: number, separator: string): boolean => {
  if (toTasteInFront(folded, at) > 0) return true
  const item = itemAt(folded, at)
  const number = readNumber(item)
  const hasFood =
    number !== null && /[a-z]{3}/.test(item.slice(number.end).replace(/^ ?(?:gr?s?|kgs?|ml|cl|l)\b\.?/, ''))
  // '100 g de azúcar + 20 g para espolvorear' is one sugar.
  const isMore =
    number !== null &&
    /^ ?(?:gr?s?|kgs?|ml|cl|l|cucharad(?:it)?as?|tazas?)\b\.?(?: mas\b.*| para\b.*)?$/.test(
      item.slice(number.end).trimEnd(),
    )
  if (separator === 'y' || separator === 'mas' || separator === '+')
    return (
      !isMore &&
      !/^(?:un|otro) poco /.test(item) &&
      ((hasFood && !/^(?:medi[oa]|un cuarto)(?: |$)(?!\w{3})/.test(item)) || (isSeasoning(item) && !/^nuez/.test(item)))
    )
  if (separator === '.') return hasFood
  return hasFood || (isSeasoning(item) && !/\d/.test(item)) || /^(?:un |una |unas |unos )/.test(item)
}

const isSeasonings = (piece: string): boolean => {
  const parts = piece.split(/,| y /)
  return (
    parts.length > 1 &&
    !/\d/.test(piece) &&
    parts.every((part) => isSeasoning(part.trim().replace(/ (?:al gusto|c\/s)$/i, '')))
  )
}

const seasonings = (piece: string): string[] => {
  const [, list = piece, unsaid = ''] = /^(.*?)( al gusto| c\/s\.?)?$/i.exec(piece) ?? []
  return list.split(/,| y /).map((part) => part.trim() + unsaid)
}
