import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { withArticle } from './display-name.ts'

/** What nobody eats, whatever word for food its name holds: 'clavos de hierro', 'piedras', 'lejía'. */
const noFood =
  /\b(?:de (?:hierro|acero|plastico|metal|cemento|poliespan|aluminio|goma|corcho|tela)|tornillos?|tuercas?|cemento|yeso|grava|piedras?|ladrillos?|serpentinas?|plastico|poliespan|gasolina|gasoil|disolvente|aguarras|lejia|amoniaco|salfuman|detergente|lavavajillas|jabon|pintura|pegamento|barniz|pilas?|monedas?|mercurio|plomo|purpurina no comestible|cristales? rotos?|anticongelante|insecticida|raticida|matarratas|cianuro|arsenico|estricnina|venenos?|metanol|formol|alcohol (?:de quemar|isopropilico|metilico)|talio|cocaina|heroina)\b/

/** What only touches the food: paper it bakes in, tins, a stone to cook on. */
const tool = /\b(?:papel|film|molde|tabla|plancha|bandeja|sal|pan|pimienta|miel)\b|\bcocer sobre\b/

/** A cold that burns: it is a tool of the method and must be gone before anybody eats. FDA (2018); INSST. */
const deepCold = /\b(?:nitrogeno liquido|hielo seco|nieve carbonica)\b/

/** The list without what is no food, and what is told of it. */
export const withoutNoFood = (
  lines: readonly IngredientDraft[],
): {
  readonly kept: readonly IngredientDraft[]
  readonly steps: readonly string[]
  readonly warnings: readonly string[]
} => {
  const bad = lines.filter(({ name }) => noFood.test(nameKey(name)) && !tool.test(nameKey(name)))
  const gas = lines.filter(({ name }) => /\b(?:capsulas?|cargas?)\b.*\b(?:n2o|co2|sifon|gas)\b/.test(nameKey(name)))
  const cold = lines.filter(({ name }) => deepCold.test(nameKey(name)))
  const names = listed(bad.map((line) => withArticle({ ...line, quantity: 1, unit: 'g' })))
  const coldName = listed(cold.map((line) => withArticle({ ...line, quantity: 1, unit: 'g' })))
  return {
    kept: lines.filter((line) => !bad.includes(line) && !cold.includes(line) && !gas.includes(line)),
    steps:
      cold.length === 0
        ? []
        : [
            `Congelar al final con ${coldName}, en hilo y removiendo, con gafas, guantes criogénicos, sala ventilada y recipiente abierto; esperar a que se haya evaporado del todo y la pieza esté por encima de −30 °C antes de servir.`,
          ],
    warnings: [
      ...(bad.length === 0
        ? []
        : [`No es comida y se ha dejado fuera: ${names}. Revisa la lista: no se sirve nada que lo haya llevado.`]),
      ...(cold.length === 0
        ? []
        : [
            `${coldName.charAt(0).toUpperCase()}${coldName.slice(1)} quema y asfixia: nada se sirve con él dentro ni humeando (FDA, 2018).`,
          ]),
    ],
  }
}
