import { expect, test } from 'vitest'
import { calculate, figuresWithoutPlace } from '#core/calculate/calculate.ts'
import { noFigures } from '#core/calculate/calculation.ts'
import { fold } from '#core/spanish/fold.ts'
import { knowledge } from '#testing/knowledge.ts'
import { figuresLeft } from './figures-left.ts'
import { slotsOf } from './slots.ts'

const left = (question: string, answer: string, working = ''): readonly string[] =>
  figuresLeft(fold(question), slotsOf(question), { answer, working }).map(({ said }) => said)

test('lo que la cuenta enseña está tomado: en kilos o gramos, como resto de cien, con su IVA', () => {
  expect(left('3,5 kg de rape al 40 %', '1.400 g', '3.500 g × 40 %')).toEqual([])
  expect(left('6 kg con merma del 35 %', '3,9 kg', '6 kg × 65 %')).toEqual([])
  expect(left('80 céntimos la unidad', '9,60 €', '12 × 0,80 €')).toEqual([])
})

test('una cifra que no sale en la cuenta está sin tomar', () => {
  expect(left('descuento del 20 % y otro del 7 % sobre 300 €', '240 €', '300 € × 0,8')).toEqual(['7 %'])
})

test('lo que sólo nombra un producto o una medida no es una cifra de la cuenta', () => {
  expect(left('un kilo de nata del 35 %', '4,20 €')).toEqual([])
  expect(left('500 g de chocolate del 70', '1 kg', '500 g × 2')).toEqual([])
})

test('no se contesta una cuenta que dejaría fuera una cifra, y se dice cuál', () => {
  const brine = ['salmuera para 4 litros al 6 % y 17 rodajas', noFigures, null, knowledge] as const
  expect(calculate(...brine)).toBeNull()
  expect(figuresWithoutPlace(...brine)).toEqual(['17'])
})
