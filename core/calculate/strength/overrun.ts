import { typedIn } from '#core/calculate/at-work/typed.ts'
import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { countBetween, percent, plain, volume, volumeBetween } from '#core/calculate/say.ts'

/** A litre of mix weighs 1,08–1,12 kg (Goff y Hartel, Ice Cream): from kilos to litres. */
const [lightest, heaviest] = [1.08, 1.12]
/** A scoop of 50 g of an artisan ice cream, 650–750 g a litre. Oficio. ml. */
const scoop = 70

const ofTubs = /\b(?:tarrinas?|tarros?|copas?|vasitos?|botes?|cubetas?|envases?) de $/

/** 'Qué mezcla necesito para 8 litros': the ice cream without its air. */
const mixFor = ({ value, said, kind }: Slot, count: number, air: number): Sum | null => {
  if (kind !== 'volume') return null
  const mix = (value * count) / (1 + air / 100)
  return {
    answer: `Hacen falta **${volume(Math.round(mix))}** de mezcla, unos ${volume(
      Math.round((mix * (lightest + heaviest)) / 2),
    )
      .replace(/ l$/, ' kg')
      .replace(/ ml$/, ' g')}.`,
    working: `${count === 1 ? '' : `${plain(count)} × `}${said} ÷ (1 + ${percent(air)})`,
    notes: ['Cuenta además un 3–5 % que se queda en la mantecadora. Oficio.'],
  }
}

/** '4 kg de mix me dan 6,2 litros, qué overrun tengo': the air of what was made; of two kilos' weights of a litre, the same. */
const airOf = (own: string): Sum | null => {
  if (
    !/\b(?:que|cuanto|cual es (?:el|mi)) (?:% de |porcentaje de )?(?:overrun|aire)\b|\boverrun (?:tengo|es|sale|llevo)\b/.test(
      own,
    )
  )
    return null
  const [mix, ice, more] = typedIn(own)
  if (mix === undefined || ice === undefined || more !== undefined) return null
  const isKilos = mix.unit === 'g' && ice.unit === 'ml'
  if (!isKilos && (mix.unit !== ice.unit || mix.unit === '')) return null
  // A litre of mix and a litre of ice cream, weighed: what weighs less holds the air.
  const isWeighed = mix.unit === 'g' && ice.unit === 'g'
  const [low, high] = isWeighed
    ? [mix.value / ice.value, mix.value / ice.value]
    : isKilos
      ? [(ice.value * lightest) / mix.value, (ice.value * heaviest) / mix.value]
      : [ice.value / mix.value, ice.value / mix.value]
  if (!(low > 1) || high > 3) return null
  const air = ((low + high) / 2 - 1) * 100
  return {
    answer: `Overrun del **${plain(Math.round(air))} %**.`,
    working: isWeighed
      ? `${mix.text} ÷ ${ice.text} − 1, del mismo volumen`
      : isKilos
        ? `${ice.text} ÷ (${mix.text} ÷ 1,1 kg por litro de mezcla) − 1`
        : `${ice.text} ÷ ${mix.text} − 1`,
  }
}

/** 'De 5 litros de mezcla, con 80 % de overrun, cuántos litros o bolas salen': the mix and its air. */
export const overrun: Calculation = {
  id: 'overrun',
  continues: true,
  work: ({ folded, slots }) => {
    const own = ownPart(folded)
    const made = airOf(own)
    if (made !== null) return made
    if (!/\boverrun\b|\bde aire\b|\baireado\b/.test(folded) || /\bque overrun\b|\bnormal\b/.test(own)) return null
    const found =
      /\b(?:al|con|del)? ?(?:un |el )?(\d{1,3}) (?:de )?(?:overrun|aire)\b|\boverrun (?:del? |al? |un |de un )?(\d{1,3})(?![\d.,]*\d| ?(?:kg|kilos?|l|litros?|g)\b)/.exec(
        folded,
      )
    const bare = found?.[1] ?? found?.[2]
    const air = slotOf(slots, 'percent') ?? (bare === undefined ? null : { value: Number(bare) })
    const amounts = slots.filter(({ kind, value }) => (kind === 'volume' || kind === 'mass') && value > 0)
    const tub = amounts.find(({ at }) => ofTubs.test(folded.slice(0, at)))
    const mix = amounts.find((slot) => slot !== tub)
    if (air === null || air.value > 200) return null
    const tubs = /\b(\d{1,4}) (?:tarrinas?|tarros?|copas?|vasitos?|botes?|cubetas?|envases?) de $/.exec(
      folded.slice(0, tub?.at ?? 0),
    )?.[1]
    const asksMix = /\b(?:que|cuanta|cuanto) (?:mezcla|mix|base|nata (?:liquida|sin montar)|liquid[oa])\b/.test(own)
    // 'Y si quiero 10 litros': of ice cream, where no mix is said.
    const wantsIce =
      mix !== undefined &&
      /\b(?:quiero|necesito|sacar|tener|hacer|para) (?:unos )?$/.test(folded.slice(0, mix.at)) &&
      !/^ ?(?:de )?(?:mezcla|mix|base)/.test(folded.slice(mix.end))
    const whole = tubs === undefined ? (asksMix || wantsIce ? mix : undefined) : tub
    if (whole !== undefined) return mixFor(whole, Number(tubs ?? 1), air.value)
    if (mix === undefined) return null
    const [few, many] = mix.kind === 'volume' ? [mix.value, mix.value] : [mix.value / heaviest, mix.value / lightest]
    // What is said to be ice cream holds its air already.
    const isMade = /^ ?(?:de )?(?:helado|sorbete)/.test(folded.slice(mix.end))
    const factor = isMade ? 1 : 1 + air.value / 100
    const [low, high] = [few * factor, many * factor]
    if (tub !== undefined && tub.value > 0 && mix.kind === tub.kind)
      return {
        answer: `Salen **${countBetween(low / tub.value, high / tub.value)} tarrinas** de ${tub.said}.`,
        working: `${mix.said}${isMade ? '' : ` × (1 + ${percent(air.value)})`} ÷ ${tub.said}`,
      }
    const scoops = /\bbolas?\b/.test(folded)
      ? `, unas **${countBetween(low / scoop, high / scoop)} bolas** de ${volume(scoop)}`
      : ''
    return {
      answer: `Salen **${volumeBetween(low, high)}** de helado${scoops}.`,
      working: `${mix.said} × (1 + ${percent(air.value)})`,
      notes: [
        'Artesano, 25–40 % de aire; sorbete, 15–30 %. Cuenta además un 3–5 % que se queda en la mantecadora. Oficio.',
      ],
    }
  },
}
