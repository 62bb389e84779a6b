import { foodNamed } from '#core/pantry/food-index.ts'

/**
 * Whether a food bought fresh or dry by its bare name is another one out of a tin, at another weight and price: the index has both.
 * What is sold in tins alone ('piquillos') keeps its name.
 */
export const isOtherwiseInTin = (name: string): boolean => {
  const tinned = foodNamed(`${name} en lata`)
  return tinned !== null && tinned.id !== foodNamed(name)?.id
}
