import type { Food } from '#core/pantry/food.ts'

/** How a kitchen calls the classes of the food table, where cards speak of them as one. */
const classWords: readonly (readonly [RegExp, string])[] = [
  [/^pescados$/, 'pescado'],
  [/^(?:vacuno|porcino|ovino_y_caprino|caza_y_conejo)$/, 'carne'],
  [/^aves$/, 'ave'],
  [/^(?:crustaceos|moluscos_y_cefalopodos)$/, 'marisco'],
  [/^verduras_hortalizas$/, 'verdura'],
  [/^frutas$/, 'fruta'],
  [/^setas$/, 'setas'],
  [/^legumbres$/, 'legumbre'],
  [/^quesos$/, 'queso'],
]
/** 'legumbre' of a lentil; nothing of a food whose class has no word of its own. */
export const classOf = ({ category }: Food): string => classWords.find(([one]) => one.test(category))?.[1] ?? ''
