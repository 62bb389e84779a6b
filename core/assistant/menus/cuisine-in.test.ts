import { expect, test } from 'vitest'
import { cuisines } from '#core/cookbook/place.ts'
import { fold } from '#core/spanish/fold.ts'
import { cuisineIn } from './cuisine-in.ts'

test.each([
  ['menú vasco para 8', ['vasca']],
  ['tapas gallegas', ['gallega']],
  ['cena francesa', ['francesa']],
  ['un postre portugués', ['portuguesa']],
  ['algo de Andalucía', ['andaluza']],
  ['platos de Mallorca', ['balear']],
  ['comida tailandesa', ['tailandesa']],
  ['cocina hindú', ['india']],
  ['un menú indio', ['india']],
  ['menú para un grupo de alemanes', []],
  ['menú para franceses', []],
  ['una ensalada con queso francés', []],
  ['menú de otoño para 20', []],
  ['menú con carne y pescado', []],
])('«%s»', (text, expected) => expect([...(cuisineIn(fold(text))?.cuisines ?? [])]).toEqual(expected))

test('algo asiático es de cualquiera de Asia, y español de toda España', () => {
  expect(cuisineIn('algo asiatico')?.cuisines.has('coreana')).toBe(true)
  expect(cuisineIn('menu español'.normalize('NFD').replace(/\p{M}/gu, ''))?.cuisines.has('asturiana')).toBe(true)
})

test('cada cocina se entiende por su nombre', () => {
  for (const cuisine of cuisines.filter((one) => one !== 'internacional' && one !== 'vanguardia'))
    expect(cuisineIn(`menu de cocina ${fold(cuisine)}`)?.cuisines.has(cuisine), cuisine).toBe(true)
})

test('un texto enorme no tarda', () => {
  expect(cuisineIn('a la '.repeat(20_000))).toBeNull()
})
