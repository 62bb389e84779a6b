import { isBareAmount, toTasteInFront } from '#core/parsing/lines/bare-amount.ts'
import { parseIngredientLine, saysHowMuch, toDraft } from '#core/parsing/lines/ingredient-line.ts'
import { splitIngredients } from '#core/parsing/lines/ingredient-list.ts'
import { nameAndNote } from '#core/parsing/lines/name-and-note.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { typedNumber } from '#core/spanish/number.ts'

/** As many as a recipe may have (core/api/recipes.ts). */
const mostIngredients = 300
/** Lines longer than this are sentences. Characters. */
const longestLine = 400

/** Ingredients with their amounts in a question: '500 g de pollo, 200 g de arroz y 2 tomates', or one a line. */
export const listedIngredients = (lines: string): IngredientDraft[] =>
  lines
    .split(/\r\n|[\r\n]/)
    .slice(0, mostIngredients)
    .flatMap((line) => splitIngredients(withUnits(beforeQuestion(afterRequest(line.slice(0, longestLine))))))
    .filter((line, _, all) => saysHowMuch(line) || (leftToTaste(line) && all.some(saysHowMuch)))
    .flatMap((line) => {
      const read = parseIngredientLine(line)
      return read === null || !/\p{L}{3}/u.test(read.name) ? [] : [toDraft(read)]
    })
    .slice(0, mostIngredients)

const leftToTaste = (line: string): boolean => nameAndNote(line).unsaid || toTasteInFront(fold(line), 0) > 0

/** '3 kg de bacalao para 40. Qué plato hago': what is asked after a list is no line of it. */
const beforeQuestion = (line: string): string =>
  line
    .replace(/(?:[.;,]\s*|\s)¿.*$/u, '')
    .replace(/[.;,]\s+(?:qu[eé]|c[oó]mo|cu[aá]nt[oa]s?|con qu[eé]|dame|dime|me)\s.*$/iu, '')
    .replace(/,?\s+para (?:unos |unas )?\d{1,5}(?: (?:pax|personas?|comensales|raciones))?\s*\.?$/iu, '')

/** '3 kg de bacalao y 2 de patatas': the kilos are said once; '1 kg de harina, 650 de agua', and 650 are grams. */
const withUnits = (line: string): string =>
  line.replace(
    /(\d ?)(kg|kilos?|g|gramos|l|litros?)( de [^\d,;]{3,40}(?:,| y) ?)(\d+(?:[.,]\d+)?) de /giu,
    (_, figure: string, unit: string, rest: string, next: string) => {
      const isSmall = /^[kl]/i.test(unit) && typedNumber(next) >= leastGrams
      return `${figure}${unit}${rest}${next} ${isSmall ? (/^k/i.test(unit) ? 'g' : 'ml') : unit} de `
    },
  )

/** Behind kilos or litres, a bare number from here on is said in the small unit. */
const leastGrams = 50

/** 'Crea una receta con 500 g de pollo…' begins where the first amount is; 'con laurel, 2 hojas' at the food the amount is of. */
const afterRequest = (line: string): string => {
  const at = line.search(/(?:\d|½|¼|¾)/)
  const before = line.slice(0, Math.max(0, at))
  if (!/[a-záéíóúñ]/i.test(before)) return line
  const bare = isBareAmount(line.slice(at).split(/[,;]| y /)[0] ?? '')
  const [food = ''] = bare ? (foodInFront.exec(before.replace(request, '')) ?? []) : []
  return line.slice(at - food.length)
}

/** What is asked, to the word its foods come behind: 'hazme una receta con '. */
const request =
  /^.*\b(?:haz|crea|dame|dime|prepara|quiero|receta|plato|tengo|ingredientes)[a-záéíóú]*\b(?:.*\b(?:con|de|tengo|usando))?[: ] */iu
/** The food that an amount behind a comma is of. */
const foodInFront = /(?<![^:;\n])\p{L}[^,:;]{1,40}[,:/] *$/u
