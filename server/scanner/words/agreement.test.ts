import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'

test.each([
  ['Cortar los verduras en dados.', 'los verduras'],
  ['Añadir las cebollas picados.', 'cebollas picados'],
  ['Mojar con el le fumet hirviendo.', 'el le'],
  ['Reposar 45 minutos y Formar las rosquillas.', 'Formar'],
])('%s: no puede ser así', (text, said) => {
  expect(disagreements(text)[0]).toContain(`«${said}»`)
})

test.each(['Untar las manos con aceite.', 'Rehogar los puerros y las zanahorias troceados.', 'Cocer a ras del agua.'])(
  '%s: está bien',
  (text) => {
    expect(disagreements(text)).toEqual([])
  },
)
