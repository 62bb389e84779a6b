import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import { errorAnswer } from '#core/api/error.ts'
import { signalOf } from './gone-signal.ts'
import { limitUser, type UserLimit } from './limit-user.ts'
import { noContent } from './no-content.ts'
import { requireUser, userOf } from './require-user.ts'

type Schema = z.core.$ZodType
type Maybe = Schema | undefined
type Value<S extends Maybe> = S extends Schema ? z.core.output<S> : undefined

/** What a route says of itself: what it reads, what it answers, and what it costs the cook's allowance. */
type Described<Params extends Maybe, Query extends Maybe, Body extends Maybe> = {
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Counted beside the limit of writes; without it a read is free. */
  readonly limit?: UserLimit
  /** False: HEAD is not answered, since it would make the whole file. */
  readonly head?: false
}

/** With `answer` a route answers 200, with `created` 201; with neither 204, and what the use case gives is not sent. */
type Answers<Answer extends Maybe, Created extends Maybe> = { readonly answer?: Answer; readonly created?: Created }
type Result<Answer extends Maybe, Created extends Maybe> = Answer extends Schema
  ? Value<Answer>
  : Created extends Schema
    ? Value<Created>
    : unknown

/** Every status of a route that answers in more than one way, with its schema. */
type Statuses = Readonly<Record<number, Schema>>
type OneOf<S extends Statuses> = {
  [K in keyof S & number]: { readonly status: K; readonly body: Value<S[K]> }
}[keyof S & number]

/** Who asks and for what; everything but the signal has been checked against the schemas. */
type Asked<Params extends Maybe, Query extends Maybe, Body extends Maybe> = {
  readonly userId: string
  readonly params: Value<Params>
  readonly query: Value<Query>
  readonly body: Value<Body>
  /** Aborts when the browser goes away. */
  readonly signal: AbortSignal
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Method = <
  Params extends Maybe = undefined,
  Query extends Maybe = undefined,
  Body extends Maybe = undefined,
  Answer extends Maybe = undefined,
  Created extends Maybe = undefined,
>(
  path: string,
  described: Described<Params, Query, Body> & Answers<Answer, Created>,
  run: (asked: Asked<Params, Query, Body>) => Result<Answer, Created> | Promise<Result<Answer, Created>>,
) => void

type EitherMethod = <
  const S extends Statuses,
  Params extends Maybe = undefined,
  Query extends Maybe = undefined,
  Body extends Maybe = undefined,
>(
  method: 'POST' | 'DELETE',
  path: string,
  described: Described<Params, Query, Body> & { readonly answers: S },
  run: (asked: Asked<Params, Query, Body>) => Promise<OneOf<S>>,
) => void

type UserRoutes = {
  readonly get: Method
  readonly post: Method
  readonly put: Method
  readonly patch: Method
  readonly delete: Method
  /** A route that answers in more than one way: `run` says which. */
  readonly either: EitherMethod
}

/**
 * A part's routes for signed-in cooks, under one tag of the API's description. Each names its schemas and calls one use case:
 * who asks, what may be asked how often, the checks, the status and the shape of a refusal are settled here.
 */
export const userRoutes =
  (tag: string, add: (route: UserRoutes, app: FastifyInstance) => void): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    const method = (name: HTTPMethods): Method => {
      return (url, described, run) => {
        const [status, schema] = successOf(described)
        const handler = async (request: FastifyRequest, reply: FastifyReply) => {
          const result = await run(askedOf(request, reply))
          return reply.status(status).send(status === 204 ? null : result)
        }
        app.route({ method: name, url, ...frame(tag, described, { [status]: schema }), handler })
      }
    }
    const either: EitherMethod = (name, url, described, run) => {
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const { status, body }: { readonly status: number; readonly body: unknown } = await run(askedOf(request, reply))
        return reply.status(status).send(body)
      }
      app.route({ method: name, url, ...frame(tag, described, described.answers), handler })
    }
    const [get, post, put, patch] = [method('GET'), method('POST'), method('PUT'), method('PATCH')]
    add({ get, post, put, patch, delete: method('DELETE'), either }, app)
  }

const successOf = ({ answer, created }: Answers<Maybe, Maybe>): readonly [number, Schema] =>
  answer !== undefined ? [200, answer] : created !== undefined ? [201, created] : [204, noContent]

const frame = (tag: string, described: Described<Maybe, Maybe, Maybe>, answers: Statuses) => {
  const { summary, params, query, body, limit, head } = described
  return {
    ...(limit !== undefined && { onRequest: limitUser(limit) }),
    ...(head === false && { exposeHeadRoute: false }),
    schema: {
      tags: [tag],
      summary,
      ...(params !== undefined && { params }),
      ...(query !== undefined && { querystring: query }),
      ...(body !== undefined && { body }),
      response: { ...answers, '4xx': errorAnswer },
    },
  }
}

// The schemas of this very route have read them: nothing else could say so to the compiler.
const askedOf = <Params extends Maybe, Query extends Maybe, Body extends Maybe>(
  request: FastifyRequest,
  reply: FastifyReply,
): Asked<Params, Query, Body> => ({
  userId: userOf(request).id,
  params: request.params as Value<Params>,
  query: request.query as Value<Query>,
  body: request.body as Value<Body>,
  get signal() {
    return signalOf(reply)
  },
  request,
  reply,
})
