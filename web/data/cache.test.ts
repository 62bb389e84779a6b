import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refetch, updateCache } from './cache.ts'

type Names = readonly string[]
const key = ['list']

/** A list on screen, whose readings are answered by hand, each with its own names. */
const onScreen = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const readings: ((names: Names) => void)[] = []
  const queryFn = () => new Promise<Names>((resolve) => readings.push(resolve))
  const observer = new QueryObserver(queries, { queryKey: key, queryFn })
  observer.subscribe(() => {})
  const answer = async (reading: number, names: Names) => {
    await vi.waitFor(() => expect(readings.length).toBeGreaterThan(reading))
    readings[reading]?.(names)
    await Promise.resolve()
  }
  const shown = () => observer.getCurrentResult().data
  const add = (name: string) => updateCache<Names>(queries, key, (names) => [...names, name])
  return { queries, readings, answer, shown, add }
}

test('lo nuevo se ve en lo ya leído, y nada se vuelve a pedir', async () => {
  const { answer, shown, add, readings } = onScreen()
  await answer(0, ['Pan'])
  await vi.waitFor(() => expect(shown()).toEqual(['Pan']))
  add('Vino')
  await vi.waitFor(() => expect(shown()).toEqual(['Pan', 'Vino']))
  expect(readings).toHaveLength(1)
})

test('una lectura que salió antes no se lo lleva: se lee otra vez', async () => {
  const { queries, answer, shown, add } = onScreen()
  await answer(0, ['Pan'])
  await vi.waitFor(() => expect(shown()).toEqual(['Pan']))
  void queries.refetchQueries({ queryKey: key })
  add('Vino')
  await answer(1, ['Pan'])
  await answer(2, ['Pan', 'Vino', 'Sal'])
  await vi.waitFor(() => expect(shown()).toEqual(['Pan', 'Vino', 'Sal']))
})

test.each([
  ['lo que se añade', ({ add }: ReturnType<typeof onScreen>) => add('Vino')],
  ['lo que se vuelve a leer', ({ queries }: ReturnType<typeof onScreen>) => void refetch(queries, key)],
])('antes de la primera lectura, %s tampoco se pierde', async (_, change) => {
  const list = onScreen()
  await vi.waitFor(() => expect(list.readings).toHaveLength(1))
  change(list)
  await list.answer(0, [])
  await list.answer(1, ['Vino'])
  await vi.waitFor(() => expect(list.shown()).toEqual(['Vino']))
})
