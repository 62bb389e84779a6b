import type { IceIngredient } from '#core/ice-cream/composition/ingredient.ts'
import type { MixRow } from '#core/ice-cream/composition/mix.ts'

/** Milk, sugar and fat that are there to be weighed out; yogurt, cheese or honey are there for their taste. */
const movableIds =
  /^(?:agua|leche_(?:entera|semi|desnatada|oveja|cabra|sin_lactosa|evaporada)|nata_\d+(?:_sin_lactosa)?|lpd|lpe|suero_dulce_polvo|wpc80|wpi90|caseina_micelar|mantequilla|mantequilla_anhidra|bebida_\w+|aceite_girasol|aceite_coco|leche_coco|leche_coco_18)$/

const tastyId = /^(?:miel|sirope_arce|melaza|panela|sucralosa|stevia)$/

/**
 * Whether a balance may move a row unless the cook says otherwise (§14.1): liquids, milk, fats, sugars and fibre. Flavours,
 * eggs, salt, stabilisers and rows the table does not know stay as they are.
 */
export const isMovable = ({ ingredient }: MixRow): boolean => ingredient !== null && isMovableIngredient(ingredient)

/** The same of an ingredient that is not in a mix yet. */
export const isMovableIngredient = ({ category, id }: IceIngredient): boolean =>
  category === 'azucar' || category === 'edulcorante' || category === 'fibra' ? !tastyId.test(id) : movableIds.test(id)
