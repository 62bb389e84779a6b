import { expect, test } from 'vitest'
import { amountDoubts } from './scan-doubts.ts'

const cumin = (quantity: number) => [{ name: 'comino', quantity, unit: 'cucharadita' as const }]

test('siete cucharaditas donde ponía un cuarto se mandan comprobar; las de un banquete, no', () => {
  expect(amountDoubts(cumin(7), 4)).toEqual(['7 cucharaditas de «comino» es mucho: compruébalo'])
  expect(amountDoubts(cumin(0.25), 4)).toEqual([])
  expect(amountDoubts(cumin(4), 1)).toEqual([])
  expect(amountDoubts(cumin(12), 40)).toEqual([])
})
