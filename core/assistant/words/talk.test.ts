import { expect, test } from 'vitest'
import { onLabel } from '#core/assistant/pages/on-label.ts'
import { fold } from '#core/spanish/fold.ts'
import { talkIn } from './talk.ts'

test.each([
  ['hola chef, qué tal andamos', 'greeting'],
  ['ey, cómo lo llevas', 'greeting'],
  ['mil gracias máquina', 'thanks'],
  ['eres un fiera', 'thanks'],
  ['nada más, gracias', 'thanks'],
  ['oído', 'thanks'],
  ['¿hablo con una persona?', 'who'],
  ['¿eres un robot?', 'who'],
  ['y tú quién eres', 'who'],
  ['buenas croquetas para 20', null],
  ['gracias, y cuánto dura el caldo', null],
  ['qué máquina uso para el helado', null],
])('se habla como entre personas: «%s» → %s', (text, expected) => {
  expect(talkIn(fold(text).replace(/[¿¡]/g, ''))).toBe(expected)
})

test.each([
  'qué fuerza tiene la harina que nos ha traído el molino',
  'cuánta grasa lleva la nata que me sirve mi proveedor',
  'de qué lote es el queso que llegó hoy',
])('lo que sólo dice la etiqueta: «%s»', (text) => {
  expect(onLabel(text)?.response).toMatch(/etiqueta/)
})

test.each([
  'qué fuerza de harina para panettone',
  'a qué temperatura recibo la carne que me traen',
  'cuántos bloom por litro',
])('lo que se sabe sin etiqueta: «%s»', (text) => {
  expect(onLabel(text)).toBeNull()
})
