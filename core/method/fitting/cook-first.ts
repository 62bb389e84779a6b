import { withArticle } from '#core/method/display-name.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'

const cooked =
  /\b(?:pre)?cocid[oa]s?\b|\b(?:deshebr|desmech|deshilach|desmenuz)ad[oa]s?\b|\bcocinad[oa]s?\b|\basad[oa]s?\b|\bde bote\b|\ben conserva\b|\bconfitad[oa]s?\b/

/** How what a page has cooked and a cook has raw is cooked. Core temperatures: AESAN (2021). The rest, oficio. */
const cookings: Partial<Record<Role, string>> = {
  cephalopod:
    'Cocer @ (mejor congelado antes: queda tierno) a 95 °C en agua sin sal, 35–45 min por pieza de 2 kg, hasta que se pinche sin resistencia; reposar 10 min en su agua y escurrir.',
  shellfish:
    'Cocer @ 1–3 min en agua hirviendo con 60 g de sal por litro, hasta 68 °C en el centro, y enfriar en agua con hielo.',
  vegetable: 'Cocer @ en agua con sal hasta que se pinche sin resistencia, 20–60 min según su tamaño, y escurrir.',
  potato: 'Cocer @ con piel 25–35 min desde que hierve, hasta que se pinche sin resistencia, y pelar.',
  rice: 'Cocer @ en agua hirviendo con sal hasta su punto, escurrir y enfriar de 60 a 10 °C en menos de 2 h.',
  pasta: 'Cocer @ en agua hirviendo con sal hasta su punto y escurrir.',
  poultry: 'Cocer @ en agua a fuego suave hasta 74 °C en el centro y escurrir.',
  meat: 'Cocer @ en agua a fuego suave hasta que esté tierno y pase de 70 °C en el centro, y escurrir.',
}

/** The step that comes first where the page counts on a cooked or desalted food and the list has it raw or in salt; undefined where nothing is lacking. */
export const cookFirst = (own: Pick<IngredientDraft, 'name'>, line: IngredientDraft): string | undefined => {
  if (desalted.test(nameKey(own.name)) && salted.test(nameKey(line.name)))
    return `Desalar ${withArticle({ ...line, unit: 'g' })} 36–48 h en agua fría a 4 °C como máximo, cambiándola cada 8 h, según el grueso; escurrir y secar.`
  if (pulp.test(nameKey(own.name)) && !pulp.test(nameKey(line.name)) && driedPepper.test(nameKey(line.name)))
    return `Hidratar ${withArticle({ ...line, unit: 'g' })}, sin rabo ni semillas, 1-2 h en agua a 80 °C, y raspar la carne de la piel.`
  if (crushed.test(nameKey(own.name)) && wholeTomato.test(nameKey(line.name)))
    return `Escaldar ${withArticle({ ...line, unit: 'g' })} 20 s, pelar y triturar, o rallar.`
  if (oldBird.test(nameKey(line.name)) && !oldBird.test(nameKey(own.name)))
    return `${softened} ${withArticle({ ...line, unit: 'g' })} en trozos, en agua con sal a fuego suave, 1 h 30 min-2 h, hasta que empiece a ceder: es dura; su caldo sirve para mojar.`
  // Piquillos come roasted and peeled, whatever they are called.
  if (/\bpiquillos?\b/.test(nameKey(line.name))) return undefined
  if (!cooked.test(nameKey(own.name)) || cooked.test(nameKey(line.name))) return undefined
  return cookings[classify(line.name).role]?.replace('@', withArticle({ ...line, unit: 'g' }))
}

const pulp = /^(?:pulpa|carne|pasta) de\b/
export const driedPepper = /\b(?:noras?|choriceros?|chiles? (?:ancho|guajillo|pasilla|mulato|seco))\b/
const softened = 'Cocer antes'
/** Whether a preparation only softens a food, which stays what it is and keeps its name. */
export const isSoftenedFirst = (preparation: string): boolean => preparation.startsWith(softened)

/** What laid eggs or crowed asks for hours where a chicken asks for half of one. */
const oldBird = /^(?:gallinas?|gallos?)\b/
const crushed = /^tomates? (?:triturad|rallad)[oa]s?\b/
const wholeTomato =
  /^tomates?\b(?!.*\b(?:triturad|rallad|pelad|frit|concentrad|sec|confitad|asad|deshidratad)[oa]s?\b|.*\b(?:cherrys?|conserva|lata|bote|polvo|salsa|pulpa|passata|dados|cubitos)\b)/
const desalted = /\bdesalad[oa]s?\b|\ba punto de sal\b/
const salted = /\bsalad[oa]s?\b|\ben salazon\b|\ben sal\b/
