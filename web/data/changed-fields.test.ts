import { describe, expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

describe('cuántos campos ha tocado el cocinero', () => {
  test.each([
    ['nada', { name: '', rows: [] }, { name: '', rows: [] }, 0],
    ['un nombre', { name: '', servings: 1 }, { name: 'Pan', servings: 1 }, 1],
    ['espacios no son nada', { name: '' }, { name: '  ' }, 0],
    ['nombre y raciones', { name: '', servings: 1 }, { name: 'Pan', servings: 4 }, 2],
    ['dos campos de una fila', { rows: [{ n: '', q: 0 }] }, { rows: [{ n: 'Sal', q: 3 }] }, 2],
    ['una fila vacía de más', { rows: [] }, { rows: [{ n: '', q: 0 }] }, 0],
    ['una fila de más, con su unidad', { rows: [] }, { rows: [{ n: '', q: 0, unit: 'g' }] }, 1],
    ['una fila quitada', { rows: [{ n: 'Sal', q: 3 }] }, { rows: [] }, 2],
    ['de nada a un grupo', null, { id: 'a', note: '' }, 1],
    ['de un número a ninguno', { price: 2 }, { price: null }, 1],
    ['NaN es el mismo NaN', { price: Number.NaN }, { price: Number.NaN }, 0],
    ['__proto__ es un campo más', JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}'), 1],
  ])('%s', (_, before, now, count) => expect(changedFields(before, now)).toBe(count))
})
