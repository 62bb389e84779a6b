import { reply } from '#core/assistant/say.ts'

/** Drugs by their names; hemp seed and its oil are foods. */
export const drugs =
  /\b(?:marihuana|mariguana|cannabis|hachis|hashish|cocaina|(?:fum\w+|piedras? de|hac\w{1,3}|cocin\w{1,3}|prepar\w{1,3}|fabricar|vender|dosis de|recetas? del?|brownies? (?:de|con)) (?:el )?crack|heroina|lsd|mdma|extasis|metanfetamin\w|ketamina|burundanga|escopolamina|ghb|popper|fentanilo|ayahuasca|peyote|psilocib\w+|(?:setas|hongos) (?:alucinogen\w+|magic\w+)|thc)\b/

/** Supplying drugs is a crime of Código Penal (LO 10/1995), article 368, also in a brownie. */
export const noDrugs = reply(
  'No. Ni recetas ni dosis con drogas: en un plato no hay dosis segura, y servirlas es delito (Código Penal, art. 368). El mismo plato sin ella sí te lo hago: dime cuál.',
)
