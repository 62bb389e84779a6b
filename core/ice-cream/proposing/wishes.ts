import { plainName } from '#core/ice-cream/balance/trade.ts'
import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { IceIngredient } from '#core/ice-cream/composition/ingredient.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import type { FlavourReading } from './read-flavours.ts'

/** What a name asks to be without: it holds for every ingredient, whoever proposes it. */
export type Wishes = Pick<
  FlavourReading,
  'isVegan' | 'isSugarFree' | 'isLactoseFree' | 'isEggFree' | 'isAlcoholFree' | 'isNutFree'
>

/** Sugar cooked to caramel: sucrose of the table under another name. */
export const caramel = 'caramel'

export const ingredientOf = (pantry: IcePantry, id: string): IceIngredient => {
  const ingredient = pantry.byId.get(id === caramel ? 'sacarosa' : id)
  if (ingredient === undefined) throw new Error(`a palette names an ingredient the table does not have: ${id}`)
  return ingredient
}

export const labelOf = (pantry: IcePantry, id: string): string =>
  id === caramel ? 'azúcar para caramelo' : ingredientOf(pantry, id).name

/** Why an ingredient has no place in a formula with these wishes, as a Spanish sentence; null when it has one. */
export const refusalOf = (pantry: IcePantry, id: string, wishes: Wishes): string | null => {
  const { category, composition } = ingredientOf(pantry, id)
  const name = plainName(labelOf(pantry, id))
  if (wishes.isVegan && !isPlant(pantry, id)) return `«${name}» es de origen animal: no entra en una fórmula vegana.`
  if (wishes.isEggFree && category === 'huevo') return `«${name}» es huevo: no entra en una fórmula sin huevo.`
  if (wishes.isAlcoholFree && composition.alcohol > 0)
    return `«${name}» lleva alcohol: no entra en una fórmula sin alcohol.`
  if (wishes.isNutFree && isNut(id, category === 'fruto_seco' || composition.nutFat > 0))
    return `«${name}» es fruto seco: no entra en una fórmula sin frutos secos.`
  return null
}

/** Coconut stands on the shelf of the nuts and is none (Regulation (EU) 1169/2011, annex II). */
const isNut = (id: string, isOnShelf: boolean): boolean => !id.includes('coco') && (isOnShelf || /almendra/.test(id))

/** What is to be known of a wish, whatever the flavours are. */
export const wishNotes = ({ isLactoseFree, isVegan, isSugarFree }: Wishes, type: FormulaType): string[] => [
  ...(isLactoseFree && !isVegan && type === 'helado'
    ? [
        'En la leche sin lactosa el azúcar de la leche cuenta como azúcares: el SNGL sale más bajo sin que falte cuerpo.',
      ]
    : []),
  ...(isSugarFree
    ? [
        'Sin azúcares añadidos: los polioles se quedan por debajo del 10 % y el dulzor lo completa una pizca de sucralosa.',
      ]
    : []),
]

const isPlant = (pantry: IcePantry, id: string): boolean => {
  if (id === caramel) return true
  const { category, composition } = ingredientOf(pantry, id)
  return (
    category !== 'lacteo' &&
    category !== 'huevo' &&
    composition.msnf === 0 &&
    composition.milkFat === 0 &&
    id !== 'miel'
  )
}

/** Couverture is half sugar: unsweetened cocoa mass takes its place. Of other sugared flavours the cook is told. */
export const withoutAddedSugar = (
  pantry: IcePantry,
  id: string,
  percent: number,
  notes: string[],
): readonly [id: string, percent: number] => {
  if (/^cobertura_\d/.test(id)) return ['pasta_cacao', percent / 2]
  const ingredient = ingredientOf(pantry, id)
  // A vanilla bean is no sweetener: below 3 g of sugar per kg nothing is added that counts.
  const isSweet = ingredient.composition.sugars >= 10 && percent * ingredient.composition.sugars >= 30
  if (ingredient.category !== 'fruta' && isSweet) {
    notes.push(`«${plainName(labelOf(pantry, id))}» lleva azúcar: con ello no se puede llamar «sin azúcares añadidos».`)
  }
  return [id, percent]
}
