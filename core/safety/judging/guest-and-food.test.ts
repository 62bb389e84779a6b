import { expect, test } from 'vitest'
import { safety } from '#testing/kitchen-safety.ts'
import { verdictOn } from './verdict.ts'

const said = (...turns: readonly string[]): string => verdictOn(turns, safety)?.text ?? ''

test.each(['manzana', 'patata asada', 'pollo', 'merluza a la plancha'])(
  'un celíaco y un alimento que no lleva gluten: %s',
  (food) => expect(said(`un celíaco puede comer ${food}`)).toMatch(/^Sí, por sí mismo: .*envasado/),
)

test('lo que se compra hecho lo dice su etiqueta, y lo que lo lleva es no', () => {
  expect(said('viene una celíaca, le puedo dar chorizo')).toMatch(/^No te lo puedo asegurar/)
  expect(said('un alérgico al huevo puede comer merengue')).toMatch(/^No/)
  expect(said('un alérgico al pescado puede comer anchoa')).toMatch(/^No/)
})

test('lo que sigue a un no se juzga por sí mismo', () => {
  expect(said('puedo usar flores de adelfa para decorar', 'y de capuchina')).toMatch(
    /^Sí: \*\*flor y hoja comestibles de proveedor/,
  )
  expect(said('puedo usar flores de adelfa para decorar', 'y hojas de tomatera')).toMatch(/^No/)
  expect(said('puedo descongelar a temperatura ambiente el pavo', 'y volver a congelarlo')).toMatch(/^No en crudo/)
  expect(said('puedo hacer un merengue sin cocer para una tarta', 'y una carbonara')).toMatch(/^No con huevo crudo/)
})

test('lo que come quien tiene otra alergia no es la suya; lo que se le añade, sí', () => {
  const noFish = 'un alérgico al pescado puede comer pan'
  expect(said(noFish, 'y huevo')).toMatch(/^Sí, por sí mismo: \*\*Huevo\*\* no lleva pescado/)
  expect(said(noFish, 'y la merluza')).toMatch(/^No: \*\*Merluza/)
  expect(said(noFish, 'y huevo', 'y atún')).toMatch(/^No: \*\*Atún/)
  expect(said('tengo una alérgica a los frutos secos', 'y a la leche')).toMatch(/^No: \*\*Leche/)
  expect(said('alérgico al pescado', 'y al huevo', 'y tortilla')).toMatch(/^No/)
})

test('con alguien herido, o con veneno, nombrar un alimento no cambia de tema', () => {
  expect(said('me saltó sosa en el ojo', 'me lo neutralizo con vinagre')).toMatch(/agua corriente 20 min/)
  expect(said('quemadura de aceite en el antebrazo', 'hielo directo y mantequilla')).toMatch(/20 min bajo agua/)
  expect(said('el calabacín me salió amarguísimo', 'le pongo azúcar y nata y no se nota')).toMatch(/^No/)
  expect(said('orujo casero destilado', 'no quité las cabezas, lo doy de chupito')).toMatch(/^No/)
  expect(
    said(
      'el fumet me ha quedado turbio',
      'se quedó en la marmita tapada desde ayer a mediodía sin fuego, le doy un hervor y palante',
    ),
  ).toMatch(/^No/)
  // What mends it, and another matter, are heard.
  expect(said('alubias rojas a medio cocer, las sirvo', 'y si las hiervo 10 minutos fuerte')).not.toMatch(/^No, sigue/)
  expect(said('quemadura de aceite en el antebrazo', 'hazme la receta de croquetas')).not.toMatch(/20 min bajo/)
})

test.each([
  'una clienta embarazada me pide el salmón marinado de la casa',
  'carpaccio de gamba roja para un niño de 7 años',
  'steak tartar con la yema encima, vale de huevo de cáscara',
  'un paté de alubia roja sólo remojada 24 horas sin cocer, vale',
  'maíz congelado a la ensalada de la residencia, descongelado y sin calentar',
  'berros de un arroyo con ovejas, en ensalada',
  'dióxido de titanio E171 para blanquear el glaseado',
  'sesos y médula de vaca de 3 años, los rebozo',
])('no de entrada: %s', (asked) => expect(said(asked)).toMatch(/^No/))

test('los derivados exceptuados del trigo, a un celíaco, sí', () => {
  expect(said('celíaco y gominola con jarabe de glucosa de trigo')).toMatch(/^Sí/)
  expect(said('un celíaco puede tomar vodka de trigo')).toMatch(/^Sí/)
})

test.each([
  'el queso curado tiene moho, le quito la parte y setas que cogí en el monte',
  'se puede recalentar la tortilla y almendras amargas',
  'lentejas sin remojar con alubias rojas remojadas sin cocer',
  'el bulgur tiene gluten y un poco de miel para un bebé de 8 meses',
  'tofu en ensalada con judías pintas germinadas crudas',
])('lo que se permite cede ante lo que se niega de otro alimento nombrado: %s', (asked) =>
  expect(said(asked)).toMatch(/^No/),
)

test('lo que se le permite a cualquiera no se le permite a quien se dijo antes', () => {
  expect(said('hay moho en un queso curado, quito la parte', 'y para una embarazada')).toMatch(/^No/)
  expect(said('embarazada con sushi de anguila', 'y de salmón noruego de granja')).toMatch(/^No/)
})

test('lo que sale mal de otro plato, y lo que se pregunta de otro alimento, no lleva el veredicto de antes', () => {
  expect(said('un cliente con favismo, le pongo habas peladas', 'las lentejas se me deshacen siempre')).toBe('')
  expect(said('un cliente se hincha después de comer gambas', 'la salsa Worcester es alérgeno')).toMatch(
    /^Sí, es de los/,
  )
  expect(said('un cliente se hincha después de comer gambas', 'le doy agua con azúcar')).toMatch(/112/)
})

test('lo que adereza un plato no es otro plato: se juzga el de antes', () => {
  expect(said('ostras crudas para la mesa 3', 'y a la embarazada, si le pongo más limón')).toMatch(/^No/)
  expect(said('ceviche de corvina', 'y para la embarazada si le echo más lima')).toMatch(/^No/)
  expect(said('hamburguesa al punto', 'y para el niño con mucha sal')).toMatch(/^No/)
})

test('lo que se calienta no es lo que ha estado fuera, y las horas se cuentan por el reloj', () => {
  expect(said('el fumet de ayer se quedó en el fuego apagado, si lo hiervo 20 min')).toMatch(/^No/)
  expect(said('arroz de sushi sin vinagre desde las 9 en la encimera y son las 11 de la noche')).toMatch(/^No/)
  expect(said('sopa fuera desde las 12 y son las 13')).toMatch(/^Con 1 h fuera/)
})

test('quien se hincha o ha bebido un producto sigue siéndolo, se haga lo que se haga con él', () => {
  expect(said('un cliente se ha puesto rojo y con ronchas tras la gamba, se le hincha la lengua')).toMatch(/112/)
  expect(said('un pinche ha bebido desatascador de una botella', 'y lo hago vomitar con agua con sal')).toMatch(
    /no vomitar/,
  )
})

test.each([
  'el pescado envasado con caducidad de ayer, huele bien, lo hago',
  'la presa de la matanza sin veterinario, rosada',
  'bolsa de vacío de pulpo cocido inflada como un globo, la pincho y la reenvaso',
  'unas setas naranjas en un tronco de olivo, son rebozuelos',
])('%s: no', (asked) => expect(said(asked)).toMatch(/^No/))
