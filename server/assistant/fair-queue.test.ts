import { expect, test } from 'vitest'
import { openFairQueue } from './fair-queue.ts'

const drained = <Item>(next: () => Item | undefined): Item[] => {
  const items: Item[] = []
  for (let item = next(); item !== undefined; item = next()) items.push(item)
  return items
}

test('quien pide mucho no hace esperar a quien pide poco', () => {
  const queue = openFairQueue<string>({ most: 10, mostPerCook: 5 })
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('ana', item)
  queue.add('beto', 'b1')
  queue.add('carla', 'c1')
  queue.add('beto', 'b2')
  expect(drained(queue.next)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  expect(queue.size()).toBe(0)
})

test('lo que no cabe no se toma: ni de uno, ni entre todos', () => {
  const queue = openFairQueue<number>({ most: 3, mostPerCook: 2 })
  expect([1, 2, 3].map((item) => queue.add('ana', item))).toEqual([true, true, false])
  expect([4, 5].map((item) => queue.add('beto', item))).toEqual([true, false])
  expect(queue.size()).toBe(3)
  expect(drained(queue.next)).toEqual([1, 4, 2])
  expect(queue.add('ana', 6)).toBe(true)
})
