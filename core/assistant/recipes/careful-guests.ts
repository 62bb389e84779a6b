import type { Vulnerable } from '#core/assistant/menus/menu-plan.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import { fold } from '#core/spanish/fold.ts'

/**
 * What is not offered to a guest to be careful with, over the folded names of a dish and its foods. AESAN,
 * recomendaciones para embarazadas (listeria, toxoplasma, mercurio) y para la primera infancia (2019–2022); Asociación
 * Española de Pediatría on choking, salt and honey.
 */
export const rawOrUndercooked =
  /tartar|carpaccio|ceviche|tiradito|sushi|sashimi|aguachile|poke|steak|ostra|gravlax|marinado|ahumad|boquerones en vinagre|anchoa|baja temperatura|poche|benedictin|mayonesa|alioli|holandesa|mousse|tiramisu|merengue|sabayon|zabaione|rosbif|magret|mi-?cuit|carbonara|frito|rotos|parfait|semifrio|pavlova|flottante|ponche|vinagreta de huevo/
const notPregnant =
  /jamon|chorizo|salchichon|fuet|lomo embuchado|salami|cecina|sobrasada|pate|foie|higado|roquefort|azul|brie|camembert|queso (?:fresco|de cabra|de burgos|blando)|mozzarella|feta|requeson|ricotta|mascarpone|pez espada|emperador|cazon|tintorera|lucio|atun|brote|germinad|vino|brandy|conac|ron\b|licor|cerveza|sidra|jerez|marsala|whisky|vermu|cava|anis\b|huevo crudo|morcilla/
const notInfant =
  /miel|chorizo|jamon|embutid|salchich|sobrasada|morcilla|panceta|bacon|pez espada|emperador|cazon|tintorera|lucio|atun|acelga|espinaca|borraja|almendra|avellana|nuez|nueces|cacahuete|pistacho|pinon|picante|guindilla|chile|aji\b|cayena|vino|brandy|ron\b|licor|cerveza|cafe|chocolate|cacao|azucar|caramelo|anchoa|bacalao desalado|gamba|langostino|mejillon|almeja|pulpo|calamar|sepia|queso (?:azul|curado)|roquefort|pate|higado|frit|empanad|rebozad|al vino|uva|soja/

export const suitsCareful = ({ names, ingredients, steps }: Dish, who: Vulnerable, knowledge: Knowledge): boolean => {
  const name = fold(names[0] ?? '')
  const foods = ingredients.map((line) => fold(line.name))
  const forbidden = who === 'bebé' ? notInfant : notPregnant
  if (rawOrUndercooked.test(name) || forbidden.test(name) || foods.some((food) => forbidden.test(food))) return false
  if (ingredients.some((line) => knowledge.pantry.match(line.name) === null)) return false
  // An egg is set through only in the oven.
  if (foods.some((food) => /^(?:huevo|yema|clara)/.test(food)) && !/\bhorn(?:o|ear)\b/.test(fold(steps.join(' '))))
    return false
  // Only what its own steps cook through: no salads of raw leaves, no eggs that are only beaten in.
  return /\b(?:cocer|hervir|hornear|asar|guisar|estofar|rehogar|sofreir|pochar|freir|plancha|horno|cueza|hervor)\b/.test(
    fold(steps.join(' ')),
  )
}

export const carefulNote: Readonly<Record<Vulnerable, string>> = {
  embarazada:
    'Para embarazada: todo bien cocido (70 °C en el centro), sin crudos ni ahumados, lácteos pasteurizados, sin pescados grandes ni alcohol; fruta y hortaliza lavadas y desinfectadas. Manda lo que diga su matrona o su médico. *AESAN, recomendaciones para el embarazo.*',
  bebé: 'Para niños de alrededor de un año: sin sal ni azúcar añadidos, bien cocido, en puré o en trozos blandos que no atraganten, y nada entero, duro o redondo. Cada alimento nuevo lo decide la familia con su pediatra. *AESAN; Asociación Española de Pediatría.*',
}
