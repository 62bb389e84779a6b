import { fold } from '#core/spanish/fold.ts'
import { singularKey } from '#core/spanish/plural.ts'

/** What a plate is wanted as, and the products it is of. */
export type WantedPlate = {
  /** 'entrante', 'postre'; blank where nothing says. */
  readonly course: string
  readonly isCold: boolean
  /** What it is called: by its course, where that says more than that it is a plate. */
  readonly name: string
  /** What is left when the course, the season and how it is to be are taken away: 'pato, calabaza y castañas'. */
  readonly products: string
}

const opening =
  /^(?:(?:un|una|unos|unas) )?(?:nuev[oa]s? )?(platos?|entrantes?|tapas?|pinchos?|aperitivos?|canapes?|bocados?|snacks?|pases?|segundos?|primeros?|postres?|dulces?|guarnicion(?:es)?|propuestas?|creacion(?:es)?|algo)((?: (?:frios?|frias?|calientes?|templad[oa]s?|dulces?|salad[oa]s?|principal(?:es)?|fin[oa]s?|original(?:es)?|elegantes?|liger[oa]s?|divertid[oa]s?|modern[oa]s?|sencill[oa]s?|facil(?:es)?|rapid[oa]s?|fresc[oa]s?|vistos[oa]s?|vegan[oa]s?))*)(?: (?:de|para) (?:(?:el|la) )?(?:primavera|verano|otono|invierno|temporada|navidad|carta|barra|banquete|menu|diario|fiesta))* (?:con|de|a base de|que lleven?|a partir de) /

/** How it is to be, said behind the products: it is no product. 'Fino' there is no sherry. */
const manner =
  /(?:,| y| que sea| pero| mas)? ?(?:algo |muy |mas )?(?:fin[oa]|elegante|original|liger[oa]|modern[oa]|sencill[oa]|facil|rapid[oa]|fresc[oa]|vistos[oa]|divertid[oa]|barat[oa]|economic[oa]|(?:para|pa|de) (?:la |el )?(?:carta|barra|verano|invierno|otono|primavera|temporada|menu)(?: de (?:verano|invierno|otono|primavera|temporada))?)\W*$/

/** A wish for a plate by its products: 'un plato de otoño con pato, calabaza y castañas, fino'; null where no course opens it. */
export const wantedPlate = (subject: string): WantedPlate | null => {
  const folded = fold(subject.slice(0, 200))
  const found = opening.exec(folded)
  if (found === null) return null
  const [whole, course = '', how = ''] = found
  let end = folded.length
  for (let at = 0; at < mostManners; at++) {
    const rest = manner.exec(folded.slice(whole.length, end))
    if (rest === null) break
    end = whole.length + rest.index
  }
  const products = subject.slice(whole.length, end).trim()
  if (products === '') return null
  const one = singularKey(course)
  return {
    course: one,
    isCold: /\bfri|\bfresc/.test(how) || /\bverano\b/.test(whole),
    name: saysNothing.test(one) ? products : `${one} con ${products}`,
    products,
  }
}

const saysNothing = /^(?:plato|pase|bocado|propuesta|creacion|algo|segundo|primero)$/

/** So many are said of one plate at most. */
const mostManners = 4
