import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import type { RowPatch } from '#web/ice-cream/ice-requests.ts'
import { makeRowSaver, withEdits } from './row-saver.ts'

type Sent = readonly [rowId: string, patch: RowPatch]

const opened = (answer: (sent: Sent) => Promise<void> = async () => {}) => {
  const sent: Sent[] = []
  const refused: RowPatch[] = []
  const troubles: unknown[] = []
  const saver = makeRowSaver({
    send: (rowId, patch) => {
      sent.push([rowId, patch])
      return answer([rowId, patch])
    },
    onSaved: () => {},
    onTrouble: (error) => troubles.push(error),
    onRefused: ({ patch }) => refused.push(patch),
  })
  return { saver, sent, refused, troubles }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('un campo se manda una vez, cuando se deja de escribir; otro campo, en otra llamada y en su orden', async () => {
  const { saver, sent } = opened()
  for (const name of ['N', 'Na', 'Nat', 'Nata']) {
    saver.edit('a', { name })
    await vi.advanceTimersByTimeAsync(100)
  }
  saver.edit('a', { quantity: 150 })
  expect(sent).toEqual([])
  expect(saver.current().state).toBe('saving')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([
    ['a', { name: 'Nata' }],
    ['a', { quantity: 150 }],
  ])
  expect(saver.current()).toEqual({ edits: [], state: 'saved' })
})

test('sin respuesta se guarda lo escrito y se vuelve a mandar; lo último escrito gana', async () => {
  let isDown = true
  const { saver, sent } = opened(() => (isDown ? Promise.reject(new AppError('network')) : Promise.resolve()))
  saver.edit('a', { quantity: 80 })
  await vi.advanceTimersByTimeAsync(500)
  expect(saver.current().state).toBe('retrying')
  saver.edit('a', { quantity: 90 })
  expect(withEdits([{ id: 'a', quantity: 0 }], saver.current().edits)).toEqual([{ id: 'a', quantity: 90 }])
  isDown = false
  await vi.runAllTimersAsync()
  expect(sent.at(-1)).toEqual(['a', { quantity: 90 }])
  expect(sent.slice(1).every(([, { quantity }]) => quantity === 90)).toBe(true)
  expect(saver.current().state).toBe('saved')
})

test('un corte se dice una vez, aunque se reintente; el siguiente, otra', async () => {
  let isDown = true
  const { saver, troubles } = opened(() => (isDown ? Promise.reject(new AppError('network')) : Promise.resolve()))
  saver.edit('a', { quantity: 80 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(troubles).toHaveLength(1)
  isDown = false
  await vi.runAllTimersAsync()
  isDown = true
  saver.edit('a', { quantity: 81 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(troubles).toHaveLength(2)
})

test('una negativa no se repite y no detiene lo demás', async () => {
  const { saver, sent, refused } = opened(([rowId]) =>
    rowId === 'gone' ? Promise.reject(new AppError('not_found')) : Promise.resolve(),
  )
  saver.edit('gone', { quantity: 1 })
  saver.edit('b', { quantity: 2 })
  await vi.runAllTimersAsync()
  expect(refused).toEqual([{ quantity: 1 }])
  expect(sent).toHaveLength(2)
  expect(saver.current().state).toBe('saved')
})

test('un trabajo con todas las filas espera a lo escrito, y lo escrito mientras espera al trabajo', async () => {
  const { saver, sent } = opened()
  const order: string[] = []
  saver.edit('a', { quantity: 1 })
  const working = saver.exclusive(async () => {
    order.push(`antes: ${sent.length}`)
    saver.edit('a', { quantity: 2 })
    await new Promise((resolve) => setTimeout(resolve, 5000))
    order.push(`durante: ${sent.length}`)
  })
  await vi.runAllTimersAsync()
  await working
  await vi.runAllTimersAsync()
  expect(order).toEqual(['antes: 1', 'durante: 1'])
  expect(sent.at(-1)).toEqual(['a', { quantity: 2 }])
})

test('lo que no se puede guardar detiene el trabajo; una fila eliminada ya no manda nada', async () => {
  const { saver, sent } = opened(() => Promise.reject(new AppError('network')))
  saver.edit('a', { quantity: 1 })
  await expect(saver.exclusive(async () => 'hecho')).rejects.toMatchObject({ code: 'network' })
  saver.forget('a')
  const before = sent.length
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(before)
  expect(saver.current().state).toBe('saved')
})
