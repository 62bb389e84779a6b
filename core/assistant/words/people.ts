import { fold } from '#core/spanish/fold.ts'

/** Who is at a table, in a kitchen or in a cook's life, folded and in the singular: none of them is a dish. */
const persons =
  'camarer[oa]|cociner[oa]|ayudante|pinche|friegaplatos|encargad[oa]|jef[ea]|maitre|sumiller|becari[oa]|practicante|emplead[oa]|companer[oa]|' +
  'soci[oa]|duen[oa]|gerente|proveedor|proveedora|repartidor|carnicer[oa]|pescader[oa]|inspector|inspectora|asesor|asesora|medic[oa]|' +
  'client[ea]|comensal|invitad[oa]|huesped|pacient[ea]|residente|alumn[oa]|usuari[oa]|nin[oa]|crio|cria|bebe|chaval|chavala|abuel[oa]|suegr[oa]|' +
  'padre|madre|herman[oa]|prim[oa]|ti[oa]|hij[oa]|marido|mujer|espos[oa]|novi[oa]|pareja|amig[oa]|vecin[oa]|cunad[oa]|niet[oa]|sobrin[oa]|' +
  'senor|senora|chic[oa]|embarazada|familia'

/** What stands in a kitchen or is the house itself. */
const places =
  'horno|camara|nevera|congelador|freidora|plancha|cuchillo|abatidor|thermomix|termomix|batidora|turmix|amasadora|laminadora|heladera|mantecadora|roner|envasadora|' +
  'lavavajillas|local|bar|restaurante|hotel|cocina|barra|terraza|equipo|almacen|gas|extractor|campana|fregadero|termometro|sonda|bascula|obrador|tienda|negocio'

const mine = new RegExp(`(?<![a-z\\d])(mi|mis|nuestr[oa]s?) (?=(?:${persons}|${places})(?:e?s)?(?![a-z]))`, 'g')

/** 'Mi camarero', 'nuestro horno', said with an article: what is hers and no recipe is not looked for among her recipes. */
export const peopleNotOwn = (text: string): string => {
  let result = ''
  let at = 0
  for (const found of fold(text).matchAll(mine)) {
    result += `${text.slice(at, found.index)}${/s$/.test(found[1] ?? '') ? 'los' : 'el'} `
    at = found.index + found[0].length
  }
  return `${result}${text.slice(at)}`
}

/** Where a name of a dish ends: ' viene un niño', ' para mi hija', ' dos clientes', ' la jefa quiere'. */
export const peopleEnding = String.raw`(?:que )?(?:(?:vienen?|hay|tengo|tenemos|llegan?|entran?|es|son|quieren?|piden?|dicen?|comen?) )?(?:(?:para|a|con) )?(?:un|una|unos|unas|el|la|los|las|mis?|al|dos|tres|cuatro|\d{1,3}) (?:${persons})(?:e?s)?(?![a-z])(?! envuelt)`

const whole = new RegExp(`^(?:${persons})(?:e?s)?$`)

/** Whether a folded word is said of people, and of no dish. */
export const isPerson = (word: string): boolean => whole.test(word)
