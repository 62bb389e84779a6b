import type { Calculation } from '#core/calculate/calculation.ts'
import { plain } from '#core/calculate/say.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import { typedNumber } from '#core/spanish/number.ts'

/** Sucrose is what the others are measured by. */
const ofSucrose = 100

/** 'POD de 200 de sacarosa y 100 de dextrosa': grams × POD ÷ 100, by the page of the sugars. */
export const sweetness: Calculation = {
  id: 'POD',
  continues: true,
  work: ({ folded, knowledge }) => {
    if (!/\bpod\b|\bdulzor\b|\bedulcorante\b/.test(folded)) return null
    const page = knowledge.cookbook.byPath.get('cards/dosis/trehalosa-y-azucares')
    if (page === undefined) return null
    const text = fold(page.sections.flatMap(({ heading }) => sectionLines(page, heading)).join('\n'))
    const podOf = (name: string): number | null => podIn(text, name)
    const parts = partsIn(folded).map((part) => ({ ...part, pod: podOf(part.name) }))
    const unknown = parts.filter(({ pod }) => pod === null).map(({ name }) => name)
    if (parts.length === 0) return null
    if (unknown.length > 0)
      return { answer: `El POD de ${unknown.join(', ')} no lo tengo: dímelo y lo sumo.`, working: '' }
    const grams = parts.reduce((all, part) => all + part.grams, 0)
    const sum = parts.reduce((all, part) => all + (part.grams * (part.pod ?? 0)) / ofSucrose, 0)
    return {
      answer: `POD de **${plain(sum)}**: endulza como ${plain(sum)} g de azúcar${parts.length > 1 ? `; la mezcla, el ${plain((sum / grams) * ofSucrose)} % de la sacarosa` : ''}.`,
      working: parts
        .map(({ grams: each, name, pod }) => `${plain(each)} g de ${name} × ${plain((pod ?? 0) / ofSucrose)}`)
        .join(' + '),
      notes: ['Por kilo de mezcla, un helado lleva un POD de 160–190.', `Fuente: ${page.source}.`],
    }
  },
}

/** The sweetness of a sugar as the page of the sugars has it: its POD; null where it has none. */
const podIn = (text: string, name: string): number | null => {
  if (/^(?:sacarosa|azucar)$/.test(name)) return ofSucrose
  const found = new RegExp(
    `\\b${name}[a-z]*(?: (?:liquida|en polvo|de \\d{2}|\\(de \\d{2}\\)))*,? (\\d{1,3})(?:[–-](\\d{1,3}))?\\b`,
  ).exec(text)
  return found === null ? null : (Number(found[1]) + Number(found[2] ?? found[1])) / 2
}

const sugarName = '(sacarosa|azucar|dextrosa|fructosa|invertido|lactosa|glucosa|trehalosa|maltitol|eritritol)'
const asSweet = new RegExp(
  `\\b(\\d{1,4}(?:[.,]\\d)?) ?(?:g|gr|gramos)? ?(?:de )?(?:azucar )?${sugarName}\\b.{0,24}?\\b(?:por|con|en) (?:azucar )?${sugarName}\\b`,
)

/** 'Cambiar 100 g de sacarosa por dextrosa para que dulce igual': as much of the other as sweetens the same; 'y por fructosa'. */
export const sameSweetness: Calculation = {
  id: 'mismo dulzor',
  continues: true,
  work: ({ folded, knowledge }) => {
    if (!/\b(?:dulce|dulces|endulc\w+|endulz\w+|dulzor|edulc\w+)\b/.test(folded)) return null
    const page = knowledge.cookbook.byPath.get('cards/dosis/trehalosa-y-azucares')
    const [own = '', ...rest] = folded.split('; ')
    const [, grams = '', from = '', first = ''] = asSweet.exec(rest.length > 0 ? rest.join('; ') : own) ?? []
    const to = rest.length > 0 ? (new RegExp(`\\b(?:por|con|de|en) ${sugarName}\\b`).exec(own)?.[1] ?? '') : first
    if (page === undefined || grams === '' || to === '' || to === from) return null
    const text = fold(page.sections.flatMap(({ heading }) => sectionLines(page, heading)).join('\n'))
    const [one, other] = [podIn(text, from), podIn(text, to)]
    if (one === null || other === null || other <= 0) return null
    const said = typedNumber(grams)
    return {
      answer: `**${plain(Math.round((said * one) / other))} g de ${to}** endulzan como ${plain(said)} g de ${from}.`,
      working: `${plain(said)} g × POD ${plain(one)} ÷ POD ${plain(other)}`,
      notes: [
        'Cambia el frío y los sólidos: mira también el PAC antes de cambiarlo en un helado.',
        `Fuente: ${page.source}.`,
      ],
    }
  },
}

/** The grams of each sugar a question says. */
const partsIn = (folded: string): readonly { readonly grams: number; readonly name: string }[] =>
  [
    ...folded.matchAll(
      /(?<![\d.,])(\d{1,4}(?:[.,]\d)?) ?(?:g|gr|gramos)?(?:, cuant[oa]s?)? ?(?:de )?(?:azucar )?(sacarosa|azucar|dextrosa|fructosa|invertido|lactosa|glucosa|miel|trehalosa|maltitol|eritritol|inulina|alcohol)\b/g,
    ),
    ...folded.matchAll(
      /^\W*(?:(?:pac|pod) (?:de )?)?(sacarosa|dextrosa|fructosa|invertido|lactosa|glucosa|miel|trehalosa) (\d{1,4}(?:[.,]\d)?)(?! ?(?:g|gr|gramos)? ?(?:de )?[a-z]{5,}osa)()/g,
    ),
  ].map(([, one = '', other = '']) => {
    const [grams, name] = /^\d/.test(one) ? [one, other] : [other, one]
    return { grams: Number(grams.replace(',', '.')), name }
  })

/** 'Si cambio 50 de sacarosa por dextrosa': what is taken for what. */
const swapOf = (folded: string) => {
  const swap =
    /\b(?:cambi\w+|sustituy\w+|quit\w+) (\d{1,4})(?: ?g| gramos)? de ([a-z]+) (?:por|y pongo),? (?:cuant[oa]s? )?([a-z]+)/.exec(
      folded,
    )
  const [said, figure = '', from = '', to = ''] = swap ?? []
  return said === undefined ? null : { said, grams: Number(figure), from, to }
}

/** The sugars said, less of the one and as much of the other where they are exchanged. */
const exchanged = (folded: string): ReturnType<typeof partsIn> => {
  const swap = swapOf(folded)
  if (swap === null) return partsIn(folded)
  const { said, grams, from, to } = swap
  const parts = partsIn(folded.replace(said, ' '))
  const had = parts.find(({ name, grams: all }) => name === from && all >= grams)
  if (had === undefined) return []
  const less = parts.map((part) => (part === had ? { ...part, grams: part.grams - grams } : part))
  return less.some(({ name }) => name === to)
    ? less.map((part) => (part.name === to ? { ...part, grams: part.grams + grams } : part))
    : [...less, { name: to, grams }]
}

/** 'PAC de 120 de sacarosa, 40 de dextrosa y 20 de glucosa': grams by kilo × PAC ÷ 100, by the page's own figures (Corvitto). */
export const freezingPower: Calculation = {
  id: 'PAC',
  continues: true,
  work: ({ folded, knowledge }) => {
    if (!/\bpac\b|\banticongelante/.test(folded)) return null
    const page = knowledge.cookbook.byPath.get('cards/helado/pod-y-pac')
    if (page === undefined) return null
    const text = fold(sectionLines(page, 'Puntos').join('\n'))
    const pacOf = (name: string): number =>
      /^(?:sacarosa|azucar)$/.test(name)
        ? ofSucrose
        : Number(new RegExp(`\\b${name}[a-z]*(?: de \\d{2})?(?: puro)? (\\d{2,3})\\b`).exec(text)?.[1] ?? 0)
    const parts = exchanged(folded).map((part) => ({ ...part, pac: pacOf(part.name) }))
    if (parts.length === 0) return powerFor(folded)
    if (parts.some(({ pac }) => pac === 0)) return null
    const sum = parts.reduce((all, { grams, pac }) => all + (grams * pac) / ofSucrose, 0)
    return {
      answer: `PAC de **${plain(sum)}**.`,
      working: `${swapOf(folded) === null ? '' : `cambiando ${swapOf(folded)?.grams ?? 0} g: `}${parts
        .map(({ grams, name, pac }) => `${plain(grams)} g de ${name} × ${plain(pac / ofSucrose)}`)
        .join(' + ')}`,
      notes: [
        'Por kilo de mezcla; súmale la lactosa de la leche (el 5 % de su peso). Para −11 °C, 261–280; para −14 °C, 321–340.',
        `Fuente: ${page.source}.`,
      ],
    }
  },
}

/** Points of PAC for a kilo of mix served at −11 °C, and for each degree below: Corvitto, Los secretos del helado. */
const atEleven = { low: 261, high: 280, aDegree: 20 } as const
/** Warmer nothing holds its shape, colder nothing is served. °C below zero. */
const served = { warmest: 8, coldest: 20 } as const

/** 'PAC para servir a −14'. */
const powerFor = (folded: string) => {
  const degrees = Number(/(?:[-−–]|\bmenos ) ?(\d{1,2})\b/.exec(folded)?.[1] ?? 0)
  if (degrees < served.warmest || degrees > served.coldest) return null
  const more = (degrees - 11) * atEleven.aDegree
  return {
    answer: `Para servir a −${degrees} °C, un PAC de **${plain(atEleven.low + more)}–${plain(atEleven.high + more)}** por kilo de mezcla.`,
    working: `261–280 a −11 °C, y 20 puntos ${degrees < 11 ? 'menos' : 'más'} por cada grado`,
    notes: ['El laboratorio de helados lo calcula con tu fórmula. Fuente: Corvitto, Los secretos del helado.'],
  }
}
