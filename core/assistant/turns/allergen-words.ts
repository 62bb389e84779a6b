import type { Allergen } from '#core/pantry/food.ts'

/** Words of an allergen beside its own name, folded. */
export const allergenWords: Readonly<Record<Allergen, RegExp>> = {
  gluten: /gluten|trigo/,
  crustaceos: /crustaceos?|marisco/,
  huevos: /huevos?/,
  pescado: /pescado/,
  cacahuetes: /cacahuetes?|mani/,
  soja: /soja|soya/,
  lacteos: /lacteos?|leche|lactosa/,
  frutos_cascara: /frutos? (?:secos?|de cascara)|nueces|almendras?|avellanas?/,
  apio: /apio/,
  mostaza: /mostaza/,
  sesamo: /sesamo/,
  sulfitos: /sulfitos?/,
  altramuces: /altramuces|altramuz/,
  moluscos: /moluscos?/,
}
