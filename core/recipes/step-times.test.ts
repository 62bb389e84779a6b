import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdown, stepTimes } from './step-times.ts'

const minute = 60
const hour = 3600

test.each<[string, [number, string][]]>([
  ['Pochar 20 minutos sin que tome color.', [[20 * minute, '20 minutos']]],
  ['Hervir 3 min.', [[3 * minute, '3 min']]],
  ['Freír 2-3 min por lado', [[2 * minute, '2-3 min']]],
  ['Cocer de 2 a 3 horas', [[2 * hour, '2 a 3 horas']]],
  ['Reposar 1 h 30 min en frío', [[1.5 * hour, '1 h 30 min']]],
  ['Reposar 1h30 en frío', [[1.5 * hour, '1h30']]],
  ['Asar 1 hora y media', [[1.5 * hour, '1 hora y media']]],
  ['Levar una hora y cuarto', [[1.25 * hour, 'una hora y cuarto']]],
  ['Dejar media hora', [[0.5 * hour, 'media hora']]],
  ['Tres cuartos de hora a 180 °C', [[0.75 * hour, 'Tres cuartos de hora']]],
  ['Escaldar 30 s y enfriar', [[30, '30 s']]],
  ['Batir 1,5 min', [[90, '1,5 min']]],
  ["Hornear 25' a 200 °C", [[25 * minute, "25'"]]],
  [
    'Diez minutos tapado, y otros cinco minutos destapado',
    [
      [600, 'Diez minutos'],
      [300, 'cinco minutos'],
    ],
  ],
  ['Cocer 10 min, escurrir y saltear 10 min', [[600, '10 min']]],
  ['Calentar a 63 °C 20 min', [[1200, '20 min']]],
  ['Sellar 3 min. 2 huevos después', [[180, '3 min']]],
])('%s', (step, times) => {
  expect(stepTimes(step)).toEqual(times.map(([seconds, words]) => ({ seconds, words })))
})

test.each([
  'Añadir 20 mililitros y 3 huevos',
  'A 65 °C mín.',
  'Cortar en 2 mitades de 10 mm',
  'Salar 24 h',
  'Un golpe de 2 s',
  'Guardar 3 días',
  'Receta del 2026',
  '5 semillas, 4 sardinas, 2 hojas',
])('«%s» no tiene nada que cronometrar', (step) => {
  expect(stepTimes(step)).toEqual([])
})

test('cualquier texto: segundos enteros entre 5 s y 12 h, y las palabras están en el paso', () => {
  const word = fc.constantFrom(
    '1',
    '20',
    '2-3',
    'h',
    'min',
    'hora',
    'y',
    'media',
    "'",
    's',
    ' ',
    ',',
    'una',
    'de',
    'cuarto',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (step) => {
        for (const { seconds, words } of stepTimes(step)) {
          expect(Number.isInteger(seconds) && seconds >= 5 && seconds <= 12 * hour).toBe(true)
          expect(step).toContain(words)
        }
      },
    ),
  )
})

test('un texto muy largo no lo frena', () => {
  for (const piece of ['1 h ', '1 y ', '20', "'", 'media ', '1-'] as const) {
    const started = performance.now()
    stepTimes(piece.repeat(50_000 / piece.length))
    expect(performance.now() - started, piece).toBeLessThan(1000)
  }
})

test('la cuenta atrás como un reloj', () => {
  expect([1200, 1111.2, 65, 59, 0.4, 0, -3, 3900].map(countdown)).toEqual([
    ...['20:00', '18:32', '1:05', '0:59', '0:01', '0:00', '0:00', '1:05:00'],
  ])
})
