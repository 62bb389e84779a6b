import { classify } from '#core/pantry/roles.ts'
import { ending } from '#core/spanish/agreement.ts'

/** A diet's name as it agrees with a dish: 'bizcocho vegano', 'croquetas veganas'; 'sin gluten' stays as it is. */
export const dietNameFor = (diet: string, dish: string): string =>
  /^(?:vegan|vegetarian)a$/.test(diet) ? `${diet.slice(0, -1)}${ending(classify(dish))}` : diet
