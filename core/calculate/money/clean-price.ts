import type { Ask, Calculation, Figures } from '#core/calculate/calculation.ts'
import { fractionIn } from '#core/calculate/reading/fractions.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { percent, weight } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'

/** Words a share before or behind them is left over by, and by which it is lost. */
const leaves =
  /\b(?:me |nos |le )?(?:da|dan|deja|dejan|queda|quedan|sac[oa]|sacamos|aprovech\w*|rind\w*|rendimiento|sale|salen|obtengo|limpi[oa]s?)\b/g
const loses = /\b(?:mermas?|pierd\w*|perd\w*|tir[oa]\w*|desperdici\w*|se (?:me )?va|se (?:me )?van|sin aprovechar)\b/g

const lastAt = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1

/** 'Saco un 68 de carne', 'con merma del 60': a share, though nobody says percent. */
const countedShare = (before: string, after: string): boolean =>
  (/\b(?:un|el|al|del) $/.test(before) && /^ ?de (?:carne|lomo|limpio|merma|rendimiento|pulpa|aprovech)/.test(after)) ||
  /\b(?:mermas?|rendimiento|rinde|pierde|aprovecho) (?:de |del |el |un |al |sobre el )*$/.test(before)

/** The share of the whole that is left after cleaning, as the cook says it, in %; null where it is not said. */
export const shareLeftIn = ({ folded, slots }: Ask): number | null => {
  const fraction = fractionIn(folded)
  const said = [...slots, ...(fraction === null ? [] : [{ ...fraction, kind: 'percent' as const }])]
  for (const { kind, value, at, end } of said) {
    const before = folded.slice(Math.max(0, at - 44), at)
    const isShare = kind === 'percent' || (kind === 'count' && countedShare(before, folded.slice(end, end + 20)))
    if (!isShare || value <= 0 || value >= 100) continue
    const [left, lost] = [lastAt(leaves, before), lastAt(loses, before)]
    const after = folded.slice(end, end + 26)
    if (/^ ?(?:de )?(?:mermas?|desperdicio|perdida)/.test(after)) return 100 - value
    if (/^ ?(?:de )?(?:rendimiento|limpi|aprovech|carne|lomo)/.test(after) || left > lost) return value
    if (lost > left) return 100 - value
  }
  return null
}

/** € a kilo: what is said right after 'a', 'por', 'pago', or right before 'el kilo'. */
export const perKiloIn = ({ folded, slots }: Ask): Slot | null =>
  slots.find(({ kind, value, at, end }) => {
    if ((kind !== 'euros' && kind !== 'count') || value <= 0 || value > 1000) return false
    const before = folded.slice(Math.max(0, at - 20), at)
    const after = folded.slice(end, end + 14)
    if (/^ ?(?:%|raciones|personas|g\b|kg\b(?! a)|piezas|por ciento|limpi)/.test(after)) return false
    return (
      kind === 'euros' ||
      /^ ?(?:€|eur)?\/? ?(?:el |al |por )?(?:kg|kilo)\b/.test(after) ||
      /\b(?:a|por|pago|cuesta|vale|sale a|va a|esta a|kilo|kg|enter[oa])(?: (?:a|unos|los|el kilo))? $/.test(before)
    )
  }) ?? null

const kilo =
  /\bkilo|\bkg\b|\blimpi|\bnet[oa]\b|\blomos?\b|\bfilete|\bcarne\b|\bcola|\bpulpa\b|\baprovechable|\bracion|\bal (?:cocer|asar|guisar|limpiar)/
const asks =
  /\ba (?:cuanto|como|que)\b|\bcuanto\b|\ben cuanto\b|\bcomo me\b|\bpor cuanto\b|\bprecio\b|\bcoste\b|\breal\b|\bque me conviene\b|\bsale mejor\b|\bmejor (?:la|el|lo)\b|\bmerece\b|\bcompensa\b|\bkilo limpio\W*$/
/** Bought already cleaned. */
const readyMade =
  /\b(?:me (?:l[oa]s? )?(?:ofrecen|venden|dan|dejan|traen)|ya|limpi[oa]s?|lomos?|filet\w*|fileteado|pelad[oa]s?|suprem\w*|deshuesad[oa]s?|preparad[oa]s?|cortad[oa]s?|desespinad[oa]s?|en colas?|porcionad[oa]s?|en (?:bote|lata|conserva)|cocid[oa]s?|asad[oa]s?|racionad[oa]s?|envasad[oa]s?)\b/

/** 'La compro entera a 13,50 y me da un 45 % de lomo': what a kilo comes to once cleaned. */
export const cleanPrice: Calculation = {
  id: 'precio en limpio',
  work: (ask, figures) => compared(ask, figures) ?? cleaned(ask),
}

/** 'De 10 kilos me salen 5,8 limpios'. */
const weighedShare = (folded: string): number | null => {
  const found =
    /\b(\d{1,4}(?:[.,]\d{1,3})?) ?(?:kg|kilos?)\b.{0,60}\b(?:sale|salen|quedan?|saco|sacamos|dan?|dejan?|obtengo) (?:solo |unos )?(\d{1,4}(?:[.,]\d{1,3})?) ?(?:kg|kilos?)? ?(?:de )?(?:ya )?(?:limpi|net|lomo|carne|pulpa|aprovech)/.exec(
      folded,
    )
  const [whole, left] = [found?.[1], found?.[2]].map((one) => Number((one ?? '').replace(',', '.')))
  return whole !== undefined && left !== undefined && left > 0 && left < whole ? (left / whole) * 100 : null
}

const cleaned = (ask: Ask): ReturnType<Calculation['work']> => {
  const { folded, slots } = ask
  const share = shareLeftIn(ask) ?? weighedShare(folded)
  if (
    share === null ||
    !(asks.test(folded) || /\bmerma|\brendimiento|\brinde\b|\bpierde/.test(folded)) ||
    !kilo.test(folded) ||
    /\bvend|\bpvp|food ?cost|\bmargen/.test(folded)
  )
    return null
  if (slots.some(({ kind }) => kind === 'guests')) return null
  const price = perKiloIn(ask)
  if (price === null) return null
  // 'Una caja de 10 kg a 34': the price is the box's, unless it is said by the kilo.
  const isByTheKilo = /^ ?(?:€|euros?)? ?(?:\/|el |al |por |cada )?(?:kg|kilo)\b/.test(
    folded.slice(price.end, price.end + 20),
  )
  const box = isByTheKilo
    ? undefined
    : /\b(?:caja|saco|bolsa|malla|pieza|barqueta) (?:entera )?de (\d{1,3}(?:[.,]\d)?) ?(?:kg|kilos?) (?:a|por|me cuesta|sale a) $/.exec(
        folded.slice(0, price.at),
      )?.[1]
  const bought = price.value / (box === undefined ? 1 : Number(box.replace(',', '.')))
  const perKilo = (bought / share) * 100
  const other = slots.find(
    (slot) =>
      slot !== price && slot.at > price.at && perKiloIn({ ...ask, slots: [slot] }) !== null && slot.kind !== 'mass',
  )
  const clean = { perKilo, share, bought }
  if (other !== undefined && readyMade.test(folded.slice(price.end, other.at))) return versus(other.value, clean)
  const bare =
    /\bracion(?:es)? (?:de )?(\d{2,3})\b(?! ?(?:€|%|euros?))/.exec(folded)?.[1] ??
    /\b(\d{2,3}) (?:netos|limpios)\b/.exec(folded)?.[1]
  const weighed = slots.find(({ kind, value }) => kind === 'mass' && value > 0 && value < 1000)
  const grams = weighed ?? (bare === undefined ? undefined : { value: Number(bare) })
  return {
    answer: `El kilo limpio sale a **${formatEuros(perKilo)}**${grams === undefined ? '' : `, y la ración de ${weight(grams.value)} a **${formatEuros((perKilo * grams.value) / 1000)}**`}.`,
    working: `${box === undefined ? '' : `${formatEuros(price.value)} ÷ ${box} kg = `}${formatEuros(bought)} ÷ ${percent(share)} que se aprovecha`,
    figures: { cost: grams === undefined ? perKilo : (perKilo * grams.value) / 1000, clean },
  }
}

/** 'Y si me la dan ya en lomos a 27', of the whole fish reckoned before. */
const compared = (ask: Ask, { clean }: Figures): ReturnType<Calculation['work']> => {
  const isTurn = ask.folded.length <= 90 && readyMade.test(ask.folded)
  if (clean === null || !isTurn || shareLeftIn(ask) !== null) return null
  const price = perKiloIn(ask)
  return price === null ? null : versus(price.value, clean)
}

const versus = (ready: number, clean: NonNullable<Figures['clean']>): ReturnType<Calculation['work']> => {
  const saved = Math.abs(clean.perKilo - ready)
  const isReady = ready < clean.perKilo
  return {
    answer:
      saved < 0.005
        ? `Sale igual: **${formatEuros(ready)}** el kilo limpio de las dos maneras; ya limpio te ahorras la mano de obra.`
        : isReady
          ? `Sale más barato ya limpio: **${formatEuros(saved)} menos por kilo** (${formatEuros(ready)} contra ${formatEuros(clean.perKilo)}), y sin mano de obra.`
          : `Sale más barato entero: **${formatEuros(saved)} menos por kilo limpio** (${formatEuros(clean.perKilo)} contra ${formatEuros(ready)}); la limpieza es cosa tuya.`,
    working: `${formatEuros(clean.bought)} ÷ ${percent(clean.share)} = ${formatEuros(clean.perKilo)} el kilo limpio`,
    notes: [
      `Se igualan con el entero a ${formatEuros((ready * clean.share) / 100)}. Cuenta además lo que aprovechas de espinas, huesos o recortes.`,
    ],
    figures: { clean },
  }
}

/** 'Y la ración de 160', of the kilo reckoned before. */
export const servingOfClean: Calculation = {
  id: 'ración de lo limpio',
  work: ({ folded, slots }, { clean }) => {
    const grams =
      /\b(?:racion|plato|lomo|filete|pieza|tapa|porcion)(?:es)? (?:limpi[oa] )?(?:de )?(\d{2,4})\b/.exec(folded)?.[1] ??
      // 'Y 300 g de fondos por plato'.
      /^\W*(?:y )?(\d{2,4}) ?(?:g|gr|gramos)?(?: de [a-z]+)? por,? (?:cuanto )?(?:plato|racion|persona)\b/.exec(
        folded,
      )?.[1]
    const isAsked = /\bcuanto\b|\bcomo\b|\bcuesta\b|\bsale\b|^\W*(?:y )?(?:la|cada|por|\d)\b/.test(folded)
    if (clean === null || grams === undefined || !isAsked || slots.length > 2 || /\benter[oa]|\bkilos\b/.test(folded))
      return null
    const cost = (clean.perKilo * Number(grams)) / 1000
    return {
      answer: `La ración de ${weight(Number(grams))} cuesta **${formatEuros(cost)}** de materia prima.`,
      working: `${grams} g × ${formatEuros(clean.perKilo)} el kilo limpio`,
      figures: { cost },
    }
  },
}
