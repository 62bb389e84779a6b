import type { Truth } from '#tools/scan/truth.ts'
import { isMeasured, type Sheet, type SheetLine, type SheetRecipe } from './read-sheets.ts'
import { isWeight } from './sheet-parts.ts'

/** What stands on a sheet: all of the recipe but where its table has one unit for every row. */
export const truthOfSheet = ({ layout }: Sheet, { name, servings, lines, steps }: SheetRecipe): Truth => ({
  name,
  servings,
  steps,
  ingredients:
    layout === 'tabla-unidad-arriba'
      ? lines.filter(isMeasured).map(small)
      : layout === 'panadero'
        ? lines.filter(isWeight).map(small)
        : lines,
})

const small = ({ name, quantity, unit }: SheetLine): Truth['ingredients'][number] => {
  if (unit === 'kg') return { name, quantity: quantity * 1000, unit: 'g' }
  if (unit === 'l') return { name, quantity: quantity * 1000, unit: 'ml' }
  return { name, quantity, unit }
}
