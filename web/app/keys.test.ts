import { describe, expect, test } from 'vitest'
import { commandOf, type Situation } from './keys.ts'

const free: Situation = { typing: false, dialog: false, singleKeys: true }
const press = (key: string, change: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false, defaultPrevented: false },
  ...change,
})

test.each([
  ['/', 'palette'],
  ['?', 'keys'],
  ['n', 'new'],
  ['N', 'new'],
  ['x', null],
  ['Enter', null],
])('la tecla %s es %s', (key, command) => expect(commandOf(press(key), free)).toBe(command))

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'con Ctrl o Cmd: k abre, z deshace, lo demás es del navegador',
  (held) => {
    expect(commandOf(press('k', held), free)).toBe('palette')
    expect(commandOf(press('K', held), free)).toBe('palette')
    expect(commandOf(press('z', held), free)).toBe('undo')
    for (const key of ['n', '/', 'c', 'p']) expect(commandOf(press(key, held), free)).toBeNull()
  },
)

describe('se callan', () => {
  const all = [press('/'), press('?'), press('n'), press('k', { ctrlKey: true }), press('z', { ctrlKey: true })]

  test('con un diálogo abierto, todas', () => {
    for (const one of all) expect(commandOf(one, { ...free, dialog: true })).toBeNull()
  })

  test('mientras se escribe, todas menos Ctrl+K', () => {
    expect(all.map((one) => commandOf(one, { ...free, typing: true }))).toEqual([null, null, null, 'palette', null])
  })

  test('las de una letra, si se han quitado', () => {
    const without = { ...free, singleKeys: false }
    expect(all.map((one) => commandOf(one, without))).toEqual([null, null, null, 'palette', 'undo'])
  })

  test.each([{ repeat: true }, { isComposing: true }, { defaultPrevented: true }, { altKey: true }])(
    'repetidas, a medio componer, ya atendidas o con Alt: %o',
    (change) => {
      for (const one of all) expect(commandOf({ ...one, ...change }, free)).toBeNull()
    },
  )
})
