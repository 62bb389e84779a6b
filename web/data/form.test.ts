import { beforeEach, expect, test } from 'vitest'
import { trySaving } from './form.ts'
import { toast, toastStore } from './toast.ts'

beforeEach(() => {
  for (const { id } of toastStore.current()) toast.close(id)
})

/** A form with these rules, as they stand one after the other, and what came of it. */
const formOf = (problems: readonly (string | null)[], busy = false) => {
  const saved: string[] = []
  const outcome = trySaving({
    check: () => problems.find((problem) => problem !== null) ?? null,
    say: (problem) => ['Error', problem],
    save: () => saved.push('guardado'),
    busy,
  })
  return { outcome, saved, said: toastStore.current().map(({ kind, text }) => [kind, text]) }
}

test('sin problemas se guarda y no se dice nada', () => {
  expect(formOf([null, null])).toEqual({ outcome: null, saved: ['guardado'], said: [] })
})

test('se dice el primer problema, y solo ese; no se guarda', () => {
  const { outcome, saved, said } = formOf([null, 'Falta el nombre', 'Falta el método'])
  expect([outcome, saved, said]).toEqual([{ problem: 'Falta el nombre' }, [], [['error', 'Falta el nombre']]])
})

test('mientras se guarda, otra pulsación ni comprueba ni guarda', () => {
  expect(formOf([null], true)).toEqual({ outcome: 'waits', saved: [], said: [] })
  expect(formOf(['Falta el nombre'], true)).toEqual({ outcome: 'waits', saved: [], said: [] })
})

test('el mismo problema dos veces es otro rechazo: lleva otra vez a su campo', () => {
  expect(formOf(['Falta'])['outcome']).not.toBe(formOf(['Falta'])['outcome'])
})
