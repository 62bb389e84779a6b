import type { FoodMatch } from '#core/pantry/food-match.ts'
import type { IngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { fold } from '#core/spanish/fold.ts'

/** Words of a measure: one left in a food's name was read in the wrong place. */
const measureWord =
  /(?:^|(?<! en) )(?:dientes?|hojas?|ramas?|ramitas?|cucharad(?:it)?as?|latas?|vasos?|manojos?|rebanadas?|kilos?|gramos?|litros?|unidades|uds?|kg|gr?|ml|cl)$/i
/** No food begins or ends with these. */
const dangling = /^(?:y|e|o|un|una|uno|unos|unas|de|del|con|al?) | (?:y|e|o|de|del|con|en|al?|la|el|los|las|sin|para)$/i

/** Names of one thing that end as if they were several are short: 'anís', 'mus', 'cous cous'. */
const plural = /^(?!cous|anis|mas|maiz)[a-z]{3,}[aeo]s(?: |$)/

/** What in a name itself says that it was not read as it stands on the paper, whatever food it makes. */
export const nameDoubts = (
  { name, note, quantity, unit, approximate }: IngredientLine,
  match: FoodMatch | null,
): readonly string[] => {
  if (dangling.test(name) || (measureWord.test(name) && match?.fitted !== name.toLowerCase()))
    return [`«${name}»: parece que falta o sobra algo en el nombre; compruébalo`]
  // '1 pimientos rojos': of one of them nobody writes more.
  if (quantity === 1 && unit === 'unidad' && note === '' && !approximate && plural.test(fold(name)))
    return [`«${name}»: se lee 1 y el nombre va en plural; comprueba la cantidad`]
  // '* dientes de ajo': the figure before them was read as a sign.
  const [piece] = quantity === 1 ? (/^(?:dientes|hojas|ramas|ramitas|lonchas|rebanadas|latas)$/.exec(note) ?? []) : []
  return piece === undefined ? [] : [`«${name}»: se lee «${piece}» y no cuántas; comprueba la cantidad`]
}
