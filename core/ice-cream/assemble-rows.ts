import { formatDecimal } from '#core/format/decimal.ts'
import type { Flavour, FlavourFamily } from './flavours.ts'
import type { FormulaRow, FormulaType } from './formula.ts'
import type { IceIngredient } from './ingredient.ts'
import type { Bounds } from './least-squares.ts'
import { type IcePantry, rowFromIngredient } from './match-ingredient.ts'
import { mixOf, mixRows } from './mix.ts'
import { type Palette, type PaletteName, palettes, withoutLactose, withoutSugar } from './palettes.ts'
import type { FlavourReading } from './read-flavours.ts'
import { subStyleOf } from './sub-style.ts'
import { totalsOf } from './totals.ts'
import { isLiquid, plainName, weighable } from './trade.ts'

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

/** The rows of a formula that asks for these flavours, at the doses and with the palette of its kind (§15). */
export const assembleRows = (pantry: IcePantry, reading: FlavourReading, type: FormulaType, mass: number): Draft => {
  const notes: string[] = []
  const flavours = flavoursOf(reading, type, notes)
  if (reading.isLactoseFree && !reading.isVegan && type === 'helado') {
    notes.push(
      'En la leche sin lactosa el azúcar de la leche cuenta como azúcares: el SNGL sale más bajo sin que falte cuerpo.',
    )
  }
  if (reading.isSugarFree) {
    notes.push(
      'Sin azúcares añadidos: los polioles se quedan por debajo del 10 % y el dulzor lo completa una pizca de sucralosa.',
    )
  }
  const doses = sharedDoses(pantry, flavours, reading, type, notes)
  const name = paletteFor(pantry, doses, reading, type)
  const palette = adapted(palettes[name], reading, type)
  const yolk = yolkOf(flavours, palette, name, reading, type)
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
    flavour: flavours.map(({ label }) => label).join(' y '),
    doses: [...doses]
      .filter(([, percent]) => percent >= 1)
      .map(([id, percent]) => `${formatDecimal(percent, 1)} % de ${plainName(labelOf(pantry, id))}`)
      .join(', '),
    notes,
  }
}

const caramel = 'caramel'

const labelOf = (pantry: IcePantry, id: string): string =>
  id === caramel ? 'azúcar para caramelo' : ingredientOf(pantry, id).name

const ingredientOf = (pantry: IcePantry, id: string): IceIngredient => {
  const ingredient = pantry.byId.get(id)
  if (ingredient === undefined) throw new Error(`a palette names an ingredient the table does not have: ${id}`)
  return ingredient
}

const fixedRow = (pantry: IcePantry, id: string, grams: number, mass: number): FormulaRow => {
  const weighed = grams >= 10 ? weighable(grams, mass) : Number(grams.toPrecision(2))
  if (id !== caramel) return rowFromIngredient(ingredientOf(pantry, id), weighed)
  return { ...rowFromIngredient(ingredientOf(pantry, 'sacarosa'), weighed), name: 'Azúcar para caramelo' }
}

/** The flavours asked for, or the base of the type when none is known (§15.2), saying so. */
const flavoursOf = (
  { flavours, unknown, isPlain }: FlavourReading,
  type: FormulaType,
  notes: string[],
): readonly Flavour[] => {
  const words = unknown.map((word) => `«${word}»`).join(', ')
  if (flavours.length > 0 || isPlain) {
    if (unknown.length > 0) notes.push(`No se reconoce ${words}: no está en la fórmula.`)
    if (flavours.length > 0 || type === 'helado') return flavours
  }
  const said = unknown.length > 0 ? `No se reconoce ${words}: ` : 'El nombre no dice ningún sabor: '
  if (type === 'helado') {
    notes.push(`${said}es una base de helado crema, añade tú el sabor.`)
    return []
  }
  const base = type === 'sorbete' ? 'fresa' : 'limón'
  notes.push(`${said}es una base de ${type} de ${base}, cambia la fruta por la tuya.`)
  return [
    {
      label: base,
      family: type === 'sorbete' ? 'fruit' : 'citrus',
      doses: type === 'sorbete' ? { fresa: 45 } : { zumo_limon: 14 },
    },
  ]
}

const bulky: ReadonlySet<FlavourFamily> = new Set(['fruit', 'citrus', 'nut', 'chocolate', 'dairy'])

/** % of the mix that flavours may take: two liquids at their full dose would leave no room for sugar. */
const flavourRoom = { one: 85, several: 70 }

/** What each of several bulky flavours keeps of its dose, the first named most. */
const shares = (count: number): readonly number[] =>
  [[1], [0.67, 0.33], [0.5, 0.25, 0.25], [0.4, 0.2, 0.2, 0.2]][count - 1] ?? [1]

const sharedDoses = (
  pantry: IcePantry,
  flavours: readonly Flavour[],
  reading: FlavourReading,
  type: FormulaType,
  notes: string[],
): Map<string, number> => {
  const hasBase = flavours.some(({ family }) => family === 'base')
  const parts = shares(flavours.filter(({ family }) => bulky.has(family)).length)
  const doses = new Map<string, number>()
  let place = 0
  for (const { label, family, doses: own, note } of flavours) {
    const alone = bulky.has(family) ? (parts[place++] ?? 0) * (hasBase ? 0.5 : 1) : 1
    // Without lactose the sugars must do all the softening: cocoa and nuts harden more than they can bear (§3.4, 011).
    const share = reading.isVegan && (family === 'chocolate' || family === 'nut') ? 0.75 * alone : alone
    for (const [id, percent] of Object.entries(own)) {
      if (reading.isVegan && !isPlant(pantry, id))
        notes.push(`«${plainName(labelOf(pantry, id))}» es de origen animal: no entra en una fórmula vegana.`)
      else {
        const [used, amount] = reading.isSugarFree ? withoutAddedSugar(pantry, id, percent, notes) : [id, percent]
        doses.set(used, Number(((doses.get(used) ?? 0) + amount * share).toFixed(2)))
      }
    }
    if (note !== undefined && !notes.includes(note)) notes.push(note)
    if (type !== 'helado' && (family === 'dairy' || family === 'nut')) {
      notes.push(
        `Un ${type} admite poca grasa y poca leche: «${label}» va a media dosis. Para todo su sabor, elige helado.`,
      )
    }
  }
  const whole = [...doses.values()].reduce((sum, percent) => sum + percent, 0)
  const room = flavours.length > 1 ? flavourRoom.several : flavourRoom.one
  if (whole > room) for (const [id, percent] of doses) doses.set(id, Number(((percent * room) / whole).toFixed(2)))
  return doses
}

/** Couverture is half sugar: unsweetened cocoa mass takes its place. Of other sugared flavours the cook is told. */
const withoutAddedSugar = (
  pantry: IcePantry,
  id: string,
  percent: number,
  notes: string[],
): readonly [id: string, percent: number] => {
  if (/^cobertura_\d/.test(id)) return ['pasta_cacao', percent / 2]
  const ingredient = ingredientOf(pantry, id === caramel ? 'sacarosa' : id)
  if (ingredient.category !== 'fruta' && ingredient.composition.sugars >= 10) {
    notes.push(`«${plainName(labelOf(pantry, id))}» lleva azúcar: con ello no se puede llamar «sin azúcares añadidos».`)
  }
  return [id, percent]
}

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
  flavours: readonly Flavour[],
  palette: Palette,
  name: PaletteName,
  { isEggFree, isVegan }: FlavourReading,
  type: FormulaType,
): number => {
  if (type !== 'helado' || isEggFree || isVegan) return 0
  const asked = Math.max(0, ...flavours.map(({ yolk }) => yolk ?? 0))
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
