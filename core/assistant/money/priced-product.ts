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
  new RegExp(`^(?:y )?(?:a )?cuanto (?:por|a|es) (?:el |la |los |las )${names}$`, 'u'),
  new RegExp(`\\bprecio (?:guardado |mio |apuntado )?(?:de|del|d) (?:el |la |los |las |mis? )?${names}`, 'u'),
  new RegExp(
    `(?:a (?:como|cuanto)) (?:esta|estan|va|van|anda|andan|cotiza|cotizan|sale el kilo del?) (?:el |la |los |las |mi )?${names}`,
    'u',
  ),
]

/** Who brings it, and since when it has that price: with the price it was saved. */
const bringers: readonly RegExp[] = [
  new RegExp(
    `\\b(?:quien|que proveedor(?:es)?|cual de mis proveedores) (?:me |nos )?(?:trae|traia|vende|sirve|suministra|pone|deja|manda|tengo (?:para|de|con))(?: el| la| los| las)? ${names}`,
    'u',
  ),
  new RegExp(
    `\\b(?:a|de) (?:quien|que proveedor) (?:le )?(?:es|son|viene|vienen|compro|compramos|pido|pedimos|tengo|cojo)(?: el| la| los| las)? ${names}`,
    'u',
  ),
  new RegExp(
    `\\b(?:desde cuando|de cuando|que fecha|cuando) (?:tengo|tenemos|es|tiene|actualice|cambie|puse|apunte|guarde|meti)(?: yo)?(?: (?:ese|este|el) (?:ultimo )?precio)?(?: del?)?(?: el| la| los| las)? ${names}`,
    'u',
  ),
]

/** 'Quién me trae la gamba', 'desde cuándo tengo ese precio del huevo': the product; blank of anything else. */
export const broughtProduct = (text: string): string => {
  const folded = plainWords(text)
  for (const pattern of bringers) {
    const found = pattern
      .exec(folded)?.[1]
      ?.replace(/(?:^|\s)(?:a|por|en|que|y|ahora|hoy|porfa)(?:\s.*)?$/u, '')
      .trim()
    if (found !== undefined && found.length > 2 && !namesNothing.test(found) && !noProduct.test(found)) return found
  }
  return ''
}

/** 'Y quién me la trae', 'desde cuándo': of the product just spoken of. */
export const asksBringer = (text: string): boolean =>
  /\b(?:quien|que proveedor) (?:me |nos )?(?:l[ao]s? )(?:trae|vende|sirve|suministra|pone|deja|manda)|\ba (?:quien|que proveedor) (?:se )?l[ao]s? (?:compro|compramos|pido|cojo)|^(?:y )?(?:de quien es|(?:y )?desde cuando|de cuando es|y el proveedor|que proveedor es|quien es el proveedor)(?: ese precio| el precio)?$/.test(
    plainWords(text),
  )

/** What else a kilo or a price may be asked of. */
const noProduct =
  /\b(?:venta|carta|menu|plato|racion|limpi[oa]|en limpio|personal|obrador|camara|horno|nevera|grados|temporada|epoca|sazon)\b/

/** The product whose own price is asked: 'a cómo tengo el chocolate del 70'; blank where none is. */
export const pricedProduct = (text: string): string => {
  const brought = broughtProduct(text)
  if (brought !== '') return brought
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
