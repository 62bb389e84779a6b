/** The rows of a nutrition declaration, in the order of annex XV of Reglamento (UE) 1169/2011. */
export const labelRows = ['energy', 'fat', 'saturated', 'carbohydrate', 'sugar', 'fiber', 'protein', 'salt'] as const

export type LabelRowName = (typeof labelRows)[number]

/** 'de las cuales saturadas' and 'de los cuales azúcares' stand indented below the row they are part of. */
export const labelRowTexts: Readonly<Record<LabelRowName, string>> = {
  energy: 'Valor energético',
  fat: 'Grasas',
  saturated: 'de las cuales saturadas',
  carbohydrate: 'Hidratos de carbono',
  sugar: 'de los cuales azúcares',
  fiber: 'Fibra alimentaria',
  protein: 'Proteínas',
  salt: 'Sal',
}
