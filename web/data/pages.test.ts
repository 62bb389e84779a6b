import { expect, test } from 'vitest'
import { type Pages, withFirst, without, withReplaced } from './pages.ts'

type Dish = { readonly id: string; readonly name: string }
const dish = (id: string, name = id): Dish => ({ id, name })

const pages = (...lists: readonly (readonly Dish[])[]): Pages<Dish> => ({
  pages: lists.map((items, index) => ({ items, nextCursor: index === lists.length - 1 ? null : `${index}` })),
  pageParams: [null],
})
const names = ({ pages: read }: Pages<Dish>) => read.map(({ items }) => items.map(({ name }) => name))

const menu = pages([dish('a'), dish('b')], [dish('c')])

test('lo nuevo va delante, y los cursores no se tocan', () => {
  const next = withFirst(dish('d'))(menu)
  expect(names(next)).toEqual([['d', 'a', 'b'], ['c']])
  expect(next.pages.map(({ nextCursor }) => nextCursor)).toEqual(['0', null])
})

test('lo que ya se había leído, en la página que sea, no está dos veces', () =>
  expect(names(withFirst(dish('c', 'caldo'))(menu))).toEqual([['caldo', 'a', 'b'], []]))

test('en una lista sin páginas no hay donde ponerlo', () => expect(withFirst(dish('a'))(pages()).pages).toEqual([]))

test('lo cambiado, en su sitio; lo borrado, en ninguno', () => {
  expect(names(withReplaced(dish('c', 'crema'))(menu))).toEqual([['a', 'b'], ['crema']])
  expect(names(without<Dish>('a')(menu))).toEqual([['b'], ['c']])
})
