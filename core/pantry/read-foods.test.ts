import { expect, test } from 'vitest'
import { readFoods } from '#core/pantry/read-foods.ts'

const header =
  'slug	nombre	sinonimos	categoria	source_id	kcal	protein_g	carb_g	sugar_g	fat_g	saturated_g	fiber_g	sodium_mg	calcium_mg	iron_mg	vit_a_ug_rae	vit_c_mg	density_g_ml	g_per_unidad	g_per_taza	g_per_cucharada	g_per_cucharadita	edible_pct	alergenos	price_eur_kg	price_source	price_date	kcal_ue	vit_a_ug_re	alcohol_g	alergenos_posibles	pesada	price_iva	fuente	medidas_fuente	merma_fuente	notas	piezas	porcentaje'
const row = (cells: Readonly<Record<string, string>>): string =>
  header
    .split('\t')
    .map((column) => cells[column] ?? '')
    .join('\t')
const salt = { slug: 'sal', nombre: 'Sal', categoria: 'sal_y_basicos', pesada: 'neto', kcal_ue: '0' }

test('en la tabla, lo que falta es desconocido y el cero es cero', () => {
  const [read] = readFoods(`${header}\n${row(salt)}\n`)
  expect(read?.per100g.energyKcal).toBe(0)
  expect(read?.per100g.protein).toBeNull()
  expect(read?.price).toBeNull()
})

test.each([
  ['un alérgeno desconocido', { ...salt, alergenos: 'trigo' }, 'alergenos'],
  ['un número mal escrito', { ...salt, kcal: '1,5' }, 'kcal'],
  ['una categoría desconocida', { ...salt, categoria: 'varios' }, 'categoria'],
  ['un precio sin fuente', { ...salt, price_eur_kg: '2' }, 'price_source'],
])('%s detiene la lectura y se nombra', (_, cells, column) => {
  expect(() => readFoods(`${header}\n${row(cells)}`)).toThrow(`line 2 (sal), ${column}`)
})

test('una fila con celdas de menos detiene la lectura', () => {
  expect(() => readFoods(`${header}\nsal\tSal`)).toThrow('line 2')
})
