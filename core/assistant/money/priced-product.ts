import { names, namesNothing, plainWords } from './money-dish.ts'

const verbs =
  '(?:tengo|tenemos|tenia|pago|pagamos|compro|compramos|estoy pagando|estamos pagando|me (?:dejan|cobran|ponen|venden|traen|esta saliendo)|nos (?:dejan|cobran|ponen|venden|traen)|apunte|guarde|meti)'
/** Where the name of the product stands. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:y |oye |dime )?(?:el|la|los|las|mi) ${names}? (?:a (?:como|cuanto|que precio)) (?:lo |la |los |las )?${verbs}`,
    'u',
  ),
  new RegExp(
    `(?:a (?:como|cuanto|que precio)|cuanto|por cuanto|que precio) (?:le |lo |la )?${verbs} (?:(?:puest|apuntad|guardad|comprad)[oa]s? )?(?:por |a |en )?(?:el (?:kilo|litro) del? )?(?:el |la |los |las |al |mi )?${names}`,
    'u',
  ),
  new RegExp(`\\bprecio (?:guardado |mio |apuntado )?(?:de|del|d) (?:el |la |los |las |mis? )?${names}`, 'u'),
  new RegExp(`(?:a (?:como|cuanto)) (?:esta|estan|va|van|sale el kilo del?) (?:el |la |los |las |mi )?${names}`, 'u'),
]

/** What else a kilo or a price may be asked of. */
const noProduct =
  /\b(?:venta|carta|menu|plato|racion|limpi[oa]|en limpio|personal|obrador|camara|horno|nevera|grados)\b/

/** The product whose own price is asked: 'a cómo tengo el chocolate del 70'; blank where none is. */
export const pricedProduct = (text: string): string => {
  const folded = plainWords(text)
  if (/\d ?(?:€|euros?)|\bsi\b|\bpara \d|°|\bgrados\b|\d,\d/.test(folded) || noProduct.test(folded)) return ''
  for (const pattern of patterns) {
    const found = pattern.exec(folded)?.[1]
    if (found === undefined) continue
    const name = found
      .replace(
        /(?:^|\s)(?:a|por|en|que|y|me|ahora|hoy|apuntad[oa]|guardad[oa]|puest[oa]|el kilo|por kilo|porfa)(?:\s.*)?$/u,
        '',
      )
      .trim()
    if (name.length > 2 && !namesNothing.test(name)) return name
  }
  return ''
}
