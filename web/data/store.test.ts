import { expect, test } from 'vitest'
import { makeStore } from './store.ts'

test('quien mira se entera de cada cambio, y de ninguno que no lo es', () => {
  const store = makeStore('crudo')
  const seen: string[] = []
  const leave = store.subscribe(() => seen.push(store.current()))
  store.set('hecho')
  store.set('hecho')
  leave()
  store.set('pasado')
  expect(seen).toEqual(['hecho'])
  expect(store.current()).toBe('pasado')
})

test('quien se va mientras se le avisa no quita el aviso a los demás', () => {
  const store = makeStore(0)
  let told = 0
  const leave = store.subscribe(() => leave())
  store.subscribe(() => {
    told += 1
  })
  store.set(1)
  store.set(2)
  expect(told).toBe(2)
})
