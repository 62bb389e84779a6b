import { type Allergen, allergens, foodCategories } from '#core/pantry/food.ts'
import { ingredientTypes } from './formula.ts'
import { type Composition, type IceIngredient, ingredientCategories, type SugarName, sugarNames } from './ingredient.ts'
import { alcoholPac, norrishOf, saltPac } from './substances.ts'

/**
 * The ice-cream ingredients of the table (§16): tab-separated text with a header line, `|` between synonyms, points as
 * decimal marks. The table comes with the product, so a row that cannot be read or does not add up is a bug: throws an
 * Error that names line, ingredient and column.
 */
export const readIceIngredients = (text: string): IceIngredient[] => {
  const [header = '', ...lines] = text.replaceAll('\r', '').split('\n')
  const columns = header.split('\t')
  const ids = new Set<string>()
  const ingredients: IceIngredient[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const cells = line.split('\t')
    const row = rowOf(columns, cells, index + 2)
    if (cells.length !== columns.length) row.fail(`${cells.length} cells, the header ${columns.length}`)
    const ingredient = readIngredient(row)
    if (ids.has(ingredient.id)) row.fail('id twice')
    ids.add(ingredient.id)
    ingredients.push(ingredient)
  }
  return ingredients
}

type Row = {
  readonly text: (column: string) => string
  /** ≥ 0; blank is refused. */
  readonly number: (column: string) => number
  /** Blank is 0: a strength the ingredient does not have. */
  readonly strength: (column: string) => number
  /** Blank is unknown. */
  readonly optional: (column: string) => number | null
  readonly oneOf: <Choice extends string>(column: string, choices: readonly Choice[]) => Choice
  readonly fail: (reason: string) => never
}

const rowOf = (columns: readonly string[], cells: readonly string[], line: number): Row => {
  const fail = (reason: string): never => {
    throw new Error(`ice-cream ingredients: line ${line} (${cells[0]}), ${reason}`)
  }
  const text = (column: string): string => {
    const at = columns.indexOf(column)
    return at === -1 ? fail(`${column}: no such column`) : (cells[at] ?? '').trim()
  }
  const optional = (column: string): number | null => {
    const written = text(column)
    if (written === '') return null
    return /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : fail(`${column}: '${written}'`)
  }
  return {
    text,
    fail,
    optional,
    strength: (column) => optional(column) ?? 0,
    number: (column) => optional(column) ?? fail(`${column}: blank`),
    oneOf: (column, choices) =>
      choices.find((choice) => choice === text(column)) ?? fail(`${column}: '${text(column)}'`),
  }
}

const sugarColumns: Readonly<Record<SugarName, string>> = {
  sucrose: 'sacarosa',
  glucose: 'glucosa',
  fructose: 'fructosa',
  galactose: 'galactosa',
  maltose: 'maltosa',
  freeLactose: 'lactosa_libre',
  otherDisaccharides: 'otros_disacaridos',
  oligosaccharides: 'oligosacaridos',
  polyols: 'polioles',
}

const readIngredient = (row: Row): IceIngredient => {
  const id = row.text('id') || row.fail('id: blank')
  const composition = readComposition(id, row)
  checkBalance(composition, row)
  return {
    id,
    name: row.text('nombre') || row.fail('nombre: blank'),
    synonyms: row
      .text('sinonimos')
      .split('|')
      .filter((synonym) => synonym !== '')
      // A star: so it is called in the lab only ('limón' is its juice); elsewhere the name is another food's.
      .map((synonym) => synonym.replace(/\*$/, '')),
    category: row.oneOf('categoria', ingredientCategories),
    ingredientType: row.oneOf('ingredient_type', ingredientTypes),
    form: row.oneOf('forma', ['liquido', 'solido', 'pasta']),
    fields: {
      fatContent: composition.fat,
      sugarContent: composition.sugars,
      waterContent: composition.water,
      nonFatSolids: composition.nonFatSolids,
      pacContribution: composition.pac,
      podContribution: composition.pod,
    },
    composition,
    density: row.optional('densidad_g_ml'),
    minDose: row.optional('dosis_min_pct'),
    maxDose: row.optional('dosis_max_pct'),
    quality: row.oneOf('calidad', ['A', 'B', 'C']),
    source: row.text('source') || row.fail('source: blank'),
    ...readFood(row),
  }
}

/** The link to the one index of foods: a food of its table, or the facts that make a food of this ingredient. */
const readFood = (row: Row): Pick<IceIngredient, 'foodId' | 'kitchenName' | 'facts'> => {
  const foodId = row.text('alimento') || row.fail('alimento: blank')
  const codes = (column: string): Allergen[] =>
    row
      .text(column)
      .split(';')
      .filter((code) => code !== '')
      .map((code) => allergens.find((known) => known === code) ?? row.fail(`${column}: '${code}'`))
  const facts = foodId.startsWith('lab-')
    ? {
        category: row.oneOf('clase_alimento', foodCategories),
        allergens: codes('alergenos'),
        possibleAllergens: codes('alergenos_posibles'),
      }
    : null
  return { foodId, kitchenName: row.text('en_la_cocina') || row.text('nombre'), facts }
}

const readComposition = (id: string, row: Row): Composition => {
  const sugars = Object.fromEntries(sugarNames.map((name) => [name, row.number(sugarColumns[name])])) as Record<
    SugarName,
    number
  >
  const msnfLactose = row.number('lactosa_msnf')
  const sucroseEquivalent = row.number('pac_azucares')
  return {
    ...sugars,
    fat: row.number('grasa'),
    milkFat: row.number('grasa_lactea'),
    cocoaButter: row.number('manteca_cacao'),
    nutFat: row.number('grasa_frutos_secos'),
    sugars: row.number('azucares'),
    water: row.number('agua'),
    alcohol: row.number('alcohol'),
    nonFatSolids: row.number('sng'),
    msnf: row.number('msnf'),
    msnfLactose,
    msnfSalts: row.number('msnf_sales'),
    otherSolids: row.number('otros_solidos'),
    leanCocoa: row.number('cacao_magro'),
    protein: row.number('proteina'),
    fibre: row.number('fibra'),
    acids: row.number('acidos_organicos'),
    salt: row.number('sal'),
    pac: row.number('pac'),
    sucroseEquivalent,
    norrish: norrishOf(id, sugars, msnfLactose, sucroseEquivalent),
    pod: row.number('pod'),
    stabiliser: row.strength('fuerza_estab'),
    emulsifier: row.strength('fuerza_emuls'),
  }
}

/** What §16 promises of every row, within the rounding of its columns. */
const checkBalance = (composition: Composition, row: Row): void => {
  const { fat, sugars, water, nonFatSolids, alcohol, msnf, msnfLactose, otherSolids, salt } = composition
  const expect = (what: string, found: number, wanted: number, tolerance: number): void => {
    if (Math.abs(found - wanted) > tolerance) row.fail(`${what}: ${found}, not ${wanted}`)
  }
  expect('grasa + azucares + agua + sng + alcohol', fat + sugars + water + nonFatSolids + alcohol, 100, 0.0501)
  expect('msnf + otros_solidos', msnf + otherSolids, nonFatSolids, 0.011)
  const sumOfSugars = sugarNames.reduce((sum, name) => sum + composition[name], 0)
  expect('sum of the sugars', sumOfSugars, sugars, 0.0501)
  expect('pac', composition.pac, composition.sucroseEquivalent + alcoholPac * alcohol + saltPac * salt, 0.11)
  if (msnfLactose > msnf) row.fail('lactosa_msnf: more than the msnf')
  if (composition.milkFat + composition.cocoaButter + composition.nutFat > fat + 0.011)
    row.fail('grasa: parts exceed it')
}
