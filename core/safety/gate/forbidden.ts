import { formatDecimal } from '#core/format/decimal.ts'
import { ionPerKilo, isOverLimit, mostSaltPerKilo } from '#core/safety/tables/curing-salts.ts'
import {
  atEnd,
  before,
  type Draft,
  dishIs,
  eachSentence,
  has,
  isSalt,
  type Rule,
  textOf,
  warn,
  withoutName,
} from './draft.ts'

/** What is never put in a dish, and why it says so. */
const never: readonly (readonly [tag: string, why: string])[] = [
  ['seta-mortal', 'es una seta tóxica o mortal: ni cocida'],
  ['semilla-ricino', 'lleva ricina, mortal'],
  ['planta-toxica', 'es una planta tóxica, ni de adorno'],
  ['almendra-amarga', 'libera cianuro: usa esencia alimentaria o almendra dulce'],
  ['nitrito-puro', 'el nitrito puro es tóxico: sólo sal nitrificante, en la dosis de su etiqueta'],
  ['patata-verde', 'la patata verde o brotada lleva solanina, que el calor no quita: tírala'],
  ['cannabis', 'no es cocina y no se puede servir'],
  ['droga', 'no es cocina'],
  ['fugu', 'el pez globo está prohibido en la Unión Europea'],
]

export const forbidden: Rule = (draft) =>
  draft.items.reduce((made, item) => {
    const found =
      never.find(([tag]) => item.tags.has(tag)) ??
      (item.tags.has('ruibarbo') && item.tags.has('hoja')
        ? (['ruibarbo', 'la hoja lleva ácido oxálico: sólo el tallo'] as const)
        : undefined)
    if (found === undefined) return made
    return warn(
      before(without(made, item.name), `No usar ${item.key}: ${found[1]}.`),
      `Peligro: ${item.key} — ${found[1]}.`,
    )
  }, draft)

/** What the gate itself says of an ingredient stays. */
const ours = /^(?:No usar|No poner|Pesar en báscula)\b/

const without = (draft: Draft, name: string, kept: RegExp = ours): Draft =>
  eachSentence(draft, (sentence) =>
    ours.test(sentence) || kept.test(sentence) ? sentence : withoutName(sentence, name),
  )

/** A baby has no honey before 12 months, no fish with mercury, and neither salt nor much spinach. AESAN, under three years; AESAN 2019. */
export const babies: Rule = (draft) => {
  if (!dishIs(draft, 'bebe'))
    return dishIs(draft, 'nino') && has(draft, 'hoja-nitrato')
      ? warn(
          draft,
          'Espinaca y acelga en niños de 1 a 3 años: 45 g al día como mucho, recién hechas (nitratos, AESAN).',
        )
      : draft
  const honey = draft.items.filter(({ tags }) => tags.has('miel'))
  const salt = draft.items.filter(isSalt)
  const mercury = draft.items.filter(({ tags }) => tags.has('pez-mercurio'))
  const leaves = draft.items.filter(({ tags }) => tags.has('hoja-nitrato'))
  // 'Cocer sin sal' says what we say.
  const says = new RegExp(
    `\\b(?:sin|ni) (?:${[...honey, ...salt].map(({ key }) => key.replace(/[^\p{L}\s]/gu, '')).join('|')})\\b`,
    'iu',
  )
  let made = [...honey, ...salt, ...mercury].reduce((clean, { name }) => without(clean, name, says), draft)
  if (honey.length > 0)
    made = warn(
      before(
        made,
        'No poner miel: nunca antes de los 12 meses (botulismo del lactante); el dulzor lo da la fruta o la verdura.',
      ),
      'Miel: prohibida antes de los 12 meses por las esporas de Clostridium botulinum, que el hervor no destruye (AESAN).',
    )
  for (const { key } of mercury)
    made = warn(
      before(made, `No poner ${key}: ninguno hasta los 10 años (mercurio); en su lugar merluza u otro pescado blanco.`),
      `${key}: el pez espada, el atún rojo, el tiburón y el lucio llevan mercurio, que cocer no quita; no para menores de 10 años (AESAN 2019).`,
    )
  if (salt.length > 0) made = warn(made, 'Sal: ninguna antes de los 12 meses (AESAN): se deja fuera del puré.')
  if (leaves.length > 0)
    made = warn(
      made,
      'Espinaca y acelga: no antes de los 12 meses, y hasta los 3 años 45 g al día, recién hecho (nitratos, AESAN).',
    )
  const text = textOf(made)
  if (/triturar[^.\n]*fino/.test(text) && /24 h/.test(text)) return made
  return atEnd(made, 'Triturar muy fino y colar; enfriar y guardar 24 h a 4 °C como máximo, sin recalentar dos veces.')
}

/** A curing salt as a method may call it, whatever the list says. */
const otherNames = ['sal nitrificante', 'sal curante', 'sal de cura', 'sal nitral']

/** % of nitrite of a salt that does not say. */
const usualPercent = 0.6

/** A method that weighs its curing salt and gives it its days keeps its own steps; only what seasons with it goes. */
const weighsIt =
  /sal (?:nitrificante|curante|de cura)[^.\n]*(?:bascula|etiqueta|ficha)|nitral[^.\n]*(?:bascula|etiqueta|ficha)|(?:bascula|etiqueta|ficha)[^.\n]*(?:sal (?:nitrificante|curante|de cura)|nitral)/
const curesIt = /\b(?:curar|inyectar|fermentar|madurar)\b|reposar (?:24|48|12) ?h/
const withoutSeasoning = /^(?!.*\b(?:sazonar|salar|aliñar|rectificar|terminar|ajustar|espolvorear|dar sabor)\b)/i

/** A curing salt is weighed and never seasons. Reg. (UE) 2023/2108. */
export const curingSalt: Rule = (draft) => {
  const salts = draft.items.filter(({ tags }) => tags.has('nitrificante') && !tags.has('nitrito-puro'))
  if (salts.length === 0) return draft
  const meat = draft.items.filter(({ tags }) =>
    ['carne', 'cerdo', 'ave', 'picada', 'caza', 'casqueria', 'pescado'].some((tag) => tags.has(tag)),
  )
  const kilos = meat.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / 1000
  return salts.reduce((made, salt) => {
    const percent = salt.tags.has('prague') ? 6.25 : usualPercent
    const most = mostSaltPerKilo(percent)
    const ion = salt.grams === null || kilos === 0 ? null : ionPerKilo(salt.grams, kilos, percent)
    const limit = `${formatDecimal(most, 1)} g por kilo de carne como máximo${kilos > 0 ? ` (${formatDecimal(Math.floor(most * kilos), 0)} g aquí)` : ''} si lleva un ${formatDecimal(percent, 2)} % de nitrito`
    const weigh = `Pesar en báscula ${salt.key}: la dosis de su etiqueta, ${limit} (80 mg/kg de ion nitrito)`
    const own = textOf({ lines: made.lines.filter((one) => !ours.test(one)) })
    const cures = weighsIt.test(own) && curesIt.test(own)
    const line = cures
      ? `${weigh}. Nunca a ojo ni para dar sabor.`
      : `${weigh}; mezclar con la sal y frotar la carne. Nunca a ojo ni para dar sabor. Curar tapado a 2-4 °C, 1 día por centímetro y 2 más (5-7 días), volteando a diario; aclarar y secar.`
    const kept = cures ? withoutSeasoning : ours
    const over = ion !== null && isOverLimit(ion)
    return warn(
      before(
        [salt.name, ...otherNames].reduce((clean, name) => without(clean, name, kept), made),
        line,
      ),
      over
        ? `${salt.name}: ${formatDecimal(salt.grams ?? 0, 0)} g en ${formatDecimal(kilos, 2)} kg dan unos ${formatDecimal(ion, 0)} mg/kg de ion nitrito y el límite legal es 80 mg/kg (Reglamento (UE) 2023/2108): rebájala y mira la etiqueta.`
        : `${salt.name}: no es sal de sazonar; dosis de la etiqueta y 80 mg/kg de ion nitrito como máximo (Reglamento (UE) 2023/2108).`,
    )
  }, draft)
}
