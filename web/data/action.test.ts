import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { perform } from './action.ts'
import { toast, toastStore } from './toast.ts'

const texts = { success: ['Éxito', 'Precio guardado'], failure: ['Error', 'No se pudo guardar'] } as const

/** Two lists on screen, and how often each has been read. */
const kitchen = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const read = { prices: 0, costs: 0 }
  for (const name of ['prices', 'costs'] as const) {
    const queryFn = async () => {
      read[name] += 1
      return read[name]
    }
    new QueryObserver(queries, { queryKey: [name], queryFn }).subscribe(() => {})
  }
  return { queries, read }
}
const settled = async ({ read }: ReturnType<typeof kitchen>) =>
  vi.waitFor(() => expect(read).toEqual({ prices: 1, costs: 1 }))

const toasts = () => toastStore.current().map(({ kind, title, text }) => [kind, title, text])

beforeEach(() => {
  for (const { id } of toastStore.current()) toast.close(id)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('sale bien: un aviso, la respuesta en pantalla, y solo la lista nombrada se lee otra vez', async () => {
  const house = kitchen()
  await settled(house)
  const taken: string[] = []
  const outcome = await perform(house.queries, texts, async () => 'sal', {
    refetch: [['prices']],
    refetchOnFailure: [['costs']],
    take: (value) => taken.push(value),
  })
  await outcome.shown
  expect(outcome).toMatchObject({ ok: true, value: 'sal' })
  expect(taken).toEqual(['sal'])
  expect(toasts()).toEqual([['done', 'Éxito', 'Precio guardado']])
  expect(house.read).toEqual({ prices: 2, costs: 1 })
})

test('lo que el servidor rechaza se dice con sus palabras, y también se lee lo que estaba anticuado', async () => {
  const house = kitchen()
  await settled(house)
  const gone = new AppError('not_found', { message: 'Ya no está' })
  const take = vi.fn()
  const outcome = await perform(house.queries, texts, () => Promise.reject(gone), {
    refetch: [['prices']],
    refetchOnFailure: [['costs']],
    take,
  })
  await outcome.shown
  expect(outcome).toMatchObject({ ok: false, error: gone })
  expect(take).not.toHaveBeenCalled()
  expect(toasts()).toEqual([['error', 'Error', 'Ya no está']])
  expect(house.read).toEqual({ prices: 2, costs: 2 })
})

test.each([
  ['nadie contesta', new AppError('network')],
  ['la respuesta no se entiende', new AppError('bad_answer')],
  ['un fallo nuestro', new TypeError('undefined is not a function')],
])('%s: las palabras del catálogo', async (_, error) => {
  await perform(new QueryClient(), texts, () => Promise.reject(error))
  expect(toasts()).toEqual([['error', 'Error', 'No se pudo guardar']])
})

test('lo que el cocinero ha parado no es un fallo', async () => {
  const stopped = new DOMException('stopped', 'AbortError')
  expect(await perform(new QueryClient(), texts, () => Promise.reject(stopped))).toMatchObject({ ok: false })
  expect(toasts()).toEqual([])
})

test('el aviso de lo borrado lleva a veces la vuelta atrás', async () => {
  const texts = { success: ['Eliminado'], failure: ['Error'] } as const
  const action = (undoable: boolean) => (undoable ? { label: 'Deshacer', onPress: () => undefined } : undefined)
  await perform<boolean, boolean>(new QueryClient(), texts, async () => true, { action })
  await perform<boolean, boolean>(new QueryClient(), texts, async () => false, { action })
  expect(toastStore.current().map((one) => one.action?.label)).toEqual(['Deshacer', undefined])
})
