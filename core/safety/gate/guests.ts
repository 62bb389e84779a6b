import { isDenial } from '#core/safety/judging/page.ts'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import { fold } from '#core/spanish/fold.ts'
import { before, dishIs, type Item, type Rule, warn } from './draft.ts'

/** Whom a dish is for, by its name: grandmother's croquettes are for nobody in particular. */
const guestOf = (name: string): string | null =>
  /\bpara (?:un[oa]s? |l[oa]s? |el )?([\p{L} ]{4,60})$/iu.exec(name)?.[1]?.split(/ (?:con|sin) /i)[0] ??
  /\b(?:embaraz\p{L}+|residencia\p{L}*|geri[aá]tri\p{L}+|comedor escolar|infantil|inmunodeprimid\p{L}+|oncol[oó]gi\p{L}+)/iu.exec(
    name,
  )?.[0] ??
  null

/** Verdicts on who may eat a thing; those on how it is stored or cooked speak elsewhere. */
const ofGuests = /^(?:vulnerable-(?!suelo|cocinado)|embarazada-|bebe-|nino-)/

/** A no to what is raw says so: 'cocinados a 70 °C, sí'. */
const allowsCooked = /\bCocinad[oa]s? a \d+ °C[^.]*, sí/

const cooks = /\b(?:hornear|hervir|cocer|freir|sofreir|saltear|pochar|gratinar|guisar|dorar|asar)\b/

/** Whether a step that names a food gives it fire. */
const isCooked = ({ key }: Item, lines: readonly string[]): boolean => {
  const head = fold(key).split(' ')[0] ?? key
  return lines.some((line) =>
    fold(line)
      .split('.')
      .some((sentence) => sentence.includes(head) && cooks.test(sentence)),
  )
}

/**
 * What must not be in a dish for a guest that its name speaks of (pregnant, old, ill, a child), by the verdicts the assistant gives on
 * the same question. Babies under one year have their own rule.
 */
export const guests: Rule = (draft, safety) => {
  if (dishIs(draft, 'bebe')) return draft
  const guest = guestOf(draft.name)
  if (guest === null) return draft
  const tags = safety.read(guest).tags
  if (!['vulnerable', 'embarazada', 'nino', 'mayor', 'inmunodeprimido'].some((tag) => tags.has(tag))) return draft
  return draft.items.reduce((made, item) => {
    const spirit = item.food?.category === 'vinos_y_licores' && !/\bsin alcohol\b|0,0/.test(item.key)
    const asked = spirit
      ? `¿puede tomar alcohol (${item.key}) ${guest}?`
      : `¿puede comer ${item.key} una persona de ${guest}?`
    const verdict = verdictOn([asked], safety)
    if (verdict === null || !ofGuests.test(verdict.page.id) || !isDenial(verdict.text)) return made
    if (allowsCooked.test(verdict.text) && isCooked(item, draft.lines)) return made
    const told = verdict.text.replaceAll('*', '').replace(/\s*\n+\s*/g, ' ')
    return warn(
      before(made, `No poner ${item.key} en un plato para ${guest}: cambiarlo antes por un producto apto.`),
      `${item.name} — ${told}`,
    )
  }, draft)
}
