import { formatDecimal } from '#core/format/decimal.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { sourPickle, sourTomato } from './acidified.ts'
import {
  atEnd,
  before,
  type Draft,
  dishIs,
  eachSentence,
  has,
  isSalt,
  nearEnd,
  type Rule,
  textOf,
  warn,
} from './draft.ts'
import { isCured } from './raw.ts'

/** Garlic, herbs, vegetables and mushrooms under oil or in jars. AESAN, home preserves and botulism. */
export const underOil: Rule = (draft) => {
  const inOil =
    dishIs(draft, 'en-aceite', 'confitar-ajo') &&
    has(draft, 'ajo', 'verdura', 'seta', 'seta-cultivada', 'hierba', 'queso') &&
    !has(draft, 'ave', 'carne', 'pescado')
  const jar =
    (dishIs(draft, 'conserva') || isJarred(draft)) &&
    has(draft, 'verdura', 'seta', 'seta-cultivada', 'legumbre', 'ajo') &&
    !dishIs(draft, 'fruta')
  if (!inOil && !jar) return draft
  const sour = inOil ? null : (sourTomato(draft) ?? sourPickle(draft))
  if (sour?.isEnough === true) return warn(draft, sour.told)
  // What is not sour enough is not promised a year in the dark.
  let made = eachSentence(draft, (sentence) => (keptLong.test(sentence) ? null : sentence))
  const text = textOf(made)
  const mushrooms = draft.items.filter(({ tags }) => tags.has('seta') || tags.has('seta-cultivada'))
  const garlic =
    dishIs(draft, 'confitar-ajo') ||
    (has(draft, 'ajo') &&
      !has(draft, 'seta', 'seta-cultivada', 'pescado', 'carne', 'ave') &&
      draft.items.filter(({ tags }) => tags.has('verdura')).every(({ tags }) => tags.has('ajo')))
  if (garlic && !/\b(?:8[5-9]|9[0-5]) ?°c/.test(text))
    made = before(
      eachSentence(made, (sentence) =>
        /pochar|dorar|sofreir|sofreír/i.test(sentence) && /ajo/i.test(sentence) ? null : sentence,
      ),
      'Confitar el ajo pelado, cubierto con el aceite de la receta, a 90 °C (85-95, sin que burbujee) 40-60 min, hasta que ceda.',
    )
  if (mushrooms.length > 0 && !/hervir|hierv|escald/.test(text))
    made = before(
      made,
      `Escaldar ${listed(mushrooms.map(({ key }) => key))} 5 min hirviendo en el vinagre con su volumen de agua y la sal; escurrir y secar muy bien antes de cubrir con el aceite: pH 4,6 o menos, comprobado.`,
    )
  const days = has(draft, 'ajo') ? '48 h' : '3 días'
  if (!/botul|\b3 °c/.test(textOf(made)))
    made = atEnd(
      made,
      `Enfriar en menos de 2 h y guardar en nevera, a 3 °C como máximo, ${days} con fecha, o congelar: nunca a temperatura ambiente (botulismo).`,
    )
  return warn(
    sour === null ? made : warn(made, sour.told),
    `Bajo aceite o en bote sin acidificar crece Clostridium botulinum sin oler: nevera a 3 °C y ${days}, o pH 4,6 o menos, o autoclave a 121 °C (AESAN).`,
  )
}

/** What promises the larder: a vacuum, months, a dark place. */
const keptLong =
  /\bmeses\b|sitio oscuro|despensa|\besperar \d+ días|\b(?:tarros|frascos|botes)\b[^.]*\bcomprobar (?:el vacío|que la tapa)/i

/** 'Tomate triturado en conserva' is a preserve to make, unless the list buys it so. */
const isJarred = ({ name, items }: Draft): boolean =>
  /\ben conserva\s*(?:casera)?$/i.test(name.trim()) &&
  items.every(({ key }) => !/\ben conserva\b|\bde bote\b/.test(key))

/** % of salt a vegetable ferment needs. S. Katz. */
const leastSalt = 1.8
const mostSalt = 6

/** Ferments of vegetables: enough salt, under their brine, sour enough. FDA, 21 CFR 114. */
export const ferments: Rule = (draft) => {
  if (
    !dishIs(draft, 'fermento-verdura', 'kimchi', 'chucrut') ||
    dishIs(draft, 'masa-madre') ||
    // Olives come cured in their brine, and are only dressed.
    draft.items.some(({ food, key }) => food?.category === 'vinagres' || /\baceitunas?\b/.test(key)) ||
    // Kimchi that is bought, or made before, is an ingredient of the dish.
    (!/^(?:kimchi|chucrut|sauerkraut)/i.test(fold(draft.name)) &&
      draft.items.some(({ key }) => /\b(?:kimchi|chucrut|choucroute|sauerkraut)\b/.test(key)))
  )
    return draft
  const salt = draft.items.filter(isSalt).reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const greens = draft.items
    .filter(({ tags, food }) => tags.has('verdura') || food?.category === 'verduras_hortalizas')
    .reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const percent = greens > 0 ? (salt / greens) * 100 : null
  let made = draft
  const text = textOf(draft)
  if (dishIs(draft, 'kimchi') && !/aclar|enjuag|escurr/.test(text))
    made = eachSentence(made, (sentence) =>
      /\bsal\b/i.test(sentence) && /\bcol\b/i.test(sentence) ? `${sentence} Aclarar y escurrir bien 30 min.` : sentence,
    )
  if (!/sumerg|por debajo de su|cubiert|bajo su/.test(text))
    made = nearEnd(made, 'Todo sumergido bajo su jugo o salmuera, sin aire, con peso encima.')
  if (!/\bph\b/.test(text))
    made = nearEnd(
      made,
      'Fermentar a 18-20 °C de 5 a 10 días, hasta pH 4,2 o menos medido; después, a 4 °C. Con moho de color se tira entero.',
    )
  made = warn(made, 'Fermento: por encima de pH 4,6 no es seguro; se da por hecho a 4,2 (FDA, 21 CFR 114).')
  if (percent === null || salt === 0) return warn(made, 'Falta la sal pesada: 20-25 g por kilo de verdura (2-2,5 %).')
  if (percent < leastSalt)
    return warn(made, `Poca sal: ${formatDecimal(percent, 1)} % de la verdura; hacen falta 20-25 g por kilo (2-2,5 %).`)
  return percent > mostSalt
    ? warn(
        made,
        `Mucha sal: ${formatDecimal(percent, 1)} %; por encima de 5 % apenas fermenta: sala y aclara, o pon 20-25 g por kilo.`,
      )
    : made
}

/** Cooked rice and pasta come from the cold and are heated through. EFSA 2016, Bacillus cereus. */
export const cookedStarch: Rule = (draft) => {
  const cooked = draft.items.filter(
    ({ food, key }) =>
      food?.id === 'arroz-cocido' || /^(?:arroz|pasta|macarrones|fideos|quinoa|cusc[uú]s)[^,]*cocid/.test(key),
  )
  if (cooked.length === 0) return draft
  const names = listed(cooked.map(({ key }) => key))
  const dry = eachSentence(draft, (sentence) =>
    /partes por una de arroz|sin remover: |Rehogar el arroz cocido 2 min para que se impregne/i.test(sentence)
      ? /Rehogar/i.test(sentence)
        ? `Saltear ${names}, bien frío y suelto, a fuego vivo 3-4 min, hasta 74 °C.`
        : null
      : /^Cocer 18 min|hasta que el caldo se absorba/i.test(sentence)
        ? null
        : sentence,
  )
  const told = warn(
    dry,
    'Arroz o pasta cocidos: enfriados de 60 a 10 °C en menos de 2 h, a 4 °C y gastados en 1-2 días; recalentar a 74 °C una sola vez. Los que pasaron horas fuera se tiran (Bacillus cereus).',
  )
  return /74 ?°|recalent/.test(textOf(told)) ? told : nearEnd(told, `Calentar ${names} a 74 °C, una sola vez.`)
}

/** Cassava is peeled, boiled and its water thrown away before anything else. EFSA 2019. */
export const cassava: Rule = (draft) => {
  const roots = draft.items.filter(({ tags }) => tags.has('yuca'))
  if (roots.length === 0) return draft
  const names = listed(roots.map(({ key }) => key))
  const told = warn(
    draft,
    'La yuca cruda libera cianuro (linamarina): pelada, hervida destapada 20-30 min y tirando el agua; la amarga, además, 24 h de remojo o no usarla (EFSA 2019).',
  )
  return /(?:hervir|cocer|hierv)[^.\n]*(?:tirar|agua)/.test(textOf(draft)) && /pelar/.test(textOf(draft))
    ? told
    : before(
        told,
        `Pelar grueso la ${names.replace(/^la /, '')}, quitar el nervio, trocear y, si es amarga, remojar 24 h; hervir 20-30 min en agua abundante y destapada, tirar el agua, escurrir y secar muy bien antes de seguir.`,
      )
}

/** Wild mushrooms: identified, invoiced and cooked; morels blanched. RD 30/2009. */
export const wildMushrooms: Rule = (draft) => {
  if (!has(draft, 'seta-silvestre') && !dishIs(draft, 'seta-silvestre')) return draft
  const told = warn(
    draft,
    'Setas silvestres: identificadas y con factura de proveedor autorizado (RD 30/2009), siempre bien cocinadas.',
  )
  const morels = draft.items.filter(({ tags }) => tags.has('colmenilla'))
  if (morels.length === 0 || /blanque|escald/.test(textOf(draft))) return told
  return before(
    told,
    'Blanquear las colmenillas 5 min en agua hirviendo, tirar esa agua y cocerlas después 15 min o más: crudas son tóxicas.',
  )
}

/** Raw milk is pasteurised first. */
export const rawMilk: Rule = (draft) =>
  has(draft, 'leche-cruda') && !/pasteuriz|72 ?°|85 ?°/.test(textOf(draft))
    ? warn(
        before(draft, 'Pasteurizar antes la leche cruda: 72 °C 15 s (85 °C en helados), y enfriar deprisa.'),
        'Leche cruda: E. coli, Listeria y Brucella; se pasteuriza antes de usarla.',
      )
    : draft

/** Cured sausages and meats at home: cold, weighed cure, dry and cool. */
export const curedMeats: Rule = (draft) => {
  if (!isCured(draft)) return draft
  const text = textOf(draft)
  const told = warn(
    draft,
    'Curado: carne con control de triquina, siempre en frío; sin sal de cura (nitrito, en la dosis de su etiqueta) hay riesgo de botulismo y Listeria. Secado a 12-15 °C y 75-80 % de humedad.',
  )
  // What is smoked hot or baked to its core is no longer a cured thing that hangs to dry.
  return /humedad|1[2-5] ?°c/.test(text) || cookedThrough.test(text)
    ? told
    : atEnd(
        told,
        'Curar y secar a 12-15 °C y 75-80 % de humedad hasta perder un 30-35 % de peso (3-5 semanas la tripa); nunca a temperatura ambiente.',
      )
}

const cookedThrough = /\b(?:asar|hornear|cocer|ahumar)\b[^.\n]*\b(?:6[5-9]|7\d) ?°c[^.\n]*centro/

/** Foie half cooked and pâtés of liver: cooked through and kept cold. */
export const livers: Rule = (draft) => {
  if (!dishIs(draft, 'foie-crudo', 'pate') || !has(draft, 'foie-crudo', 'higado', 'ave', 'casqueria')) return draft
  // What is grilled and served is not kept.
  if (/\b[34] ?°c|\bservir al momento\b/.test(textOf(draft))) return draft
  return atEnd(
    draft,
    'Enfriar en agua con hielo a menos de 10 °C en 2 h y guardar en frío, a 3 °C como máximo: cerrado y pasteurizado, 10 días; abierto, 3.',
  )
}

/** Fruit and vegetables that are not sour by themselves: no shelf keeps their jam. USDA, Complete Guide to Home Canning (2015). */
const littleAcid =
  /\b(?:calabaza|calabac[ií]n|cabello de [áa]ngel|mel[óo]n|sand[íi]a|pimiento|cebolla|zanahoria|remolacha|boniato|batata|casta[ñn]a|pl[áa]tano|banana|papaya|aguacate|berenjena|patata|coco)s?\b/

/** Jam of what has little acid is kept cold, whoever wrote it. */
export const jams: Rule = (draft) => {
  if (!dishIs(draft, 'guarda-mermelada')) return draft
  const sweet = draft.items.filter(({ key }) => littleAcid.test(key))
  if (sweet.length === 0) return draft
  const names = listed(sweet.map(({ key }) => key))
  const cold = eachSentence(draft, (sentence) =>
    /sitio (?:fresco|oscuro)|despensa|a oscuras|\b(?:12|seis|6) meses\b|\baño\b/i.test(sentence) ? null : sentence,
  )
  return warn(
    /a 4 °c como maximo, 1 mes/.test(textOf(cold))
      ? cold
      : atEnd(cold, 'Guardar siempre a 4 °C como máximo, 1 mes, o congelar; con la fecha.'),
    `Poco ácida (${names}): su mermelada no se guarda en la despensa, por el botulismo; siempre en frío o congelada (USDA, 2015).`,
  )
}

/** Raw sprouts are for nobody who is vulnerable. Reg. (UE) 208/2013; AESAN. */
export const rawSprouts: Rule = (draft) =>
  has(draft, 'brotes') && !/\b(?:hervir|cocer|saltear|escaldar|freir|guisar|70 °c|74 °c)\b/.test(textOf(draft))
    ? warn(
        draft,
        'Brotes crudos: no para embarazadas, niños, mayores ni inmunodeprimidos (Salmonella, E. coli); lavarlos no basta. Escaldados o salteados, sí (AESAN).',
      )
    : draft

/** Wild boar and its kin come analysed. Reg. (UE) 2015/1375. */
export const trichinella: Rule = (draft) =>
  has(draft, 'triquina')
    ? warn(
        draft,
        'Triquina: sólo con el análisis del veterinario y el documento de control; congelar, salar o ahumar no la matan con seguridad (Reglamento (UE) 2015/1375).',
      )
    : draft

/** What is stuffed is measured in its stuffing. AESAN, 2021; USDA FSIS. */
export const stuffing: Rule = (draft) => {
  const text = textOf(draft)
  if (!dishIs(draft, 'relleno') || !has(draft, 'ave', 'picada', 'cefalopodo', 'foie-crudo')) return draft
  if (!/\b(?:hornear|asar|asa|horno|brasa|guisar|cocer)\b/.test(text)) return draft
  const measured = draft.lines.some((line) => /\b74 ?°C/.test(line) && !/hueso|muslo|pechuga/i.test(line))
  return measured || /rellen[^.\n]*\b74|\b74[^.\n]*rellen/.test(text)
    ? draft
    : nearEnd(
        draft,
        'Comprobar con sonda: 74 °C en el centro del relleno, no sólo de la carne; se rellena justo antes de cocinar.',
      )
}

/** Raw things of a kimchi, a ceviche or a salad aside, potatoes are fried no hotter than 175 °C. Reg. (UE) 2017/2158. */
export const frying: Rule = (draft: Draft) => {
  const fries = dishIs(draft, 'patata') ? /\bfre[ií]r|\bfrit/ : /patatas?\b[^.]*\bfrit|\bfre[ií]r[^.]*\bpatata/
  if (!has(draft, 'patata') || !fries.test(textOf(draft))) return draft
  const isOnlyPotato = dishIs(draft, 'patata') && !has(draft, 'animal')
  const capped = eachSentence(draft, (sentence) =>
    /patata/i.test(sentence) || (isOnlyPotato && /fre[ií]r|terminar/i.test(sentence))
      ? sentence.replace(/\b(?:17[6-9]|1[89]\d)(?:-(?:1[89]\d|200))? ?°C/g, '175 °C como máximo')
      : sentence,
  )
  return warn(capped, 'Patata frita: 175 °C como máximo y dorado claro, por la acrilamida (Reglamento (UE) 2017/2158).')
}
