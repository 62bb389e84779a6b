import type { Calculation } from '#core/calculate/calculation.ts'
import { type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { ofRecipe, ownPart } from '#core/calculate/reading/words.ts'
import { plain, weight } from '#core/calculate/say.ts'

/** The usual gold sheet of a Spanish kitchen: 2 g and 200 bloom (oficio). */
const sheet = { grams: 2, bloom: 200 } as const

/** Sheets ↔ powder, and from one strength to another: grams grow with √(bloom₁ ÷ bloom₂) (Gelatin Handbook, GMIA 2019). */
export const gelatine: Calculation = {
  id: 'gelatina',
  continues: true,
  work: ({ folded, slots }, { said }) => {
    if (
      !/\bgelatinas?\b|\bcolas? de pescado\b|\bbloom\b|\bhojas?\b.{0,40}\bpolvo|\bpolvo\b.{0,40}\bhojas?|\bhojas?\b.{0,20}\b(?:oro|plata|bronce|platino)\b|\bagar\b.{0,30}\bhojas\b|\bhojas\b.{0,30}\bagar\b/.test(
        folded,
      )
    )
      return null
    const blooms = bloomsIn(folded, slots)
    const sheets = slots.find(({ kind, of }) => kind === 'count' && /^(?:hojas?|colas?|laminas?)/.test(of)) ?? null
    // 'Hojas de gelatina de 2 g': what one leaf weighs.
    const powder = slotOf(
      slots.filter(({ at }) => !/\bhojas?(?: de gelatina)?(?: oro| plata| bronce)? de $/.test(folded.slice(0, at))),
      'mass',
    )
    const toAgar = /\bagar\b/.test(folded)
    if (toAgar && (sheets !== null || powder !== null)) return inAgar(powder?.value ?? 0, sheets)
    if (blooms.length > 1)
      return betweenStrengths(secondIsOld(folded, blooms) ? blooms.toReversed() : blooms, powder, sheets)
    // 'Y si la hoja es de 160', after so many leaves: by the usual gold ones.
    if (sheets === null && powder === null && blooms.length === 1 && asksLeaves(folded, said))
      return betweenStrengths([{ value: sheet.bloom, at: 0 }, ...blooms], null, null)
    if (sheets !== null) return inPowder(sheets.value, blooms[0]?.value ?? sheet.bloom)
    // 'Hojas para un kilo de bavaroise': the kilo is no powder.
    if (powder !== null && /\bhojas?\b/.test(folded) && /^(?:$|gelatina|polvo|cola)/.test(powder.of))
      return inSheets(powder.value, blooms[0]?.value ?? sheet.bloom)
    return null
  },
}

const asksLeaves = (folded: string, said: string): boolean =>
  /\bhojas?\b/.test(ownPart(folded)) || /\bcuant[oa]s hojas\b|\bhojas\W*$/.test(said.split('; ')[0] ?? '')

const inPowder = (sheets: number, bloom: number) => {
  const grams = sheets * sheet.grams
  const powder = grams * Math.sqrt(sheet.bloom / bloom)
  return {
    answer: `**${weight(powder)} de gelatina en polvo** de ${plain(bloom)} bloom por ${plain(sheets)} ${sheets === 1 ? 'hoja' : 'hojas'}.`,
    working: `${plain(sheets)} × ${sheet.grams} g × √(${sheet.bloom} ÷ ${plain(bloom)}) = ${weight(powder)}`,
    notes: [
      'Cuenta con hojas de 2 g y 200 bloom (oro): mira las tuyas. El polvo se hidrata en 5 veces su peso de agua fría.',
    ],
  }
}

const inSheets = (grams: number, bloom: number) => {
  const sheets = (grams * Math.sqrt(bloom / sheet.bloom)) / sheet.grams
  return {
    answer: `**${plain(Math.round(sheets * 10) / 10)} hojas** de 2 g y 200 bloom por ${weight(grams)} de polvo de ${plain(bloom)} bloom.`,
    working: `${weight(grams)} × √(${plain(bloom)} ÷ ${sheet.bloom}) ÷ ${sheet.grams} g`,
    notes: ['Mira en la caja lo que pesa tu hoja: va de 1,7 g (platino) a 3,3 g (bronce) para cuajar lo mismo.'],
  }
}

const betweenStrengths = (blooms: readonly Bloom[], powder: Slot | null, sheets: Slot | null) => {
  const [from = sheet.bloom, to = sheet.bloom] = blooms.map(({ value }) => value)
  const factor = Math.sqrt(from / to)
  const grams = powder?.value ?? (sheets === null ? 10 : sheets.value * sheet.grams)
  return {
    answer: `De ${plain(from)} a ${plain(to)} bloom, multiplica los gramos por **${plain(factor)}**: ${weight(grams)} pasan a **${weight(grams * factor)}**.`,
    working: `${sheets === null || powder !== null ? '' : `${plain(sheets.value)} hojas × ${sheet.grams} g (lo supongo: pesa las tuyas) = ${weight(grams)}; `}√(${plain(from)} ÷ ${plain(to)}) = ${plain(factor)}`,
    notes: [
      ...(sheets === null
        ? []
        : [
            'En hojas, muchas marcas ajustan el peso para que una hoja cuaje igual en todos los bloom: si es la tuya, hoja por hoja.',
          ]),
      'Para el mismo cuajado: Gelatin Handbook (GMIA, 2019).',
    ],
  }
}

type Bloom = Pick<Slot, 'value' | 'at'>

/** 'Tengo de 180 y la receta es de 250': from the second to the first. */
const secondIsOld = (folded: string, [first, second]: readonly Bloom[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  ofRecipe.test(folded.slice(0, second.at)) &&
  !/\b(?:recetas?|pid[ea]n?|original)\b/.test(folded.slice(0, first.at))

/** The colours leaves are sold by, in bloom. Oficio. */
const colours: readonly (readonly [RegExp, number])[] = [
  [/\bbronce\b/, 140],
  [/\bplata\b/, 160],
  [/\boro\b/, 200],
  [/\bplatino\b/, 240],
]

/** The strengths a question says, in order: '200 bloom', 'gelatina 160', 'de oro a plata'. */
const bloomsIn = (folded: string, slots: readonly Slot[]): readonly Bloom[] => {
  const said = slots.filter(({ kind, value }) => kind === 'bloom' && value >= 50 && value <= 300)
  if (said.length > 1) return said
  const bare = slots.filter(
    ({ kind, value, at, end }) =>
      kind === 'count' &&
      value >= 80 &&
      value <= 300 &&
      /\b(?:gelatinas?|hojas?|polvo|colas?|una|la|las|de|a|por|pide|tengo) $/.test(
        folded.slice(Math.max(0, at - 12), at),
      ) &&
      !/^ ?(?:g|gr|ml|hojas?|personas?|pax|raciones?|vasitos?|moldes?)\b/.test(folded.slice(end)),
  )
  const named = colours.flatMap(([colour, value]) => {
    const found = colour.exec(folded)
    return found === null ? [] : [{ value, at: found.index }]
  })
  const all = [...said, ...bare, ...named].toSorted((one, other) => one.at - other.at)
  // One alone is no exchange, but for one that is called so.
  return all.length > 1 &&
    /\b(?:por|en vez de|en lugar de|a|cambi\w+|sustitu\w+|pas\w+|equival\w+|tengo|solo)\b/.test(folded)
    ? all.slice(0, 2)
    : said
}

/** Agar sets about as firmly with a fifth to a quarter of the grams, but brittle (oficio). */
const inAgar = (powder: number, sheets: Slot | null) => {
  const grams = sheets === null ? powder : sheets.value * sheet.grams
  const counted = sheets === null ? '' : `${plain(sheets.value)} hojas × ${sheet.grams} g; `
  return {
    answer: `Entre **${weight(grams * 0.2)} y ${weight(grams * 0.25)} de agar**, y no es lo mismo: sale más quebradizo y no funde en boca.`,
    working: `${counted}${weight(grams)} de gelatina × 0,20–0,25`,
    notes: ['El agar se hierve 2 min con el líquido; cuaja a 35–40 °C y aguanta hasta 85 °C. Oficio.'],
  }
}
