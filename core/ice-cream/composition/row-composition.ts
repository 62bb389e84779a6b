import type { FormulaRow, RowFields } from './formula.ts'
import { type Composition, componentNames, type IceIngredient, sugarNames } from './ingredient.ts'
import { ingredientKey } from './match-ingredient.ts'
import { alcoholPac, defaultRootK, lactoseOfMsnf, lactosePod, saltPac, sucroseMolarMass } from './substances.ts'

/**
 * **The one place that says how the six numbers of a row enter the physics** (§1.1, §1.2). Per 100 g of ingredient:
 *
 * 1. Numbers as in the table (the name matches and nothing was changed): the table's whole composition.
 * 2. Name in the table, numbers changed: the numbers rule. Fat, sugars and non-fat solids keep the table's inner shares
 *    (lactose of the milk solids, glucose of the sugars, cocoa of the solids…). Of alcohol there is what is missing to 100,
 *    if the ingredient has any.
 * 3. Name not in the table: sugars are sucrose; non-fat solids are milk solids with 54.5 % lactose if the name is dairy,
 *    else other solids; alcohol is what is missing to 100 if a word of the name is a drink.
 *
 * `pac_contribution` > 0 is the PAC of the whole ingredient: sucrose equivalents = PAC − 7.43·alcohol − 5.85·salt.
 * PAC 0 or POD 0 means "not known": they follow from the table's shares, or from sugars and lactose.
 * Whatever cannot be (NaN, negative, above 100 %) is brought within 0–100 first.
 */
export const rowComposition = (row: FormulaRow, ingredient: IceIngredient | null): Composition => {
  const fields = boundedFields(row)
  if (ingredient === null) return freeComposition(row.name, fields)
  return isUnchanged(fields, ingredient.fields) ? ingredient.composition : reshaped(ingredient, fields)
}

const highestCoefficient = 100_000

const within = (value: number, maximum: number): number =>
  Number.isFinite(value) ? Math.min(maximum, Math.max(0, value)) : 0

const boundedFields = (row: RowFields): RowFields => ({
  fatContent: within(row.fatContent, 100),
  sugarContent: within(row.sugarContent, 100),
  waterContent: within(row.waterContent, 100),
  nonFatSolids: within(row.nonFatSolids, 100),
  pacContribution: within(row.pacContribution, highestCoefficient),
  podContribution: within(row.podContribution, highestCoefficient),
})

const isUnchanged = (fields: RowFields, table: RowFields): boolean =>
  Math.abs(fields.fatContent - table.fatContent) < 0.005 &&
  Math.abs(fields.sugarContent - table.sugarContent) < 0.005 &&
  Math.abs(fields.waterContent - table.waterContent) < 0.005 &&
  Math.abs(fields.nonFatSolids - table.nonFatSolids) < 0.005 &&
  Math.abs(fields.pacContribution - table.pacContribution) < 0.05 &&
  Math.abs(fields.podContribution - table.podContribution) < 0.05

/** Fat, sugars, water and solids of a row, %: 100 in a complete row without alcohol. */
export const fieldSum = (row: RowFields): number => {
  const { fatContent, sugarContent, waterContent, nonFatSolids } = boundedFields(row)
  return fatContent + sugarContent + waterContent + nonFatSolids
}

const missingMass = (fields: RowFields): number => Math.max(0, 100 - fieldSum(fields))

const reshaped = ({ composition: table, category }: IceIngredient, fields: RowFields): Composition => {
  const share = (mine: number, whole: number): number => (whole > 0 ? mine / whole : 0)
  const fat = share(fields.fatContent, table.fat)
  const single = sugarNames.reduce((sum, name) => sum + table[name], 0)
  const sugar = share(fields.sugarContent, single)
  const solids = share(fields.nonFatSolids, table.nonFatSolids)
  const isDairy = category === 'lacteo'
  const made: Record<(typeof componentNames)[number], number> = { ...table }
  for (const name of sugarNames) made[name] = table[name] * sugar
  if (single === 0) made.sucrose = fields.sugarContent
  for (const name of ['milkFat', 'cocoaButter', 'nutFat'] as const) made[name] = table[name] * fat
  if (table.fat === 0 && isDairy) made.milkFat = fields.fatContent
  for (const name of solidParts) made[name] = table[name] * solids
  if (table.nonFatSolids === 0) made.otherSolids = fields.nonFatSolids
  made.fat = fields.fatContent
  made.sugars = fields.sugarContent
  made.water = fields.waterContent
  made.nonFatSolids = fields.nonFatSolids
  made.alcohol = table.alcohol > 0 ? missingMass(fields) : 0
  // Of sugars and lactose the table's coefficients hold; of an ingredient without either (inulin HP, stevia) as they are.
  const sweet = table.sugars + table.msnfLactose
  const kept = sweet > 0 ? (made.sugars + made.msnfLactose) / sweet : 1
  const bySucrose = single === 0 ? made.sucrose : 0
  const apart = alcoholPac * made.alcohol + saltPac * made.salt
  const known = table.sucroseEquivalent * kept + bySucrose
  made.sucroseEquivalent = fields.pacContribution > 0 ? Math.max(0, fields.pacContribution - apart) : known
  made.pac = fields.pacContribution > 0 ? fields.pacContribution : made.sucroseEquivalent + apart
  made.pod = fields.podContribution > 0 ? fields.podContribution : table.pod * kept + bySucrose
  made.norrish = norrishLike(table, made.sucroseEquivalent)
  return made
}

const solidParts = [
  'msnf',
  'msnfLactose',
  'msnfSalts',
  'otherSolids',
  'leanCocoa',
  'protein',
  'fibre',
  'acids',
  'salt',
] as const

const norrishLike = (table: Composition, sucroseEquivalent: number): number =>
  table.sucroseEquivalent > 0
    ? (table.norrish * sucroseEquivalent) / table.sucroseEquivalent
    : (defaultRootK * sucroseEquivalent) / sucroseMolarMass

const plantMilk = /\b(?:leche|bebida)s? (?:de )?(?:coco|soja|avena|almendras?|arroz)\b/
const dairy =
  /\b(?:leches?|natas?|crema de leche|yogur(?:t|es)?|quesos?|mascarpone|requeson|suero|kefir|cuajada|mantequilla)\b/
const drink =
  /\b(?:ron|vodka|ginebra|whisky|brandy|orujo|licor|anis|vino|cava|cerveza|sidra|jerez|moscatel|ximenez|vermut|tequila)\b/

/** Whether a name that is not in the table is milk of an animal. */
export const isDairyName = (name: string): boolean => {
  const key = ingredientKey(name)
  return !plantMilk.test(key) && dairy.test(key)
}

const empty: Composition = Object.fromEntries(componentNames.map((name) => [name, 0])) as Record<
  (typeof componentNames)[number],
  number
>

const freeComposition = (name: string, fields: RowFields): Composition => {
  const isDairy = isDairyName(name)
  const msnf = isDairy ? fields.nonFatSolids : 0
  const msnfLactose = lactoseOfMsnf * msnf
  const alcohol = drink.test(ingredientKey(name)) ? missingMass(fields) : 0
  const apart = alcoholPac * alcohol
  const given = fields.pacContribution
  const sucroseEquivalent = given > 0 ? Math.max(0, given - apart) : fields.sugarContent + msnfLactose
  return {
    ...empty,
    fat: fields.fatContent,
    milkFat: isDairy ? fields.fatContent : 0,
    sugars: fields.sugarContent,
    sucrose: fields.sugarContent,
    water: fields.waterContent,
    alcohol,
    nonFatSolids: fields.nonFatSolids,
    msnf,
    msnfLactose,
    msnfSalts: msnf,
    otherSolids: fields.nonFatSolids - msnf,
    // Proteins are 35.5 % of the milk solids (§2).
    protein: 0.355 * msnf,
    sucroseEquivalent,
    pac: given > 0 ? given : sucroseEquivalent + apart,
    norrish: (defaultRootK * sucroseEquivalent) / sucroseMolarMass,
    pod: fields.podContribution > 0 ? fields.podContribution : fields.sugarContent + lactosePod * msnfLactose,
  }
}
