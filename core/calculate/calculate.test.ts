import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growthOf, mostGrowth } from '#testing/growth.ts'
import { knowledge } from '#testing/knowledge.ts'
import { calculate } from './calculate.ts'
import { noFigures } from './calculation.ts'
import { amounts } from './cases/amounts.ts'
import { atWorkCases } from './cases/at-work.ts'
import { byUnitCases, twoFigureCases } from './cases/by-units.ts'
import { computedIn } from './cases/case.ts'
import { dictated } from './cases/dictated.ts'
import { money } from './cases/money.ts'
import { pieces } from './cases/pieces.ts'
import { short } from './cases/short.ts'

test.each(
  [...amounts, ...dictated, ...short, ...pieces, ...money, ...byUnitCases, ...atWorkCases, ...twoFigureCases].map(
    (turns) => [turns.map(([say]) => say).join(' · '), turns] as const,
  ),
)('%s', (_, turns) => {
  const computed = computedIn(turns, knowledge)
  for (const [at, [, holds]] of turns.entries()) {
    if (holds === null) expect(computed[at]).toBeNull()
    else expect(computed[at]).toContain(holds)
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
      const computed = calculate(words.join(' '), noFigures, null, knowledge)
      if (computed === null) return
      expect(`${computed.answer} ${computed.working}`).not.toMatch(/NaN|∞|Infinity|undefined|\*\*-/)
    }),
    { numRuns: 500 },
  )
})

test('un texto de 100.000 letras se contesta por su principio', () => {
  const asked = (parts: number) => () => calculate('salmuera al 5 % '.repeat(6000 / parts), noFigures, null, knowledge)
  expect(asked(1)()).toBeNull()
  expect(growthOf(asked)).toBeLessThan(mostGrowth)
})
