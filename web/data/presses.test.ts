import { describe, expect, test } from 'vitest'
import { isSameGesture, type Press } from './presses.ts'

const mouse: Press = { at: 1000, x: 300, y: 200, count: 1, finger: false }
const finger: Press = { ...mouse, finger: true }

describe('dos pulsaciones son una cuando', () => {
  test.each([
    ['el ratón hace doble clic', mouse, { ...mouse, at: 1150, count: 2 }],
    ['un dedo mojado rebota un poco más allá', finger, { ...finger, at: 1090, x: 312, y: 209 }],
    ['un dedo golpea dos veces', finger, { ...finger, at: 1399 }],
  ])('%s', (_, before, press) => expect(isSameGesture(before, press)).toBe(true))
})

describe('dos pulsaciones son dos cuando', () => {
  test.each([
    ['el ratón pulsa dos veces y el sistema no lo llama doble clic', mouse, { ...mouse, at: 1150 }],
    ['el sistema cuenta despacio: hubo tiempo de ver lo que cambió', mouse, { ...mouse, at: 1450, count: 2 }],
    ['el dedo va a otro botón', finger, { ...finger, at: 1150, x: 344 }],
    ['el dedo espera', finger, { ...finger, at: 1400 }],
  ])('%s', (_, before, press) => expect(isSameGesture(before, press)).toBe(false))
})
