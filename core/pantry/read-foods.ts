import { type Measures, type Piece, pieceNames } from '#core/units/household.ts'
import { type Allergen, allergens, type Composition, type Food, type FoodPrice, foodCategories } from './food.ts'

/**
 * The foods of the table: tab-separated text with a header line, `;` inside lists, blank = unknown.
 * The table is ours and comes with the product, so a row that cannot be read is a bug: throws an Error that names line,
 * food and column.
 */
export const readFoods = (text: string): Food[] => {
  const [header = '', ...lines] = text.replaceAll('\r', '').split('\n')
  const columns = new Map(header.split('\t').map((name, index) => [name, index]))
  const foods: Food[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const cells = line.split('\t')
    if (cells.length !== columns.size) {
      throw new Error(`foods: line ${index + 2} has ${cells.length} cells, the header ${columns.size}`)
    }
    foods.push(readFood(rowOf(columns, cells, index + 2)))
  }
  return foods
}

type Row = {
  readonly text: (column: string) => string
  readonly number: (column: string) => number | null
  readonly list: (column: string) => string[]
  readonly fail: (column: string) => never
}

const rowOf = (columns: ReadonlyMap<string, number>, cells: readonly string[], line: number): Row => {
  const fail = (column: string): never => {
    const at = columns.get(column)
    const found = at === undefined ? 'no such column' : `'${cells[at]}'`
    throw new Error(`foods: line ${line} (${cells[0]}), ${column}: ${found}`)
  }
  const text = (column: string): string => {
    const at = columns.get(column)
    return at === undefined ? fail(column) : (cells[at] ?? '').trim()
  }
  return {
    text,
    fail,
    number: (column) => {
      const written = text(column)
      if (written === '') return null
      return /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : fail(column)
    },
    list: (column) =>
      text(column)
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
  }
}

const readFood = (row: Row): Food => ({
  id: row.text('slug') || row.fail('slug'),
  name: row.text('nombre') || row.fail('nombre'),
  synonyms: row.list('sinonimos'),
  category: foodCategories.find((category) => category === row.text('categoria')) ?? row.fail('categoria'),
  per100g: readComposition(row),
  measures: readMeasures(row),
  ediblePercent: row.number('edible_pct'),
  weighed: oneOf(row, 'pesada', ['neto', 'bruto']),
  allergens: readAllergens(row, 'alergenos'),
  possibleAllergens: readAllergens(row, 'alergenos_posibles'),
  price: readPrice(row),
  provenance: {
    id: row.text('source_id'),
    composition: row.text('fuente'),
    measures: row.text('medidas_fuente'),
    merma: row.text('merma_fuente'),
    notes: row.text('notas'),
  },
  approximate: row.text('notas').includes('APROX:'),
  ...readShare(row),
})

/** '50-69': the percentages a food may be named with. */
const readShare = (row: Row): Pick<Food, 'share'> => {
  const written = row.text('porcentaje')
  if (written === '') return {}
  const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(written) ?? row.fail('porcentaje')
  return { share: { from: Number(from), to: Number(to) } }
}

const readComposition = (row: Row): Composition => ({
  energyKcal: row.number('kcal_ue'),
  publishedKcal: row.number('kcal'),
  protein: row.number('protein_g'),
  carbohydrate: row.number('carb_g'),
  sugars: row.number('sugar_g'),
  fat: row.number('fat_g'),
  saturated: row.number('saturated_g'),
  fibre: row.number('fiber_g'),
  sodium: row.number('sodium_mg'),
  calcium: row.number('calcium_mg'),
  iron: row.number('iron_mg'),
  vitaminARe: row.number('vit_a_ug_re'),
  vitaminARae: row.number('vit_a_ug_rae'),
  vitaminC: row.number('vit_c_mg'),
  alcohol: row.number('alcohol_g'),
})

const readMeasures = (row: Row): Measures => ({
  density: row.number('density_g_ml'),
  gramsPerPiece: row.number('g_per_unidad'),
  gramsPerCup: row.number('g_per_taza'),
  gramsPerTablespoon: row.number('g_per_cucharada'),
  gramsPerTeaspoon: row.number('g_per_cucharadita'),
  ...readPieces(row),
})

/** 'manojo 55; rama 1': edible g of each. */
const readPieces = (row: Row): Pick<Measures, 'pieces'> => {
  const written = row.list('piezas').map((item): [Piece, number] => {
    const [, word = '', grams] = /^(\p{L}+) (\d+(?:\.\d+)?)$/u.exec(item) ?? row.fail('piezas')
    return [pieceNames.find((name) => name === word) ?? row.fail('piezas'), Number(grams)]
  })
  return written.length === 0 ? {} : { pieces: Object.fromEntries(written) }
}

const readAllergens = (row: Row, column: string): Allergen[] =>
  row.list(column).map((code) => allergens.find((known) => known === code) ?? row.fail(column))

const readPrice = (row: Row): FoodPrice | null => {
  const eurPerKg = row.number('price_eur_kg')
  if (eurPerKg === null) return null
  return {
    eurPerKg,
    source: row.text('price_source') || row.fail('price_source'),
    date: row.text('price_date') || row.fail('price_date'),
    vat: oneOf(row, 'price_iva', ['IVA incl.', 'sin IVA']),
  }
}

const oneOf = <Choice extends string>(row: Row, column: string, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === row.text(column)) ?? row.fail(column)
