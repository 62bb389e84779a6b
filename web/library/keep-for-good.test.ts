import { expect, test } from 'vitest'
import { type Device, keepForGood } from './keep-for-good.ts'

/** A device that grants or refuses, and counts how often it was asked. */
const newDevice = ({ grants = false, persisted = false, startsAlone = true } = {}) => {
  const kept = new Map<string, string>()
  const state = { asked: 0, persisted, startsAlone, installed: false }
  const device: Device = {
    storage: {
      persist: async () => {
        state.asked += 1
        state.persisted ||= grants
        return state.persisted
      },
      persisted: async () => state.persisted,
    },
    startsAlone: () => state.startsAlone,
    installed: () => state.installed,
    marks: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  }
  return { device, state }
}

test('se pregunta una vez, diga lo que diga', async () => {
  for (const grants of [true, false]) {
    const { device, state } = newDevice({ grants })
    for (let recipe = 0; recipe < 3; recipe++) await keepForGood(device)
    expect(state.asked).toBe(1)
  }
})

test('dos recetas a la vez son una pregunta', async () => {
  const { device, state } = newDevice()
  await Promise.all([keepForGood(device), keepForGood(device)])
  expect(state.asked).toBe(1)
})

test('instalada después, una vez más: al navegador le dice otra cosa', async () => {
  const { device, state } = newDevice()
  await keepForGood(device)
  state.installed = true
  await keepForGood(device)
  await keepForGood(device)
  state.installed = false
  await keepForGood(device)
  expect(state.asked).toBe(2)
})

test('no se pregunta lo concedido, ni donde no sirve de nada, ni donde no hay a quién', async () => {
  const granted = newDevice({ persisted: true })
  await keepForGood(granted.device)
  const withoutShell = newDevice({ startsAlone: false })
  await keepForGood(withoutShell.device)
  await keepForGood(null)
  expect([granted.state.asked, withoutShell.state.asked]).toEqual([0, 0])
  withoutShell.state.startsAlone = true
  await keepForGood(withoutShell.device)
  expect(withoutShell.state.asked).toBe(1)
})
