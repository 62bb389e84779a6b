import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePantry } from '#core/pantry/match-food.ts'
import { readFoods } from '#core/pantry/read-foods.ts'
import { fourfoldLimit, growth } from '#testing/growth.ts'
import { type Before, calculate } from './calculate.ts'
import { type Figures, noFigures } from './calculation.ts'
import { cases } from './cases.ts'

const pantry = makePantry(readFoods(readFileSync(new URL('../../server/pantry/foods.tsv', import.meta.url), 'utf8')))

test.each(cases.map((turns) => [turns.map(([say]) => say).join(' · '), turns] as const))('%s', (_, turns) => {
  let figures: Figures = noFigures
  let before: Before | null = null
  for (const [say, holds] of turns) {
    const computed = calculate(say, figures, before, pantry)
    if (holds === null) expect(computed).toBeNull()
    else expect(computed?.answer.replaceAll('\u00a0', ' ')).toContain(holds)
    if (computed === null) continue
    figures = { ...figures, ...computed.figures }
    before = computed.before
  }
})

const kitchenWords = fc.constantFrom(
  ...'salmuera al % de 3 kg 0 1e9 -5 harina agua gelatina hojas bloom molde 24 cm en vez huevos claras cuántas € iva food cost margen por 100 levadura fresca seca baumé brix para y a rebajar alcohol 96 compro limpios alcachofa __proto__ 🙂 <b>'.split(
    ' ',
  ),
)

test('de palabras y cifras sueltas nunca sale un disparate: ni falla ni escribe NaN, infinitos o negativos', () => {
  fc.assert(
    fc.property(fc.array(kitchenWords, { maxLength: 60 }), (words) => {
      const computed = calculate(words.join(' '), noFigures, null, pantry)
      if (computed === null) return
      expect(`${computed.answer} ${computed.working}`).not.toMatch(/NaN|∞|Infinity|undefined|\*\*-/)
    }),
    { numRuns: 500 },
  )
})

test('un texto de 100.000 letras se contesta por su principio', () => {
  const read = (times: number) => () => calculate('salmuera al 5 % '.repeat(times), noFigures, null, pantry)
  expect(read(6000)()).toBeNull()
  expect(growth(fourfoldLimit, read(1500), read(6000))).toBeLessThan(fourfoldLimit)
})
