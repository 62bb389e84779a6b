import { describe, expect, test } from 'vitest'
import { actionEntries, screenEntries } from './entries.ts'
import { findEntries, isFoundBy, neighbour } from './find.ts'

const all = [...screenEntries, ...actionEntries]
const found = (text: string) => findEntries(all, text).map(({ id }) => id)

describe('lo que se encuentra', () => {
  test.each([
    ['PASTELERIA', ['pastry']],
    ['pastel', ['pastry']],
    ['lab hel', ['ice-cream']],
    ['alérgenos', ['nutrition']],
    ['cerrar', ['sign-out']],
    ['salir', ['sign-out']],
    ['aspecto noche', ['dark']],
    ['nueva car', ['new-folder']],
    ['xyz', []],
    ['ueva', []],
  ])('«%s»: %j', (text, ids) => expect(found(text)).toEqual(ids))

  test('por su nombre antes que por otra palabra', () => {
    expect(found('kitchen')).toEqual(['kitchen-lab', 'new-project'])
    expect(found('recetas')[0]).toBe('recipes')
  })

  test('sin palabras, todo, una vez cada cosa', () => {
    expect(found('  ')).toEqual(all.map(({ id }) => id))
    expect(new Set(found('')).size).toBe(all.length)
  })
})

describe('una receta, mientras el servidor no ha contestado', () => {
  test.each([
    ['malaga', true],
    ['ÁLAGA ajo', true],
    ['', true],
    ['ajo porra', false],
  ])('«%s»: %j', (text, is) => expect(isFoundBy('Ajoblanco de Málaga', text)).toBe(is))
})

describe('las flechas', () => {
  const ids = ['a', 'b', 'c']
  test.each([
    ['a', 1, 'b'],
    ['c', 1, 'a'],
    ['a', -1, 'c'],
    ['se fue', 1, 'a'],
    ['se fue', -1, 'a'],
  ] as const)('desde %s, %d: %s', (from, step, to) => expect(neighbour(ids, from, step)).toBe(to))
  test('sin nada, nada', () => expect(neighbour([], 'a', 1)).toBe(''))
})
