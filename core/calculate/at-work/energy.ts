import type { Calculation } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { inMinutes, type Typed, typedIn } from './typed.ts'

/** Days of a month where nobody says how many are worked. */
const monthDays = 30

/** 'Un horno de 9 kW 5 horas al día a 0,16 el kWh': what it uses and costs; of kWh a day, a month. */
export const energy: Calculation = {
  id: 'gasto de luz',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (!/\bkw ?h?\b|\d ?kwh?\b|\bvatios\b|\d ?w\b/.test(own)) return null
    const text = inMinutes(
      own.replace(
        /(\d{3,5}) ?(?:w|vatios)\b/g,
        (_, watts: string) => `${String(Number(watts) / 1000).replace('.', ',')} kw`,
      ),
    )
    const figures = typedIn(text)
    const price = priceIn(figures)
    const rest = figures.filter((one) => one !== price)
    const [power, hours, used] = [of(rest, 'kw'), of(rest, 'min'), of(rest, 'kwh')]
    const days = rest.find(({ noun }) => /^dias?$/.test(noun))
    const known = new Set([power, hours, used, days])
    if (rest.some((one) => !known.has(one))) return null
    const kwh = used?.value ?? (power === undefined || hours === undefined ? 0 : power.value * (hours.value / 60))
    if (!(kwh > 0) || (used !== undefined && power !== undefined)) return null
    const isMonthly = /\b(?:al|en un|por|cada) mes\b|\bmensual/.test(text)
    const isDaily = /\b(?:al|cada|por) dia\b|\bdiari[oa]s?\b/.test(text)
    const isYearly = /\b(?:al|en un|por) ano\b|\banual/.test(text)
    const times =
      days !== undefined ? days.bare : isYearly ? 365 : isMonthly && (isDaily || used === undefined) ? monthDays : 1
    const total = kwh * times
    const work = `${used === undefined ? `${plain(power?.bare ?? 0)} kW × ${plain((hours?.value ?? 0) / 60)} h` : `${plain(kwh)} kWh`}${times === 1 ? '' : ` × ${plain(times)} días`}`
    const notes =
      times > 1 && days === undefined ? [`Cuento ${plain(times)} días; si cierras alguno, dime cuántos abres.`] : []
    return price === null
      ? { answer: `Gasta **${plain(total)} kWh**.`, working: work, notes }
      : {
          answer: `Cuesta **${formatEuros(total * price.value)}** (${plain(total)} kWh).`,
          working: `${work} × ${formatPrice(price.value)} el kWh`,
          notes: [
            ...(used === undefined
              ? ['A plena potencia todo el rato; con el termostato cuenta un 50–70 %. Oficio.']
              : []),
            ...notes,
          ],
          figures: { cost: total * price.value },
        }
  },
}

const of = (figures: readonly Typed[], wanted: Typed['unit']): Typed | undefined =>
  figures.find(({ unit }) => unit === wanted)

/** € a kWh: '0,16 el kWh', 'a 0,20', 'a 18 céntimos'. */
const priceIn = (figures: readonly Typed[]): Typed | null =>
  figures.find(({ unit, value }) => unit === 'eur' && value < 2) ??
  figures.find(
    ({ unit, value, before, after }) =>
      unit === '' && value > 0 && value < 2 && (/\ba $/.test(before) || /^ ?(?:el|por|\/) ?kwh?/.test(after)),
  ) ??
  null

const formatPrice = (value: number): string => `${plain(Math.round(value * 1000) / 1000)} €`
