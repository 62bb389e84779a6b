import { expect, test } from 'vitest'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import type { WrittenLine } from '#core/nutrition/analysis.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { samplePantry, sampleResolve } from '#core/nutrition/sample-foods.ts'
import { warningsOf } from '#core/nutrition/warnings.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import type { Unit } from '#core/units/units.ts'

const line = (name: string, quantity: number, unit: Unit = 'g'): WrittenLine => ({ name, quantity, unit })
const warnings = (...lines: readonly WrittenLine[]) => warningsOf(analyseRecipe(lines, sampleResolve))

test('una receta sin dudas no avisa de nada', () => {
  expect(warnings(line('Harina', 100), line('Huevos', 2, 'unidad'))).toEqual([])
})

test('cada ingrediente dudoso se nombra una vez, con su razón, lo más grave primero', () => {
  expect(
    warnings(
      line('Membrillo', 100),
      line('Pimiento', 1, 'kg'),
      line('Zanahoria', 100, 'ml'),
      line('Mejillones', 1, 'kg'),
      line('Berros', 50),
      line('Mole', 50),
      line('Harina', 2, 'unidad'),
      line('Zzz', 1),
      line('Zzz', 3),
      line('Yyy', 1),
      line('Nísperos', 10),
    ),
  ).toEqual([
    'No se reconocen y no se han contado: «Zzz» y «Yyy».',
    'No se sabe cuánto pesan y no se han contado: «Harina» (2 unidades).',
    'Sin datos de composición publicados, no se han contado: «Mole».',
    'Se han tomado por su variedad más habitual: «Pimiento» como Pimiento rojo.',
    'Sin densidad conocida, se ha contado 1 ml como 1 g: «Zanahoria».',
    'Pesados en bruto, se cuenta sólo la parte comestible: «Mejillones» 1.000 g → 300 g.',
    'Con datos incompletos (el total es un mínimo): «Berros» (calcio y hierro).',
    'Con la composición del alimento publicado más parecido: «Membrillo».',
    'La vitamina A de estos ingredientes sólo se conoce en µg RAE, no en µg RE: «Nísperos».',
  ])
})

test('lo que ha emparejado un modelo dice cuál', () => {
  const resolve = resolverOf(samplePantry, new Map(), new Map([[ingredientKey('Berros de agua'), 'berro']]))
  const analysis = analyseRecipe([line('Berros de agua', 10)], resolve)
  expect(warningsOf(analysis, 'llama3')[0]).toBe('Emparejados por llama3, compruébalos: «Berros de agua» como Berro.')
})
