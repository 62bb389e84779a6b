import { expect, test } from 'vitest'
import { oneByOne } from './open-assistant.ts'

test('lo que el asistente sabe se lee a trozos, y entre dos se atiende a los demás', async () => {
  const seen: string[] = []
  setImmediate(() => seen.push('otro'))
  await oneByOne([async () => seen.push('platos'), async () => seen.push('alimentos')])
  expect(seen).toEqual(['platos', 'otro', 'alimentos'])
})
