import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kitchen, newCook, openKitchen, request } from '#testing/harness.ts'

/** What `/openapi.json` says, held against what the server does. */

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type Operation = { readonly method: (typeof methods)[number]; readonly path: string; readonly description: unknown }

let kitchen: Kitchen
let operations: Operation[]

beforeAll(async () => {
  kitchen = await openKitchen('sqlite')
  const { body } = await request(kitchen.app, { method: 'GET', url: '/openapi.json' })
  operations = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] === undefined ? [] : [{ method, path, description: item[method] }])),
  )
})
afterAll(() => kitchen.close())

const call = ({ method, path }: Operation, token?: string) => {
  const url = path.replaceAll(/\{\w+\}/g, '0199a0b0-0000-4000-8000-000000000000')
  const upper = method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const body = method === 'get' || method === 'delete' ? {} : { body: {} }
  return request(kitchen.app, { method: upper, url, ...body, ...(token === undefined ? {} : { token }) })
}

test('nombra todas las llamadas de datos, con su resumen y cómo puede negarse', () => {
  const described = operations.map(({ method, path }) => `${method} ${path}`)
  expect(described).toEqual(
    expect.arrayContaining([
      'get /rest/v1/recipes',
      'post /rest/v1/recipes',
      'get /rest/v1/recipes/{id}',
      'put /rest/v1/recipes/{id}',
      'patch /rest/v1/recipes/{id}',
      'delete /rest/v1/recipes/{id}',
      'get /rest/v1/folders',
      'delete /rest/v1/folders/{id}',
    ]),
  )
  for (const { path, description } of operations) {
    expect(description, path).toMatchObject({ summary: expect.any(String), responses: { '4XX': expect.anything() } })
  }
})

test('ninguna contesta a quien no ha entrado', async () => {
  for (const operation of operations) {
    const { status, body } = await call(operation)
    expect({ path: operation.path, status, code: body.code }).toEqual({
      path: operation.path,
      status: 401,
      code: 'unauthenticated',
    })
  }
})

test('a quien ha entrado, ninguna le contesta con un fallo del servidor a una petición vacía', async () => {
  const ana = await newCook(kitchen, 'ana')
  for (const operation of operations) {
    const { status } = await call(operation, ana.token)
    expect(status, `${operation.method} ${operation.path}`).toBeLessThan(500)
  }
})

test('un camino conocido pedido de otra manera contesta 405 y dice cuáles hay; uno desconocido, 404', async () => {
  const byPath = Map.groupBy(operations, ({ path }) => path)
  for (const path of byPath.keys()) {
    const url = path.replaceAll(/\{\w+\}/g, '0199a0b0-0000-4000-8000-000000000000')
    // 'recipes/count' is a 'recipes/{id}' too.
    const own = operations
      .filter((one) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url))
      .map(({ method }) => method.toUpperCase())
    const [other] = (['PUT', 'PATCH', 'DELETE', 'POST', 'GET'] as const).filter((method) => !own.includes(method))
    if (other === undefined) continue
    const answer = await kitchen.app.inject({ method: other, url })
    expect({ path, status: answer.statusCode, ...answer.json() }).toMatchObject({
      ...{ path, status: 405, code: 'method_not_allowed', message: 'Esa operación no existe en esta dirección' },
    })
    for (const method of own) expect(answer.headers.allow?.split(', '), path).toContain(method)
  }
  expect((await kitchen.app.inject({ method: 'PUT', url: '/rest/v1/nada' })).statusCode).toBe(404)
  expect((await kitchen.app.inject({ method: 'PUT', url: '/rest/v1/recipes/a/b' })).statusCode).toBe(404)
})
