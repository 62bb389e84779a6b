import { fold } from '#core/spanish/fold.ts'

/** Words that count a dish and name none. */
const counts =
  'racion|raciones|porcion|porciones|unidad|unidades|uno|una|pieza|piezas|plato|platos|trozo|trozos|corte|bol|copa|tarrina|bola|kilo|litro|persona|comensal|cabeza|cubierto|tapa|molde|bandeja|flanera|barra|vaso|vasito|cazuela|hoja|bote|bolsa|caja|dia|mes|semana'
/** What a dish or a product is called: a word and up to seven more. Groups it. */
export const names = '([\\p{L}%][\\p{L}\\d%-]*(?: [\\p{L}\\d%-]+){0,7})'

const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:la|cada|una|por|de|las|el|cuant[oa]s|\\d) (?:${counts}) (?:de|del|d) (?:la |el |los |las |mis? )?${names}`,
    'u',
  ),
  new RegExp(
    `\\b(?:escandall\\w*|coste|costo|food ?cost|margen|precio de venta|pvp|beneficio|rentabilidad) (?:por racion )?(?:de|del|d) (?:la |el |los |las |mis? )?(?:receta de |plato de )?${names}`,
    'u',
  ),
  new RegExp(
    `\\b(?:gan\\w+|saco|margen|beneficio|deja\\w*|queda\\w*) (?:con|en|de|por) (?:la|el|los|las|cada|mis?) (?!(?:${counts}) )${names}`,
    'u',
  ),
  new RegExp(`\\b(?:cada|por) (?!(?:ciento|cien|favor|${counts}|mes|dia|semana|kg|kilo)\\b)${names}`, 'u'),
  new RegExp(
    `\\b(?:vend\\w*|cobr\\w*|cuest\\w*|sal[ei]\\w*|vale|valen|pongo|hacer|hago|hacemos|qued\\w+|dej\\w+|pesa|afecta\\w* a|encarec\\w*|costar\\w*) (?:hacer |todo |toda )?(?:(?:a |por )?(?:el|la|los|las|mis?|un|una)|al) (?!(?:${counts}) )${names}`,
    'u',
  ),
  new RegExp(`\\b(?:mis?|nuestr[oa]s?) ${names}`, 'u'),
]

/** Where the name of a dish ends and what is asked of it goes on. */
const ending =
  /(?:^|\s)(?:al?(?= (?:un |los )?\d| cuanto| que\b| como\b| precio)|en(?= \d| carta| cuanto| total| euros)|por(?= \d| cada| racion| litro| kilo| kg| persona| pieza| unidad| plato| cabeza)|pa|para|si|y(?= (?!\p{L}+$))|que|q|con (?:iva|un|una|el \d|\d)|sin iva|me|nos|se|lo|la|cuanto|a cuanto|cada|ahora|entonces|incluido|hago|saco|puedo|vend\w*|cuest\w*|sale|salen|es|esta|tengo|tiene|queda|deja|hoy|mas o menos|mejor|porfa|por favor|gracias|sub\w*|baj\w*|iva)(?:\s.*)?$/u

/** What costs and is no dish nor product. */
export const namesNothing =
  /^(?:(?:masa|mezcla|relleno|tanda)(?: (?:entera?|entero|total|cruda|crudo|madre))?|genero|materia prima|food ?cost|coste|venta|iva|receta|plato|carta|menu|el|la|racion|raciones|eso|esto|ello|este|esta|compra|kilo|litro|kg|unidad|pieza|personal|produccion|media|medio|todo|total|pan|empleado|alquiler|precio|cocina|negocio|restaurante|bar|ahi)s?$/

/** The beginning of a question, folded, its marks as blanks. */
export const plainWords = (text: string): string =>
  fold(text.slice(0, 200))
    .replace(/[¿?¡!.,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** 'Se nota en el bizcocho', 'qué pasa con mi tarta': the last dish named with its article; blank where none is. */
export const lastNamed = (text: string): string => {
  const folded = plainWords(text)
  const found = [
    ...folded.matchAll(/\b(?:el|la|los|las|al|del|mis?) ([a-z]{4,}(?: (?:de|del|al|con|en|y|la|el|[a-z]{3,})){0,6})/g),
  ].at(-1)?.[1]
  const dish = (found ?? '').replace(ending, '').trim()
  return dish.length > 3 && !namesNothing.test(dish) && !counting.test(dish) ? dish : ''
}
const counting = new RegExp(`^(?:${counts})$`)

/** The dish whose cost or price is asked, without what is asked of it: 'cada ración de brownie'; blank where none is named. */
export const moneyDish = (text: string): string => {
  const folded = plainWords(text)
  for (const pattern of patterns) {
    const found = pattern.exec(folded)?.[1]
    if (found === undefined) continue
    const dish = found
      .replace(ending, '')
      .replace(new RegExp(`^(?:${counts}|receta|plato) (?:de|del) (?:la |el |los |las )?`, 'u'), '')
      .trim()
    if (dish.length > 2 && !namesNothing.test(dish) && !/^\d/.test(dish)) return dish
  }
  return ''
}
