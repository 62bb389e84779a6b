import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { listed } from '#core/spanish/list.ts'
import type { Flavour, FlavourFamily } from './flavours.ts'
import type { FlavourReading } from './read-flavours.ts'
import { refusalOf, wishNotes, withoutAddedSugar } from './wishes.ts'

/** What gives a formula its taste, and how much of it. */
export type FlavourDoses = {
  /** 'mango y lima'; '' for a plain base. */
  readonly label: string
  /** Share of the mix by ingredient id, %. */
  readonly doses: ReadonlyMap<string, number>
  /** g/kg the flavours ask for in an ice cream of milk. */
  readonly yolk: number
  /** Ids of liquids, milk and sugars that were named besides, with their share of the mix in %. */
  readonly base: ReadonlyMap<string, number>
  /** Spanish sentences the cook should read. */
  readonly notes: readonly string[]
}

/** The flavours of a name at the doses of §15.3. */
export const dosesOf = (pantry: IcePantry, reading: FlavourReading, type: FormulaType): FlavourDoses => {
  const notes: string[] = [...reading.notes]
  const flavours = flavoursOf(reading, type, notes)
  notes.push(...wishNotes(reading, type))
  const doses = sharedDoses(pantry, flavours, reading, type, notes)
  return {
    label: flavoursListed(flavours),
    doses,
    yolk: Math.max(0, ...flavours.map(({ yolk }) => yolk ?? 0)),
    base: new Map(reading.base.map((id) => [id, startShare])),
    notes,
  }
}

/** % of the mix a named sugar or fibre starts from: the balance takes what it needs of it. */
const startShare = 2

/** 'mango y lima', 'queso e idiazábal', 'fresa, mango y lima'. */
export const flavoursListed = (flavours: readonly Flavour[]): string => listed(flavours.map(({ label }) => label))

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
export const flavourRoom = { one: 85, several: 70 }

/** Without lactose the sugars must do all the softening: cocoa and nuts harden more than they can bear (§3.4, 011). */
export const veganShare = 0.75

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
    const share = reading.isVegan && (family === 'chocolate' || family === 'nut') ? veganShare * alone : alone
    for (const [id, percent] of Object.entries(own)) {
      const refused = refusalOf(pantry, id, reading)
      if (refused !== null) notes.push(refused)
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
