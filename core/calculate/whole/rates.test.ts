import { expect, test } from 'vitest'
import { slotsOf } from '#core/calculate/reading/slots.ts'
import { appliedRates } from './rates.ts'

test.each([
  ['Por litro de líquido: 1–2 g para un jugo.', 'para medio litro', null, ['0,5 g–1 g']],
  ['80–100 g por persona de arroz; 2,5 veces de caldo.', 'para 60', 60, ['4,8 kg–6 kg']],
  ['Salsa: 5 g por litro, 24 h de reposo.', 'cuánto para 2,5 litros', null, ['12,5 g']],
  ['Cóctel de pie: 10–14 canapés por persona.', 'para 120', 120, ['1200–1680 canapés']],
  ['Masa: 20 g por kilo.', 'para 3 kg', null, ['60 g']],
] as const)('%s %s', (passage, question, guests, holds) => {
  const said = appliedRates(passage, slotsOf(question), guests).join(' ')
  for (const one of holds) expect(said).toContain(one)
})

test('de lo que se pregunta, y dicho de qué es', () => {
  const passage = 'Agua: 500 ml por persona. Hielo de servicio: 300–500 g por persona; con barra: 1 kg por persona.'
  const said = appliedRates(passage, [], 80, (sentence) => sentence.includes('Hielo'))
  expect(said).toEqual([
    'Hielo de servicio, para 80 personas: **24 kg–40 kg** (300–500 g por persona).',
    'con barra, para 80 personas: **80 kg** (1 kg por persona).',
  ])
})

test('sin cantidad en la pregunta no se multiplica nada', () => {
  expect(appliedRates('5 g por litro y 80 g por persona', slotsOf('cuánto alginato'), null)).toEqual([])
})
