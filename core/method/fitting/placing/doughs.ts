import { joined } from '#core/spanish/agreement.ts'
import { type Added, afterStep, beforeStep, type KinPlace, type Rule } from './added.ts'
import { cookedRoots, kneadedIn, onTop } from './words.ts'

/** The step a dough is made in; −1 where none is baked. A dough of rye is mixed and never kneaded, and yet it rises. */
const doughStep = ({ step }: Added): number => {
  if (step(/\bhornear\b/) === -1) return -1
  const kneaded = step(/\bamasar\b/)
  return kneaded !== -1 || step(/\bfermentar\b/) === -1 ? kneaded : step(/\bmezclar\b/)
}

/** A dough takes what is baked in it as it is kneaded, not when it leaves the oven. */
export const kneaded: Rule = (added) => {
  const { whole, role, named } = added
  const at = doughStep(added)
  if (cookedRoots.test(whole)) return afterStep(at, `Amasar con ${named}, y corregir el agua: trae la suya.`)
  const inChips = role === 'chocolate' && /\b(?:pepitas|chips|gotas|perlas)\b/.test(whole)
  return (kneadedIn.includes(role) || inChips) && !onTop.test(whole)
    ? afterStep(at, `Unir ${named} al final del amasado, 1 min.`)
    : null
}

/** A dough or a cream takes the peel of a citrus fruit; the flesh is another thing. */
export const peelOfCitrus: Rule = ({ role, sweet, kin, whole, step, named }) =>
  role === 'citrus' && (sweet || kin.some((one) => one.role === 'flour')) && !/^(?:zumo|ralladura|piel)/.test(whole)
    ? afterStep(
        step(/\b(?:amasar|batir|mezclar|infusionar|calentar)\b/),
        joined('Añadir también la ralladura de ', `${named}.`),
      )
    : null

/** Whether a page mixes a dough of flour that has no egg of its own. */
const makesADough = (kin: readonly KinPlace[]): boolean =>
  kin.some(({ role }) => role === 'flour') && !kin.some(({ role }) => role === 'egg' || role === 'yolk')

export const sweetEgg: Rule = ({ role, sweet, kin, step, named }) =>
  role !== 'egg' || !sweet
    ? null
    : ((makesADough(kin)
        ? afterStep(
            step(/\b(?:mezclar|batir|amasar|trabajar|montar)\b[^.]*\b(?:mantequilla|azucar|harina|manteca)\b/),
            `Añadir también ${named}, batido.`,
          )
        : null) ??
      beforeStep(step(/\bhornear\b/), `Pintar con ${named}, batido.`) ??
      afterStep(0, `Añadir también ${named}, pasteurizado si no se cuece.`))
