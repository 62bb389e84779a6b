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
