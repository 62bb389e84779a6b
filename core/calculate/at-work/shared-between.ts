import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

const shares = /\b(?:propin\w*|bote|repart\w*|divid\w*|tocamos|toca|escot\w*|entre (?:los |las )?(?=\d))(?![a-z])/
const people =
  /^(?:soci|camarer|cociner|persona|compan|trabajador|empleado|ayudante|extra|pinche|gente|amig|familia|cabeza|turno|mesas?|sala|cocina|barra|comensal|pax)/

/** Money or goods among several: alike ('186 entre 6'), by shares ('en 40, 30 y 30'), or by sections with their share. */
export const sharedBetween: Calculation = {
  id: 'reparto',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (!shares.test(own) || /\biva\b|\bmerma|\breceta\b|\bmolde|\bharina\b/.test(own)) return null
    const figures = typedIn(own)
    return bySections(figures) ?? byShares(own, figures) ?? alike(own, figures)
  },
}

/** 'Entre 3 socios 12.600 en 40 30 y 30', 'en partes 3, 2 y 1'. */
const byShares = (own: string, figures: readonly Typed[]): Sum | null => {
  const total = totalOf(figures)
  if (total === null) return null
  const rest = figures.filter((one) => one !== total)
  const count = rest.find(({ before, noun }) => /\b(?:entre|somos)(?: los| las)? $/.test(before) || people.test(noun))
  const parts = rest.filter((one) => one !== count)
  const sum = parts.reduce((all, { bare }) => all + bare, 0)
  const isParts = /\bpartes\b|\bproporcion/.test(own)
  if (parts.length < 2 || (Math.abs(sum - 100) > 0.01 && !isParts)) return null
  if (count !== undefined && count.bare !== parts.length) return null
  return {
    answer: `${parts.map(({ bare }) => `**${inUnit((total.value * bare) / sum, moneyOf(total))}** (${isParts ? `${plain(bare)} partes` : percent(bare)})`).join(', ')}.`,
    working: `${count === undefined ? '' : `entre ${plain(count.bare)}: `}${inUnit(total.value, moneyOf(total))} × ${parts.map(({ bare }) => (isParts ? `${plain(bare)}/${plain(sum)}` : percent(bare))).join('; × ')}`,
  }
}

/** '240 de propinas, 3 de sala y 2 de cocina, sala el 60': each section its share, each of its people alike. */
const bySections = (figures: readonly Typed[]): Sum | null => {
  const total = totalOf(figures)
  const isSection = ({ noun }: Typed): boolean => /^(?:sala|cocina|barra)$/.test(noun)
  const heads = figures.filter((one) => one !== total && isSection(one) && one.bare <= 60)
  const [one, other] = heads
  if (total === null || one === undefined || other === undefined || heads.length > 2) return null
  const share = figures.find((figure) => figure !== total && figure !== one && figure !== other)
  const base = moneyOf(total)
  if (share === undefined) {
    const each = total.value / (one.bare + other.bare)
    return {
      answer: `**${inUnit(each, base)}** cada uno, a partes iguales.`,
      working: `${inUnit(total.value, base)} ÷ (${plain(one.bare)} + ${plain(other.bare)})`,
    }
  }
  if (share.bare >= 100 || figures.length !== 4) return null
  const named =
    /\b(sala|cocina|barra)(?: (?:se|lleva|el|un|con|al|queda|para))* $/.exec(share.before)?.[1] ?? share.noun
  const [mine, others] = named === one.noun ? [one, other] : named === other.noun ? [other, one] : [null, null]
  if (mine === null || others === null) return null
  const part = (total.value * share.bare) / 100
  const line = ({ noun, bare }: Typed, money: number): string =>
    `${noun}, ${inUnit(money, base)}: **${inUnit(money / bare, base)}** cada uno`
  return {
    answer: `- ${line(mine, part)}\n- ${line(others, total.value - part)}`.replace(
      /- ([a-z])/g,
      (_, first: string) => `- ${first.toUpperCase()}`,
    ),
    working: `${inUnit(total.value, base)} × ${percent(share.bare)} ÷ ${plain(mine.bare)}; × ${percent(100 - share.bare)} ÷ ${plain(others.bare)}`,
  }
}

const alike = (own: string, figures: readonly Typed[]): Sum | null => {
  // 'En 5 días' changes nothing of what each gets.
  const days = figures.find(({ noun }) => /^(?:dias?|noches?|semanas?)$/.test(noun))
  const [one, other, more] = figures.filter((figure) => figure !== days)
  if (one === undefined || other === undefined || more !== undefined) return null
  const isCount = ({ before, unit, noun, bare }: Typed): boolean =>
    unit === '' &&
    Number.isInteger(bare) &&
    bare >= 2 &&
    (/\b(?:entre|somos|son)(?: los| las)? $/.test(before) || people.test(noun))
  const [count, total] = isCount(other) ? [other, one] : isCount(one) ? [one, other] : [null, null]
  if (count === null || total === null || total.value <= 0) return null
  // What is weighed and shared out is asked for elsewhere with its own words.
  if (
    total.unit === '' &&
    !/\bpropin|\bbote\b|\bescot|\bsoci|\bcuenta\b|\bcaja\b|\bgast|\bpag|\brepart|\bdivid/.test(own)
  )
    return null
  if (total.unit === '%' || total.unit === 'min' || total.unit === 'other') return null
  const base = moneyOf(total)
  return {
    answer: `**${inUnit(total.value / count.bare, base)}** cada uno.`,
    working: `${inUnit(total.value, base)} ÷ ${plain(count.bare)}${days === undefined ? '' : `; al día, ÷ ${plain(days.bare)} = ${inUnit(total.value / count.bare / days.bare, base)}`}`,
  }
}

/** What is shared: what is said in euros or weighed, else the largest. */
const totalOf = (figures: readonly Typed[]): Typed | null =>
  figures.find(({ unit }) => unit === 'eur' || unit === 'g' || unit === 'ml') ??
  figures.toSorted((one, other) => other.value - one.value)[0] ??
  null

const moneyOf = ({ unit }: Typed): Typed['unit'] => (unit === '' ? 'eur' : unit)
