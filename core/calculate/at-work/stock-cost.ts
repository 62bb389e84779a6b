import type { Calculation } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent } from '#core/calculate/say.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

/** How each figure of a stocktaking is called, just before it or just behind. */
const names = {
  opening: /\b(?:inicial(?:es)?|de (?:inicio|principio|apertura))\b/,
  closing: /\b(?:final(?:es)?|de (?:cierre|fin))\b/,
  bought: /\bcompr\w+\b/,
  sold: /\b(?:vent\w+|vend\w+|factur\w+|caja|ingres\w+)\b/,
} as const
type Name = keyof typeof names

/** The name nearest to a figure: before it, else behind it. Words after the last figure before it are its own. */
const nameOf = ({ before, after }: Typed): Name | null => {
  const own = before.split(/\d/).at(-1) ?? ''
  const found = (text: string): Name | null =>
    (Object.keys(names) as Name[]).find((name) => names[name].test(text)) ?? null
  return found(own) ?? found(after.split(/[,;\d]/)[0] ?? '')
}

/**
 * 'Inventario inicial 8.500, compras 21.300, final 7.900, ventas 68.000: qué food cost': what was spent is what there was and was bought,
 * less what is left; over the sales without VAT, in %.
 */
export const stockCost: Calculation = {
  id: 'consumo por inventario',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded).replace(/:(?= )/g, ' ')
    const figures = typedIn(own).filter(({ unit }) => unit === '' || unit === 'eur')
    const named = new Map(
      figures.flatMap((one) => {
        const name = nameOf(one)
        return name === null ? [] : [[name, one.value] as const]
      }),
    )
    const [opening, bought, closing, sold] = [
      named.get('opening'),
      named.get('bought'),
      named.get('closing'),
      named.get('sold'),
    ]
    if (opening === undefined || bought === undefined || closing === undefined || figures.length > named.size)
      return null
    const spent = opening + bought - closing
    if (!(spent > 0)) return null
    const euros = (value: number): string => inUnit(value, 'eur')
    const working = `${euros(opening)} + ${euros(bought)} − ${euros(closing)} = ${euros(spent)}`
    return sold === undefined || sold <= 0
      ? { answer: `Has gastado **${euros(spent)}** de género.`, working }
      : {
          answer: `Food cost real del **${percent((spent / sold) * 100)}**: ${euros(spent)} de género.`,
          working: `${working}; ÷ ${euros(sold)} de ventas`,
          notes: ['Las ventas, sin IVA; el personal y las invitaciones van dentro si no se apuntan aparte.'],
        }
  },
}
