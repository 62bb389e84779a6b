import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { isAmount, type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { plain, volume, weight } from '#core/calculate/say.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { typedNumber } from '#core/spanish/number.ts'

/** Baumé for liquids heavier than water: density = 145 ÷ (145 − °Bé) at 15,6 °C (NBS Circular 440, 1942). */
const densityOfBaume = (baume: number): number => 145 / (145 - baume)
const baumeOfDensity = (density: number): number => 145 - 145 / density

/** °Brix of a sugar solution by its density: fit to the NBS Circular 440 table, within 0,1 °Bx from 0 to 70. */
const brixOfDensity = (density: number): number =>
  ((182.4601 * density - 775.6821) * density + 1262.7794) * density - 669.5622

const densityOfBrix = (brix: number): number => {
  let [low, high] = [1, 1.4]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (brixOfDensity(middle) < brix) low = middle
    else high = middle
  }
  return low
}

const howMeasured =
  /^\W*(?:y )?(?:como|con que) (?:lo |la |los |se )?(?:compruebo|comprueba|mido|mide|miro|controlo|se)\b[a-z ]{0,12}\W*$/

/** °Baumé ↔ °Brix, and the sugar of a syrup. */
export const syrups: Calculation = {
  id: 'almíbar',
  continues: true,
  work: ({ folded, slots }, { said }) => {
    // 'Cómo lo compruebo', of the degrees spoken of.
    if (howMeasured.test(folded) && slots.length === 0 && /\bbrix\b/.test(said.slice(0, 200)))
      return {
        answer: 'Con **refractómetro**: una gota fría, a 20 °C, y se lee en °Brix.',
        working: '',
        notes: ['Con pulpa, colada antes; caliente marca menos. Se pone a cero con agua. Oficio.'],
      }
    const sugar = slots.find((slot) => isAmount(slot) && /^azucar/.test(slot.of))
    const water = slots.find((slot) => isAmount(slot) && /^agua/.test(slot.of))
    if (
      sugar !== undefined &&
      water !== undefined &&
      sugar.value > 0 &&
      water.value > 0 &&
      /\b(?:almibar|jarabe|sirope)\b/.test(folded)
    )
      return ofBoth(sugar.value, water.value)
    const equal = equalParts(folded, slots)
    if (equal !== null) return equal
    const baume = slotOf(slots, 'baume')
    const thinned = baume === null ? null : toOtherBaume(folded, slots)
    if (thinned !== null) return thinned
    const brix = slotOf(slots, 'brix')
    const amount = slots.find(isAmount) ?? null
    // A litre of it weighs its density.
    const grams =
      amount === null || brix === null
        ? 1000
        : amount.value * (amount.kind === 'volume' ? densityOfBrix(Math.min(75, brix.value)) : 1)
    const raised =
      brix === null
        ? null
        : toOtherBrix(folded, slots, brix.value, grams, amount?.kind === 'volume' ? `${amount.said} = ` : '')
    if (raised !== null) return raised
    if (baume !== null && baume.value > 0 && baume.value <= 40) {
      const value = brixOfDensity(densityOfBaume(baume.value))
      return syrup(
        `${plain(baume.value)} °Baumé`,
        value,
        `densidad 145 ÷ (145 − ${plain(baume.value)}) = ${formatDecimal(densityOfBaume(baume.value), 3)}`,
        amount,
        'brix',
      )
    }
    if (brix !== null && brix.value > 0 && brix.value <= 75 && /baume|almibar|jarabe|azucar|sirope/.test(folded))
      return syrup(
        `${plain(brix.value)} °Brix`,
        brix.value,
        `densidad ${formatDecimal(densityOfBrix(brix.value), 3)}`,
        amount,
        'baume',
      )
    return null
  },
}

/** 'De 32 a 28 °Bé, 5 litros': the water that thins it, or the sugar that thickens it, by its Brix. */
const toOtherBaume = (folded: string, slots: readonly Slot[]): Sum | null => {
  const [, one, two] =
    /\b(?:de|esta a|tengo a|tengo un almibar (?:de|a)) (\d{1,2}(?:[.,]\d)?) ?(?:°|º|grados)? ?(?:be|baume)? (?:a|hasta|y (?:lo )?quiero (?:a|en)) (\d{1,2}(?:[.,]\d)?)/.exec(
      folded,
    ) ?? []
  const [from, to] = [one, two].map((text) => typedNumber(text))
  const amount = slots.find((slot) => isAmount(slot) && slot.value > 0)
  if (
    from === undefined ||
    to === undefined ||
    !(from > 0) ||
    !(to > 0) ||
    from > 40 ||
    to > 40 ||
    from === to ||
    amount === undefined
  )
    return null
  const [now, wanted] = [from, to].map((baume) => brixOfDensity(densityOfBaume(baume)))
  if (now === undefined || wanted === undefined) return null
  const grams = amount.value * (amount.kind === 'volume' ? densityOfBaume(from) : 1)
  const isUp = wanted > now
  const added = isUp ? (grams * (wanted - now)) / (100 - wanted) : (grams * (now - wanted)) / wanted
  return {
    answer: `**${weight(Math.round(added))} de ${isUp ? 'azúcar' : 'agua'}** a ${amount.said} para pasar de ${plain(from)} a ${plain(to)} °Baumé; salen ${weight(Math.round(grams + added))}.`,
    working: `${plain(from)} y ${plain(to)} °Bé son ${formatDecimal(now, 1)} y ${formatDecimal(wanted, 1)} °Brix; ${weight(Math.round(grams))} de almíbar`,
    notes: ['A 20 °C: caliente marca menos. Tabla de sacarosa: NBS Circular 440.'],
  }
}

/** 'Cuánto almíbar sale de 3 kilos de azúcar y 2 de agua': its weight and its degrees. */
const ofBoth = (sugar: number, water: number): Sum => {
  const brix = (sugar / (sugar + water)) * 100
  return {
    answer: `Salen **${weight(sugar + water)}** de almíbar, a **${formatDecimal(brix, 1)} °Brix**${brix <= 70 ? ` (${formatDecimal(baumeOfDensity(densityOfBrix(brix)), 1)} °Baumé, unos ${volume(Math.round((sugar + water) / densityOfBrix(brix) / 10) * 10)})` : ''}.`,
    working: `${weight(sugar)} ÷ (${weight(sugar)} + ${weight(water)})`,
    notes: ['Sin contar lo que se evapora al hervir. Tabla de sacarosa: NBS Circular 440.'],
  }
}

/** 'TPT con 3 litros de agua': as much sugar as water, 50 °Brix; how much it makes. */
const equalParts = (folded: string, slots: readonly Slot[]): Sum | null => {
  const [, sugars, waters] =
    /\b(?:almibar|jarabe|sirope)(?: de)? (\d) ?(?::|a|por) ?(\d)\b(?! ?(?:kg|kilos?|l\b|litros?|g\b))/.exec(folded) ??
    []
  if (sugars !== undefined && sugars !== waters) return ofParts(Number(sugars), Number(waters), slots)
  if (!/\btpt\b|\btanto por tanto\b|\balmibar (?:simple|basico|1 ?(?::|a) ?1|al 50|a partes iguales)/.test(folded))
    return null
  const amount = slots.find((slot) => isAmount(slot) && slot.value > 0)
  // 'TPT, cuántos baumé': its degrees.
  if (amount === undefined)
    return /\bbaume\b|\bbrix\b|\bgrados\b|\bdensidad\b/.test(folded)
      ? {
          answer: `A partes iguales son **50 °Brix**, **${formatDecimal(baumeOfDensity(densityOfBrix(50)), 1)} °Baumé**.`,
          working: `densidad ${formatDecimal(densityOfBrix(50), 2)}; 145 − 145 ÷ densidad`,
          notes: ['A 20 °C: caliente marca menos. Tabla de sacarosa: NBS Circular 440.'],
        }
      : null
  const isOfOne = /^(?:agua|azucar)/.test(amount.of)
  // A litre of it weighs its density.
  const grams = isOfOne ? amount.value : (amount.value * (amount.kind === 'volume' ? densityOfBrix(50) : 1)) / 2
  return {
    answer: `**${weight(Math.round(grams))} de azúcar y ${weight(Math.round(grams))} de agua**: salen ${weight(Math.round(2 * grams))}, unos ${volume(Math.round((2 * grams) / densityOfBrix(50) / 10) * 10)}.`,
    working: `a partes iguales, 50 °Brix: densidad ${formatDecimal(densityOfBrix(50), 2)}`,
    notes: ['A 20 °C: caliente marca menos. Tabla de sacarosa: NBS Circular 440.'],
  }
}

/** 'Almíbar 2 a 1 con 4 kilos de azúcar': so many parts of sugar to so many of water. */
const ofParts = (sugars: number, waters: number, slots: readonly Slot[]): Sum | null => {
  const amount = slots.find((slot) => isAmount(slot) && slot.value > 0)
  if (amount === undefined || sugars <= 0 || waters <= 0) return null
  const brix = (sugars / (sugars + waters)) * 100
  const part = partSaid(amount)
  const whole = part === 'whole' ? amount.value * (amount.kind === 'volume' ? densityOfBrix(Math.min(brix, 75)) : 1) : 0
  const one =
    part === 'sugar' ? amount.value / sugars : part === 'water' ? amount.value / waters : whole / (sugars + waters)
  return {
    answer: `**${weight(Math.round(one * sugars))} de azúcar y ${weight(Math.round(one * waters))} de agua**: salen ${weight(Math.round(one * (sugars + waters)))}.`,
    working: `${plain(sugars)} partes de azúcar por ${plain(waters)} de agua, ${plain(brix)} °Brix`,
    notes: brix > 67 ? ['Pasa de lo que el agua disuelve en frío (unos 67 °Brix): al enfriar cristaliza.'] : [],
  }
}

/** 'Da 16 brix y lo quiero a 28': the sugar, or the water, that brings a purée there: its sugar over its weight. */
const toOtherBrix = (
  folded: string,
  slots: readonly Slot[],
  from: number,
  grams: number,
  counted: string,
): Sum | null => {
  const [one, two] = slots.filter(({ kind, value }) => kind === 'brix' && value > 0)
  const other =
    one !== undefined && two !== undefined && one.at === two.at
      ? two
      : slots.find(
          ({ kind, value, at }) =>
            (kind === 'brix' || kind === 'count' || kind === 'celsius') &&
            value > 0 &&
            value !== from &&
            /\b(?:a|hasta|en|de|para|quiero|necesito|busco) $/.test(folded.slice(Math.max(0, at - 9), at)) &&
            (kind === 'brix' ||
              wants.test(folded.slice(0, at)) ||
              /\bbrix (?:a|hasta|para) $/.test(folded.slice(0, at))),
        )
  if (other === undefined || other.value > 75 || from > 75 || grams <= 0) return null
  const first = slots.find(({ kind }) => kind === 'brix')
  // 'Subir a 28 un puré de 16'; 'de 32 a 28 brix'.
  const isTurned =
    first !== undefined &&
    (other.at > first.at
      ? raises.test(folded.slice(0, first.at))
      : /^ ?(?:brix )?(?:a|hasta) $/.test(folded.slice(other.end, first.at)))
  const [now, wanted] = isTurned ? [other.value, from] : [from, other.value]
  const added = wanted > now ? (grams * (wanted - now)) / (100 - wanted) : (grams * (now - wanted)) / wanted
  return wanted > now
    ? {
        answer: `**${weight(Math.round(added))} de azúcar** a ${weight(grams)} para pasar de ${plain(now)} a ${plain(wanted)} °Brix; salen ${weight(Math.round(grams + added))}.`,
        working: `${counted}${weight(grams)} × (${plain(wanted)} − ${plain(now)}) ÷ (100 − ${plain(wanted)})`,
        notes: ['Compruébalo con refractómetro, a 20 °C.'],
      }
    : {
        answer: `**${weight(Math.round(added))} de agua** a ${weight(grams)} para bajar de ${plain(now)} a ${plain(wanted)} °Brix; salen ${weight(Math.round(grams + added))}.`,
        working: `${counted}${weight(grams)} × (${plain(now)} − ${plain(wanted)}) ÷ ${plain(wanted)}`,
        notes: ['Compruébalo con refractómetro, a 20 °C.'],
      }
}

/** 'Subir a 28 un puré de 16'. */
const raises = /\b(?:subir|subo|sube|suba|bajar|bajo|pasar|paso|llegar|llevar|dejar)[a-z]* (?:\S+ ){0,4}(?:a|hasta) $/

const wants = /\b(?:quier[oa]|subir|subo|sube|baj[ao]r?|llev[ao]r?|pasar|paso|llegue|llegar|dejar|necesit|pongo|poner)/

/** What of a syrup its amount is said of: its sugar, its water, or all of it. */
const partSaid = ({ of }: Slot): 'sugar' | 'water' | 'whole' =>
  /^azucar/.test(of) ? 'sugar' : /^agua/.test(of) ? 'water' : 'whole'

const syrup = (said: string, brix: number, working: string, amount: Slot | null, wanted: 'brix' | 'baume') => {
  const part = amount === null ? 'water' : partSaid(amount)
  const given = amount?.value ?? 1000
  const whole = part === 'whole' ? given * (amount?.kind === 'volume' ? densityOfBrix(brix) : 1) : 0
  const litre =
    part === 'water' ? given : part === 'sugar' ? (given * (100 - brix)) / brix : (whole * (100 - brix)) / 100
  const sugar = part === 'sugar' ? given : part === 'whole' ? (whole * brix) / 100 : (litre * brix) / (100 - brix)
  const other =
    wanted === 'brix'
      ? `**${formatDecimal(brix, 1)} °Brix**`
      : `**${formatDecimal(baumeOfDensity(densityOfBrix(brix)), 1)} °Baumé**`
  return {
    answer:
      amount === null
        ? `${said} son unos ${other}: ${weight(sugar)} de azúcar por ${weight(litre)} de agua.`
        : `**${weight(Math.round(sugar))} de azúcar y ${weight(Math.round(litre))} de agua**${part === 'whole' ? ` para ${amount.said} de almíbar` : `: salen ${weight(Math.round(sugar + litre))}`}. ${said} son unos ${other}.`,
    working:
      part === 'whole'
        ? `${working}; ${amount?.kind === 'volume' ? `${amount.said} = ${weight(Math.round(whole))}; ` : ''}azúcar, el ${formatDecimal(brix, 1)} % del peso`
        : `${working}; ${part === 'sugar' ? `agua = azúcar × (100 − ${formatDecimal(brix, 1)}) ÷ ${formatDecimal(brix, 1)}` : `azúcar = agua × ${formatDecimal(brix, 1)} ÷ (100 − ${formatDecimal(brix, 1)})`}`,
    notes: ['A 20 °C: caliente marca menos. Tabla de sacarosa: NBS Circular 440.'],
  }
}
