import { describe, expect, test } from 'vitest'
import { fixOcrLine, mayBeFraction, mustBeFraction } from './ocr-fixes.ts'

/** What the engine wrote, and what stood on the paper (docs/ciencia/motor-local.md §3.4 and our own pages). */
const lines: [read: string, stood: string][] = [
  ['freír a 180 *C', 'freír a 180 ºC'],
  ['freír a 180 “C.', 'freír a 180 ºC.'],
  ['hornear a 175 ºC', 'hornear a 175 ºC'],
  ['4 h a 4 <C', '4 h a 4 ºC'],
  ['reposar a 16 Cantes de cortar', 'reposar a 16 ºC antes de cortar'],
  ['y a 200 *Cotros 35 minutos', 'y a 200 ºC otros 35 minutos'],
  ['hornear a 175 “€ durante', 'hornear a 175 ºC durante'],
  ['hornear a 180 ,C durante', 'hornear a 180 ºC durante'],
  ['hornear a 1+0 ºC durante', 'hornear a 170 ºC durante'],
  ['hornear durante 4S minutos', 'hornear durante 45 minutos'],
  ['Remojar el pan ella leche fría', 'Remojar el pan en la leche fría'],
  ['Ella misma grasa sofreír', 'En la misma grasa sofreír'],
  ['cocer en ella los chipirones', 'cocer en ella los chipirones'],
  ['dejar con ella durante una hora', 'dejar con ella durante una hora'],
  ['*1,2 kg de patatas', '1,2 kg de patatas'],
  ['*12gdesal', '12 g de sal'],
  ['250 Mm de vino blanco', '250 ml de vino blanco'],
  ['cortar a 5 mm de grosor', 'cortar a 5 mm de grosor'],
  ['2 3 de canela', '2 g de canela'],
  ['dejar fermentar | hora.', 'dejar fermentar 1 hora.'],
  ['con los huevos, 1a leche y', 'con los huevos, la leche y'],
  ['L Mezclar la carne', '1. Mezclar la carne'],
  ['I6 raciones', '16 raciones'],
  ['4 claras : 200 g de azúcar', '4 claras · 200 g de azúcar'],
  ['Ingredientes: harina', 'Ingredientes: harina'],
  ['hornear 13 minutos a 175 %.', 'hornear 13 minutos a 175 ºC.'],
  ['reducir a 50 %', 'reducir a 50 %'],
  ['Asar 25 min (o brasa), pintando', 'Asar 25 min (o brasa), pintando'],
  ['sellar (os bordes', 'sellar los bordes'],
  ['todos los ingredientes de la masa', 'todos los ingredientes de la masa'],
  ['Formar bolas de 25 g.', 'Formar bolas de 25 g.'],
  ['Para + personas', 'Para 4 personas'],
  ['Para b personas', 'Para 6 personas'],
  ['Para A personas', 'Para 4 personas'],
  ['mantequilla 70 8', 'mantequilla 70 g'],
  ['patatas 400 €', 'patatas 400 g'],
  ['Chuletón de vaca 60 €', 'Chuletón de vaca 60 €'],
  ['bolas de 40 3 y hornear', 'bolas de 40 g y hornear'],
  ['180 OC', '180 ºC'],
  ['N* 4', 'Nº 4'],
  ['* 90 g de harina', '90 g de harina'],
  ['e 2 huevos', '2 huevos'],
  ['e Sal y pimienta', 'Sal y pimienta'],
  ['Sal e/s', 'Sal c/s'],
  ['« 250 ml de leche', '250 ml de leche'],
  ['hornear a 1?0 ºC', 'hornear a 170 ºC'],
  ['Para £ comensales', 'Para 8 comensales'],
  ['Remojar $ horas y escurrir', 'Remojar 8 horas y escurrir'],
  ['al 60 % horas después', 'al 60 % horas después'],
  ['o 3 dientes de ajo', '3 dientes de ajo'],
  ['1 1 de leche', '1 l de leche'],
  ['1 lde leche', '1 l de leche'],
  ['90 3 de harina', '90 g de harina'],
  ['500 9 harina', '500 g harina'],
  ['cebolla 3009', 'cebolla 300 g'],
  ['patatas 650 9', 'patatas 650 g'],
  ['fumet de pescado 1,5 1', 'fumet de pescado 1,5 l'],
  ['caldo de verduras (2 1)', 'caldo de verduras (2 l)'],
  ['nata (300 9)', 'nata (300 g)'],
  ['puerro: lud', 'puerro: 1 ud'],
  ['loraciones', '10 raciones'],
  ['3, Estirar la masa', '3. Estirar la masa'],
  ['3-Incorporar los garbanzos', '3. Incorporar los garbanzos'],
  ['fermentar a 26 oc y formar', 'fermentar a 26 ºC y formar'],
  ['bolas de 40 9.', 'bolas de 40 g.'],
  ['levadura fresca 159', 'levadura fresca 15 g'],
  ['almendra molida 300 q', 'almendra molida 300 g'],
  ['agua 6!', 'agua 6 l'],
  ['agua 6/', 'agua 6 l'],
  ['vino blanco, ½ | de fumet', 'vino blanco, ½ l de fumet'],
  ['patatas 1,2 kKg', 'patatas 1,2 kg'],
  ['sellar [os bordes (a masa', 'sellar los bordes la masa'],
  ['Hornear a 180 %C', 'Hornear a 180 ºC'],
  ['hornear 20 minutos a 220 -C.', 'hornear 20 minutos a 220 ºC.'],
  ['Asar a 180 IC y sacar la carne', 'Asar a 180 ºC y sacar la carne'],
  ['hornear 13 minutos a 175 o.', 'hornear 13 minutos a 175 ºC.'],
  ['180 IC y sacar la carne', '180 ºC y sacar la carne'],
  ['Confitar a 65 2C durante 12 minutos', 'Confitar a 65 ºC durante 12 minutos'],
  ['roscones de 700 gy y fermentar', 'roscones de 700 g y fermentar'],
  ['1,2 xa de pulpo', '1,2 kg de pulpo'],
  ['cocer 15 -minutos', 'cocer 15 minutos'],
  ['100 mI de aceite', '100 ml de aceite'],
  ['.- Mezclar con las patatas', 'Mezclar con las patatas'],
  ['“Elaboración', 'Elaboración'],
  ['Para 6”', 'Para 6'],
  ['Patatas «a lo pobre»', 'Patatas «a lo pobre»'],
  ['350 4 de cebolla', '350 g de cebolla'],
  ['90 y pan frito', '90 g pan frito'],
  ['3 gy de comino', '3 g de comino'],
  ['tomates 3: ud', 'tomates 3 ud'],
  ['bolas de 40 9 y hornear', 'bolas de 40 g y hornear'],
  ['durante So minutos', 'durante 50 minutos'],
  ['de 12 por S em y alternar', 'de 12 por 5 cm y alternar'],
  ['ajo, 2 1 de caldo, 300 q de sal', 'ajo, 2 l de caldo, 300 g de sal'],
  ['Hornear a 180 CC.', 'Hornear a 180 ºC.'],
  ['100 MI de nata', '100 ml de nata'],
  ['½ | de leche', '½ l de leche'],
  ['2 1. de caldo', '2 l de caldo'],
  ['1,5 1 de agua', '1,5 l de agua'],
  ['200 8 de azúcar', '200 g de azúcar'],
  ['200 q de azúcar', '200 g de azúcar'],
  ['50 gq de nueces', '50 g de nueces'],
  ['150 mi', '150 ml'],
  ['150 m1 de nata', '150 ml de nata'],
  ['2zanahorias', '2 zanahorias'],
  ['3edas. de aceite', '3 cdas. de aceite'],
  ['250g de harina', '250 g de harina'],
  ['$. Formar y freír.', '5. Formar y freír.'],
  ['I. Pelar las patatas.', '1. Pelar las patatas.'],
  ['S g de levadura', '5 g de levadura'],
  ['lngredientes', 'Ingredientes'],
  ['pimiento rojo | I | unidad', 'pimiento rojo 1 unidad'],
  ['aceite de oliva 0,5 |', 'aceite de oliva 0,5 l'],
]

/** What must stay as it is. */
const untouched = [
  ...['3 huevos', '200 g de pan', '1 l de leche', '12 hojas de albahaca', '2 l de caldo', 'Elaboración', 'o al gusto'],
  ...[
    'Cocer 18 minutos y dejar reposar.',
    'e incorporar la nata',
    'e Incorporar la nata',
    'e Higos secos',
    'y/o sal',
    'Vino blanco',
    '1 kg de patatas',
    'Y servir.',
  ],
  ...['10 % de sal', 'Pimentón de la Vera D.O.', '2 cucharadas de aceite', '1. Derretir la mantequilla.'],
  // Below zero at the head of a line is no bullet.
  ...['-20 ºC durante 24 h', '–18 ºC en el centro'],
]

test.each(lines)('«%s» era «%s»', (read, stood) => {
  expect(fixOcrLine(read)).toBe(stood)
})

test.each(untouched)('«%s» se queda', (line) => {
  expect(fixOcrLine(line)).toBe(line)
})

test('diez mil signos se corrigen sin atascarse', () => {
  const start = performance.now()
  for (const sign of ['1', 'I', '|', '* ', '1 ', '"', 'e', '½ ']) fixOcrLine(sign.repeat(10_000))
  expect(performance.now() - start).toBeLessThan(2000)
})

describe('fracciones', () => {
  test.each(['%', 'Y2', 'Va', '1%', 'Y', 'V', '7', 'X', '/2'])('«%s» puede ser una', (word) => {
    expect(mayBeFraction(word)).toBe(true)
  })
  test.each(['12', 'de', 'sal', '200', 'huevos', '½', ''])('«%s» no', (word) => {
    expect(mayBeFraction(word)).toBe(false)
  })
  test('sin verla, sólo lo que no puede ser otra cosa', () => {
    expect(mustBeFraction('Y2', 'cebolla')).toBe(true)
    expect(mustBeFraction('y', 'cucharadita de sal')).toBe(true)
    expect(mustBeFraction('y', '1 de leche')).toBe(true)
    expect(mustBeFraction('Y', 'servir')).toBe(false)
    expect(mustBeFraction('7', 'cucharaditas')).toBe(false)
  })
})

test.each([
  ['O) 500 g de guisantes', '500 g de guisantes'],
  ['CALENTAR LA LECHE A 40 2C.', 'CALENTAR LA LECHE A 40 ºC.'],
  ['ASAR A 180 *C.', 'ASAR A 180 ºC.'],
  ['Calentar a40 ºC', 'Calentar a 40 ºC'],
  ['El azúcar, as yemas y la nata', 'El azúcar, las yemas y la nata'],
  ['Dorar el cordero. -', 'Dorar el cordero.'],
  ['so ml de aceite', '50 ml de aceite'],
  ['calabacín (700 8)', 'calabacín (700 g)'],
  ['Para 8 persohas', 'Para 8 personas'],
  ['12 raciohes · Fácil', '12 raciones · Fácil'],
])('de hojas nuevas: «%s» era «%s»', (read, stood) => {
  expect(fixOcrLine(read)).toBe(stood)
})

test.each([
  'SALSA DE OSTRAS',
  'Sólo g de sal',
  'Entre ellas, las pasas',
  'huevos (3)',
  'A) Para la masa',
  '2 porrones',
  'lo de siempre',
])('de hojas nuevas: «%s» se queda', (line) => {
  expect(fixOcrLine(line)).toBe(line)
})
