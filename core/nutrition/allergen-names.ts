import type { Allergen } from '#core/pantry/food.ts'

/** Short names for badges and lists. */
export const allergenNames: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten',
  crustaceos: 'Crustáceos',
  huevos: 'Huevos',
  pescado: 'Pescado',
  cacahuetes: 'Cacahuetes',
  soja: 'Soja',
  lacteos: 'Lácteos',
  frutos_cascara: 'Frutos de cáscara',
  apio: 'Apio',
  mostaza: 'Mostaza',
  sesamo: 'Sésamo',
  sulfitos: 'Sulfitos',
  altramuces: 'Altramuces',
  moluscos: 'Moluscos',
}

/** The wording of annex II of Reglamento (UE) 1169/2011, exceptions left out (docs/ciencia/nutricion.md §6). */
export const allergenOfficialNames: Readonly<Record<Allergen, string>> = {
  gluten:
    'Cereales que contengan gluten: trigo (como espelta y trigo khorasan), centeno, cebada, avena o sus variedades híbridas y productos derivados',
  crustaceos: 'Crustáceos y productos a base de crustáceos',
  huevos: 'Huevos y productos a base de huevo',
  pescado: 'Pescado y productos a base de pescado',
  cacahuetes: 'Cacahuetes y productos a base de cacahuetes',
  soja: 'Soja y productos a base de soja',
  lacteos: 'Leche y sus derivados, incluida la lactosa',
  frutos_cascara:
    'Frutos de cáscara: almendras, avellanas, nueces, anacardos, pacanas, nueces de Brasil, alfóncigos, nueces macadamia y productos derivados',
  apio: 'Apio y productos derivados',
  mostaza: 'Mostaza y productos derivados',
  sesamo: 'Granos de sésamo y productos a base de granos de sésamo',
  sulfitos: 'Dióxido de azufre y sulfitos en concentraciones superiores a 10 mg/kg o 10 mg/l de SO₂ total',
  altramuces: 'Altramuces y productos a base de altramuces',
  moluscos: 'Moluscos y productos a base de moluscos',
}

/** Goes with every list of allergens of a recipe (docs/ciencia/nutricion.md §6). */
export const allergenDisclaimer =
  'Deducido de los ingredientes: lo que no aparece aquí no es una declaración de ausencia. Las trazas no pueden deducirse de una receta; comprueba la etiqueta de cada producto.'
