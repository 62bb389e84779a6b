import { formatDecimal } from '#core/format/decimal.ts'
import type { Bounds } from '#core/ice-cream/balance/least-squares.ts'
import { isLiquid, plainName, weighable } from '#core/ice-cream/balance/trade.ts'
import type { FormulaRow, FormulaType } from '#core/ice-cream/composition/formula.ts'
import { type IcePantry, rowFromIngredient } from '#core/ice-cream/composition/match-ingredient.ts'
import { mixOf, mixRows } from '#core/ice-cream/composition/mix.ts'
import { subStyleOf } from '#core/ice-cream/judging/sub-style.ts'
import { totalsOf } from '#core/ice-cream/judging/totals.ts'
import type { FlavourDoses } from './flavour-doses.ts'
import { type Movable, type Palette, type PaletteName, palettes, withoutLactose, withoutSugar } from './palettes.ts'
import type { FlavourReading } from './read-flavours.ts'
import { caramel, ingredientOf, labelOf } from './wishes.ts'

/** Rows before the balance: those with bounds (g) may move. */
export type Draft = {
  readonly rows: readonly FormulaRow[]
  readonly bounds: readonly (Bounds | null)[]
  /** 'mango y lima'; '' for a plain base. */
  readonly flavour: string
  /** '30 % de mango y 7 % de zumo de lima'. */
  readonly doses: string
  readonly notes: readonly string[]
}

/**
 * The rows of a formula with these doses, and the palette of its kind to move around them (§15). A liquid that was named
 * takes the place of the palette's milk or water; named sugars and fats join the palette, to be used or left out.
 */
export const assembleRows = (
  pantry: IcePantry,
  flavour: FlavourDoses,
  reading: FlavourReading,
  type: FormulaType,
  mass: number,
): Draft => {
  const doses = new Map(flavour.doses)
  const name = paletteFor(pantry, doses, reading, type)
  const palette = withBase(pantry, adapted(palettes[name], reading, type), flavour.base)
  const yolk = doses.has('yema') ? 0 : yolkOf(flavour.yolk, palette, name, reading, type)
  if (type === 'sorbete' && needsLemon(pantry, doses)) doses.set('zumo_limon', 2)
  if ((doses.has('zumo_limon') && (doses.get('zumo_limon') ?? 0) >= 5) || doses.has('zumo_lima')) {
    if (!doses.has('piel_limon')) doses.set('piel_limon', 0.2)
  }
  const fixed = new Map(Object.entries(palette.fixed).filter(([id]) => id !== 'yema'))
  if (yolk > 0) fixed.set('yema', yolk)
  const flavourRows = [...doses].map(([id, percent]) => fixedRow(pantry, id, (percent * mass) / 100, mass))
  const fixedRows = [...fixed].map(([id, perKg]) => fixedRow(pantry, id, (perKg * mass) / 1000, mass))
  const movable = palette.movable.filter(([id]) => !doses.has(id))
  const lockedMass = [...flavourRows, ...fixedRows].reduce((sum, { quantity }) => sum + quantity, 0)
  // A flavour that takes much room leaves the liquid less than its palette wants.
  const least = movable.reduce((sum, [, min]) => sum + (min * mass) / 1000, lockedMass)
  const movableRows = movable.map(([id, min, max, start]) => ({
    row: rowFromIngredient(ingredientOf(pantry, id), (start * mass) / 1000),
    bounds: {
      min: least > 0.85 * mass ? 0 : (min * mass) / 1000,
      // A flavour that takes little room leaves the liquid more.
      max: isLiquid(id) ? Math.max((max * mass) / 1000, 0.95 * mass - lockedMass) : (max * mass) / 1000,
    },
  }))
  const free = movableRows.map(({ row, bounds }): readonly [FormulaRow, Bounds | null] => [row, bounds])
  const locked = (rows: readonly FormulaRow[]) => rows.map((row): readonly [FormulaRow, Bounds | null] => [row, null])
  const ordered =
    type === 'helado'
      ? [...free, ...locked(flavourRows), ...locked(fixedRows)]
      : [...locked(flavourRows), ...free, ...locked(fixedRows)]
  return {
    rows: ordered.map(([row]) => row),
    bounds: ordered.map(([, bounds]) => bounds),
    flavour: flavour.label,
    doses: [...doses]
      .filter(([, percent]) => percent >= 1)
      .map(([id, percent]) => `${formatDecimal(percent, 1)} % de ${withoutGrade(plainName(labelOf(pantry, id)))}`)
      .join(', '),
    notes: flavour.notes,
  }
}

/** In a sentence the grade of a paste or a spirit is noise; the percentage of a couverture or a cream is not. */
const withoutGrade = (name: string): string => name.replace(/ (?:100 %|\d+\/\d+(?: %)?|[\d,–]+ % vol)$/, '')

/** g/kg of a sugar or fat for which the table has no customary dose. */
const usualMost = 100

const withBase = (pantry: IcePantry, palette: Palette, base: FlavourDoses['base']): Palette => {
  const fresh = [...base].filter(([id]) => !palette.movable.some(([own]) => own === id))
  const [liquid] = fresh.find(([id]) => isLiquid(id)) ?? []
  const movable = palette.movable.map(
    ([id, ...room]): Movable => (liquid !== undefined && isLiquid(id) ? [liquid, ...room] : [id, ...room]),
  )
  const added = fresh
    .filter(([id]) => !isLiquid(id))
    .map(([id, percent]): Movable => {
      const most = 10 * (ingredientOf(pantry, id).maxDose ?? usualMost / 10)
      return [id, 0, most, Math.min(most, 10 * percent)]
    })
  return { ...palette, movable: [...movable, ...added] }
}

const fixedRow = (pantry: IcePantry, id: string, grams: number, mass: number): FormulaRow => {
  const weighed = grams >= 10 ? weighable(grams, mass) : Number(grams.toPrecision(2))
  if (id !== caramel) return rowFromIngredient(ingredientOf(pantry, id), weighed)
  return { ...rowFromIngredient(ingredientOf(pantry, 'sacarosa'), weighed), name: 'Azúcar para caramelo' }
}

/** The palette of the kind these doses make. */
const paletteFor = (
  pantry: IcePantry,
  doses: ReadonlyMap<string, number>,
  reading: FlavourReading,
  type: FormulaType,
): PaletteName => {
  if (type === 'granizado') return 'granizado'
  if (type === 'helado' && reading.isVegan) return 'vegano'
  const ids = [...doses.keys()]
  const rows = ids.map((id) => fixedRow(pantry, id, (doses.get(id) ?? 0) * 10, 1000))
  const filler = rowFromIngredient(ingredientOf(pantry, type === 'helado' ? 'leche_entera' : 'agua'), 0)
  const taken = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const mix = mixOf(mixRows(pantry, [...rows, { ...filler, quantity: Math.max(1, 1000 - taken) }]))
  if (mix === null) return type === 'helado' ? 'crema' : 'sorbete'
  const style = subStyleOf(type, mix, totalsOf(mix))
  if (type === 'sorbete') return style === 'sorbete_chocolate' ? 'sorbete_chocolate' : 'sorbete'
  const names: readonly PaletteName[] = ['yema', 'fruta', 'chocolate', 'fruto_seco', 'alcohol', 'yogur']
  return names.find((palette) => palette === style) ?? 'crema'
}

const adapted = (
  palette: Palette,
  { isSugarFree, isLactoseFree, isVegan }: FlavourReading,
  type: FormulaType,
): Palette => {
  const milk = isLactoseFree && !isVegan ? withoutLactose(palette) : palette
  return isSugarFree ? withoutSugar(milk, type) : milk
}

/** Yolk in g/kg: what the flavour asks for in an ice cream of milk, or what the palette has. */
const yolkOf = (
  asked: number,
  palette: Palette,
  name: PaletteName,
  { isEggFree, isVegan }: FlavourReading,
  type: FormulaType,
): number => {
  if (type !== 'helado' || isEggFree || isVegan) return 0
  // A little yolk rounds a plain cream; only those who ask for much get it beside fruit, nuts or chocolate.
  const wanted = name === 'crema' || asked >= 50 ? asked : 0
  return Math.max(wanted, palette.fixed['yema'] ?? 0)
}

/** A little lemon lifts any fruit that is not sour itself (§15.4). */
const needsLemon = (pantry: IcePantry, doses: ReadonlyMap<string, number>): boolean => {
  const fruit = [...doses].filter(([id]) => id !== caramel && ingredientOf(pantry, id).category === 'fruta')
  const acids = fruit.reduce(
    (sum, [id, percent]) => sum + (percent * ingredientOf(pantry, id).composition.acids) / 100,
    0,
  )
  return fruit.length > 0 && acids < 0.6 && !doses.has('zumo_limon') && !doses.has('zumo_lima')
}
