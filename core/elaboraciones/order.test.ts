import fc from 'fast-check'
import { expect, test } from 'vitest'
import { childrenFirst } from './order.ts'

const from = (edges: Readonly<Record<string, readonly string[]>>) => (id: string) => edges[id] ?? []

test('cada receta va detrás de todo lo que lleva, y una sola vez', () => {
  const edges = from({ lasaña: ['boloñesa', 'bechamel'], boloñesa: ['sofrito'], bechamel: ['sofrito'] })
  expect(childrenFirst(['lasaña'], edges)).toEqual({
    ids: ['sofrito', 'boloñesa', 'bechamel', 'lasaña'],
    circle: null,
  })
})

test('el círculo se nombra entero, de una receta a ella misma', () => {
  expect(childrenFirst(['a'], from({ a: ['b'], b: ['c'], c: ['b'] })).circle).toEqual(['b', 'c', 'b'])
  expect(childrenFirst(['a'], from({ a: ['a'] })).circle).toEqual(['a', 'a'])
})

test('una cadena de cien mil recetas no agota la pila', () => {
  const { ids } = childrenFirst(['0'], (id) => (Number(id) < 100_000 ? [String(Number(id) + 1)] : []))
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100_001, '100000', '0'])
})

test('hay círculo si, y sólo si, alguna receta se alcanza a sí misma; siempre se visitan todas', () => {
  const graph = fc.array(fc.array(fc.nat(11), { maxLength: 4 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(graph, (rows) => {
      const edges = (id: string) => (rows[Number(id)] ?? []).filter((to) => to < rows.length).map(String)
      const { ids, circle } = childrenFirst(
        rows.map((_, id) => String(id)),
        edges,
      )
      expect(new Set(ids).size).toBe(rows.length)
      const reaches = (id: string): boolean => {
        const seen = new Set<string>()
        const left = edges(id)
        for (let one = left.pop(); one !== undefined; one = left.pop()) {
          if (one === id) return true
          if (!seen.has(one)) left.push(...edges(one))
          seen.add(one)
        }
        return false
      }
      expect(circle !== null).toBe(ids.some(reaches))
      if (circle === null) {
        const place = new Map(ids.map((id, index) => [id, index]))
        for (const id of ids) for (const to of edges(id)) expect(place.get(to)).toBeLessThan(place.get(id) ?? -1)
      } else {
        expect(circle[0]).toBe(circle.at(-1))
        for (const [index, id] of circle.slice(0, -1).entries()) expect(edges(id)).toContain(circle[index + 1])
      }
    }),
  )
})
