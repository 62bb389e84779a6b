import { fold } from '#core/spanish/fold.ts'

/** A longer turn is a text. Characters. */
const longest = 140

const much =
  '(?:much[oa]s?|muchisim[oa]|un monton|monton(?:es)?|a saco|a tope|a punta ?pala|a montones|a mansalva|a porrillo|como churros|como rosquillas|sin parar|sol[oa]|que no veas|de maravilla|muy bien|genial|un huevo|todo el rato|cada dos por tres)'
const little =
  '(?:poc[oa]|poquisim[oa]|poquit[oa]|fatal|nada|de higos a brevas|de uvas a peras|cuatro veces|casi nada|apenas|de pascuas a ramos)'
const sold = '(?:se vende|se pide|sale|la? piden|lo? piden|me piden|lo pide|la pide|piden|vendo|sacamos|saco)'

/** How a cook says that a dish sells, well or badly. */
const sells: readonly (readonly [RegExp, boolean])[] = [
  [
    new RegExp(
      `\\b(?:nadie l[oa] pide|no l[oa] pide (?:nadie|ni dios|ni cristo|ni el tato)|ni (?:se vende|sale|l[oa] piden?|se pide)|(?:no|apenas|casi no) (?:se )?(?:me )?(?:l[oa] )?(?:vende|pide|sale|piden|mueve|vendo)|${sold} ${little}|(?:sale|se vende|se pide|piden) menos|menos (?:sale|se vende|se pide|piden))\\b`,
    ),
    false,
  ],
  [
    new RegExp(
      `\\b(?:${sold} (?:[a-z]+ )?${much}|vuela|l[oa] pide tod[oa]|tod[oa] (?:el mundo|dios|cristo|la sala) l[oa] pide|mas (?:sale|se vende|se pide|piden|vendo)|(?:sale|se vende|se pide) mas|me l[oa] quitan de las manos)\\b`,
    ),
    true,
  ],
]
const coin = '(?:margen|dinero|pasta|beneficio|pelas|euros?|duros?|cuartos)'
/** And how, that it leaves much or little. */
const leaves: readonly (readonly [RegExp, boolean])[] = [
  [
    new RegExp(
      `\\b(?:(?:no|apenas|casi no|casi|ni) (?:me |le |nos )?(?:deja|gano|saco|ganamos|sacamos|da|renta|queda|dejan?)\\b(?: (?:casi|apenas|ni))?(?: ${coin}| nada| un duro| un euro)?|(?:deja|gano|saco|ganamos|queda|da|tiene) (?:[a-z]+ )?(?:poc[oa]|poquisim[oa]|poquit[oa]|una miseria|cuatro duros|cuatro perras|calderilla|nada|dos duros)\\b(?: ${coin})?|(?:sin|poco|escaso|nada de) ${coin}|margen (?:bajo|ridiculo|minimo|justo|malo)|(?:me )?(?:deja|gano|saco) menos|menos (?:me )?(?:deja|gano|saco|margen)|(?:es |sale )?car[oa] de hacer|cuesta (?:mucho|un ojo|un rinon) (?:de )?hacer)`,
    ),
    false,
  ],
  [
    new RegExp(
      `\\b(?:(?:deja|gano|saco|ganamos|da|tiene|queda) (?:[a-z]+ )?(?:much[oa]|muchisim[oa]|un paston|un dineral|un pico|un monton|buen(?:os|a)?|bastante|margenazo|pasta|dinero)\\b(?: ${coin})?|mucho margen|buen margen|margenazo|(?:me )?(?:deja|gano|saco) mas|mas (?:me )?(?:deja|gano|saco|margen))`,
    ),
    true,
  ],
]

/** Which of her dishes it is, or what they are worth, is asked of her own. */
const asksOwn =
  /^\W*(?:y |oye |dime |ensename |sacame )*(?:que|cual(?:es)?|cuant[oa]s?) (?:de |son |es |mis? |plato|postre|entrante|receta|tapa|tengo)/

/** 'Un plato que sale a saco y no deja casi margen': one of the four of menu engineering, as its page is asked for it. */
export const quadrantIn = (turn: string): string | null => {
  if (turn.length > longest) return null
  const folded = fold(turn)
  if (asksOwn.test(folded) || /\d ?(?:€|euros|%)/.test(folded)) return null
  const isSold = sells.find(([said]) => said.test(folded))?.[1]
  // What says how it sells says nothing of what it leaves: 'no se vende nada'.
  const rest = sells.reduce((said, [form]) => said.replace(form, ' | '), folded)
  const isLeft = leaves.find(([said]) => said.test(rest))?.[1]
  if (isSold === undefined || isLeft === undefined) return null
  return questions[isSold ? 'much' : 'little'][isLeft ? 'much' : 'little']
}

const questions = {
  much: {
    much: 'qué hago con un plato estrella, que se vende mucho y deja mucho',
    little: 'qué hago con un plato que se vende mucho y deja poco',
  },
  little: {
    much: 'qué hago con un plato puzle, mucho margen y pocas ventas',
    little: 'qué hago con un plato perro, poco margen y pocas ventas',
  },
} as const
