import type { FastifyInstance } from 'fastify'

/** The methods a path of the API answers to; none where there is no such path. Must be called before routes are added. */
export const watchMethods = (app: FastifyInstance): ((path: string) => readonly string[]) => {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    known.set(url, methods)
  })
  let patterns: readonly (readonly [RegExp, ReadonlySet<string>])[] | undefined
  return (path) => {
    patterns ??= [...known].filter(([url]) => isApi.test(url)).map(([url, methods]) => [patternOf(url), methods])
    return [...new Set(patterns.flatMap(([pattern, methods]) => (pattern.test(path) ? [...methods] : [])))]
  }
}

const isApi = /^\/(?:rest|functions)\/v1\//

/** '/rest/v1/recipes/:id' as a pattern of paths. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+')}$`)
