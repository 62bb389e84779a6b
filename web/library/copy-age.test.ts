import { expect, test } from 'vitest'
import { copyAge } from './copy-age.ts'

const minute = 60_000
const hour = 60 * minute

test.each([
  [0, null],
  [59_999, null],
  [-5 * minute, null],
  [minute, 'hace 1 minuto'],
  [59.9 * minute, 'hace 59 minutos'],
  [hour, 'hace 1 hora'],
  [23.9 * hour, 'hace 23 horas'],
  [24 * hour, 'hace 1 día'],
  [400 * 24 * hour, 'hace 400 días'],
])('de hace %d ms: %s', (age, text) => expect(copyAge(1_700_000_000_000 - age, 1_700_000_000_000)).toBe(text))
