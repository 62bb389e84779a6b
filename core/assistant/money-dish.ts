import { fold } from '#core/spanish/fold.ts'

/** Words that count a dish and name none. */
const counts =
  'racion|raciones|porcion|porciones|unidad|unidades|uno|una|pieza|piezas|plato|platos|trozo|trozos|corte|bol|copa|tarrina|bola|kilo|litro|persona|comensal|cabeza|cubierto|tapa|molde|bandeja|flanera|barra|vaso|vasito|cazuela|hoja|bote|bolsa|caja|dia|mes|semana'
const names = '([\\p{L}%][\\p{L}\\d%-]*(?: [\\p{L}\\d%-]+){0,7})'

const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:la|cada|una|por|de|las|el|cuant[oa]s|\\d) (?:${counts}) (?:de|del|d) (?:la |el |los |las |mis? )?${names}`,
    'u',
  ),
  new RegExp(
    `\\b(?:escandall\\w*|coste|costo|food ?cost|margen|precio de venta|pvp|beneficio|rentabilidad) (?:por racion )?(?:(?:de|del|d) )?(?:la |el |los |las |mis? )?(?:receta de |plato de )?${names}`,
    'u',
  ),
  new RegExp(
    `\\b(?:gan\\w+|saco|margen|beneficio|deja\\w*|queda\\w*) (?:con|en|de|por) (?:la|el|los|las|cada|mis?) (?!(?:${counts}) )${names}`,
    'u',
  ),
  new RegExp(
    `\\b(?:raciones|piezas|platos|unidades|cuant[oa]s|masa|mezcla) (?:me |nos )?(?:sale|salen|saco|hago|dan?|puedo hacer|puedo sacar) (?:de|del|d) (?:la |el |los |las |mis? )?${names}`,
    'u',
  ),
  new RegExp(`\\b(?:cada|por) (?!(?:ciento|cien|favor|${counts}|mes|dia|semana|kg|kilo)\\b)${names}`, 'u'),
  new RegExp(
    `\\b(?:vend\\w*|cobr\\w*|cuest\\w*|sal[ei]\\w*|vale|valen|pongo|hacer|hago|hacemos|qued\\w+|dej\\w+|pesa|afecta\\w* a|encarec\\w*|costar\\w*) (?:hacer |todo |toda )?(?:a |por )?(?:el|la|los|las|mis?|un|una) (?!(?:${counts}) )${names}`,
    'u',
  ),
  new RegExp(
    `^(?:y |pues |oye )?(?:el|la|los|las|mis?) ${names} (?:lo|la|los|las) (?:tengo|tenemos|vend|cobr|pong)`,
    'u',
  ),
  new RegExp(`\\b(?:mis?|nuestr[oa]s?) ${names}`, 'u'),
]

/** Where the name of a dish ends and what is asked of it goes on. */
const ending =
  /(?:^|\s)(?:al?(?= (?:un |los )?\d| cuanto| que\b| como\b| precio)|en(?= \d| carta| cuanto| total| euros)|por(?= \d| cada| racion| litro| kilo| kg| persona| pieza| unidad| plato| cabeza)|pa|para|si|y(?= (?!\p{L}+$))|que|q|con (?:iva|un|una|el \d|\d)|sin iva|me|nos|se|lo|la|cuanto|a cuanto|cada|ahora|entonces|incluido|hago|saco|puedo|vend\w*|cuest\w*|sale|salen|es|esta|tengo|tiene|queda|deja|hoy|mas o menos|mejor|porfa|por favor|gracias|sub\w*|baj\w*|iva)(?:\s.*)?$/u

const empty =
  /^(?:(?:masa|mezcla|relleno|tanda)(?: (?:entera?|entero|total|cruda|crudo|madre))?|genero|materia prima|food ?cost|coste|venta|iva|receta|plato|carta|menu|el|la|racion|raciones|eso|esto|ello|este|esta|compra|kilo|litro|kg|unidad|pieza|personal|produccion|media|medio|todo|total|pan|empleado|alquiler|precio|cocina|negocio|restaurante|bar|ahi)s?$/

/** 'Se nota en el bizcocho', 'qué pasa con mi tarta': the last dish named with its article; blank where none is. */
export const lastNamed = (text: string): string => {
  const folded = fold(text.slice(0, 200))
    .replace(/[¿?¡!.,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
  const found = [
    ...folded.matchAll(/\b(?:el|la|los|las|al|del|mis?) ([a-z]{4,}(?: (?:de|del|al|con|en|y|la|el|[a-z]{3,})){0,6})/g),
  ].at(-1)?.[1]
  const dish = (found ?? '').replace(ending, '').trim()
  return dish.length > 3 && !empty.test(dish) && !counting.test(dish) ? dish : ''
}
const counting = new RegExp(`^(?:${counts})$`)

/** The dish whose cost or price is asked, without what is asked of it: 'cada ración de brownie'; blank where none is named. */
export const moneyDish = (text: string): string => {
  const folded = fold(text.slice(0, 200))
    .replace(/[¿?¡!.,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
  for (const pattern of patterns) {
    const found = pattern.exec(folded)?.[1]
    if (found === undefined) continue
    const dish = found
      .replace(ending, '')
      .replace(new RegExp(`^(?:${counts}|receta|plato) (?:de|del) (?:la |el |los |las )?`, 'u'), '')
      .trim()
    if (dish.length > 2 && !empty.test(dish) && !/^\d/.test(dish)) return dish
  }
  return ''
}

const productVerbs =
  '(?:tengo|tenemos|tenia|pago|pagamos|compro|compramos|estoy pagando|estamos pagando|me (?:dejan|cobran|ponen|venden|traen|esta saliendo)|nos (?:dejan|cobran|ponen|venden|traen)|apunte|guarde|meti)'
const productPatterns: readonly RegExp[] = [
  new RegExp(
    `^(?:y |oye |dime )?(?:el|la|los|las|mi) ${names}? (?:a (?:como|cuanto|que precio)) (?:lo |la |los |las )?${productVerbs}`,
    'u',
  ),
  new RegExp(
    `(?:a (?:como|cuanto|que precio)|cuanto|por cuanto|que precio) (?:le |lo |la )?${productVerbs} (?:(?:puest|apuntad|guardad|comprad)[oa]s? )?(?:por |a |en )?(?:el (?:kilo|litro) del? )?(?:el |la |los |las |al |mi )?${names}`,
    'u',
  ),
  new RegExp(`\\bprecio (?:guardado |mio |apuntado )?(?:de|del|d) (?:el |la |los |las |mis? )?${names}`, 'u'),
  new RegExp(
    `\\b(?:cuest\\w*|vale|sale|pago|cobran|esta) (?:a |por )?el (?:kilo|litro) (?:de|del|d) (?:el |la |los |las |mis? )?${names}`,
    'u',
  ),
  new RegExp(
    `precio (?:le )?(?:tengo|tenemos|tiene|tienen) (?:puesto |apuntado |guardado )?(?:al?|el|la|los|las|en|de) (?:la |el |los |las )?${names}`,
    'u',
  ),
  new RegExp(`(?:a (?:como|cuanto)) (?:esta|estan|va|van|sale el kilo del?) (?:el |la |los |las |mi )?${names}`, 'u'),
]

/** What else a kilo or a price may be asked of. */
const noProduct =
  /\b(?:venta|carta|menu|plato|racion|limpi[oa]|en limpio|personal|obrador|camara|horno|nevera|grados)\b/

/** The product whose own price is asked: 'a cómo tengo el chocolate del 70'; blank where none is. */
export const pricedProduct = (text: string): string => {
  const folded = fold(text.slice(0, 160))
    .replace(/[¿?¡!.,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (/\d ?(?:€|euros?)|\bsi\b|\bpara \d|°|\bgrados\b|\d,\d/.test(folded) || noProduct.test(folded)) return ''
  for (const pattern of productPatterns) {
    const found = pattern.exec(folded)?.[1]
    if (found === undefined) continue
    const name = found
      .replace(
        /(?:^|\s)(?:a|por|en|que|y|me|ahora|hoy|apuntad[oa]|guardad[oa]|puest[oa]|el kilo|por kilo|porfa)(?:\s.*)?$/u,
        '',
      )
      .trim()
    if (name.length > 2 && !empty.test(name)) return name
  }
  return ''
}
