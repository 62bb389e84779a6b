import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'

/** 'Cuánto agar para 1 litro de puré', 'dosis de levadura fresca por kilo de harina'. Over the folded text. */
const dose =
  /^\W*(?:y )?(?:cuant[oa]s?|dosis de|proporcion de|que (?:cantidad|dosis) de)? ?([a-z][a-z -]{2,28}?)(?: (?:se pone|hace falta|pongo|necesito|echo|lleva|uso|va))?(?: para (?:espesar|gelificar|cuajar|ligar|estabilizar))? ((?:para|por|en) (?:(?:un|\d[\d.,]*|medio|cada) ?)?(?:kg|kilos?|l|litros?|g|gramos|ml)\b.{0,60}|(?:un|medio|\d[\d.,]*) (?:kg|kilos?|l|litros?) de .{2,60})$/
/** 'Y con gelatina', 'y si uso maicena', 'y de la seca': what would be put instead. */
const instead =
  /^\W*(?:y|e|pero|o) (?:si )?(?:fuera |es |la |lo |uso |usara |pongo |le pongo |echo |quiero )?(?:con |de |en )?(?:el |la |los |las )?([a-z][a-z -]{2,28}?)(?:,? cuant[oa]s?)?(?: (?:seria|pongo|lleva|hace falta))?\W*$/

/** What is dosed by the gram, so that one may stand for another. */
const dosed: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'estabilizantes_y_texturizantes',
  'levaduras_e_impulsores',
  'harinas_y_almidones',
  'azucares_y_edulcorantes',
  'especias',
  'hierbas',
  'sal_y_basicos',
])

/** Another thickener, leaven or spice after the dose of one: how much of it for the same thing and amount. Null of any other turn. */
export const doseOfOther = (turn: string, before: string, { pantry }: Knowledge): string | null => {
  if (turn.length > longest || before.length > longestBefore) return null
  const [, first = '', rest = ''] = dose.exec(fold(before).replace(/[?!.\s]+$/, '')) ?? []
  const [, said = ''] = first === '' ? [] : (instead.exec(fold(turn)) ?? [])
  if (said === '' || !isDosed(first, pantry)) return null
  const head = first.split(' ')[0] ?? ''
  // 'Y con seca', of fresh yeast.
  const other = isDosed(said, pantry) ? said : isDosed(`${head} ${said}`, pantry) ? `${head} ${said}` : ''
  return other === '' || other === first ? null : `cuánto ${other} ${rest.replace(/^(?=un |medio |\d)/, 'para ')}`
}

const isDosed = (name: string, pantry: Knowledge['pantry']): boolean => {
  const found = pantry.match(name)
  return found !== null && found.ignored.length === 0 && dosed.has(found.food.category)
}

/** Characters. */
const longest = 50
const longestBefore = 120
