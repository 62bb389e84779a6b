import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { ModelSettings } from '#server/language-model/settings.ts'

/**
 * A real HTTP server on loopback that speaks the providers' protocols and misbehaves on demand (docs/ciencia/motor-local.md §7.5).
 * For tests of everything that uses a model; the product never opens it.
 */
export type Provider = {
  /** Settings of a model that lives here. */
  readonly settings: (change?: Partial<ModelSettings>) => ModelSettings
  /** What the next requests meet, one after the other; the last one stays. */
  readonly play: (...behaviours: readonly Behaviour[]) => void
  readonly received: Received[]
  readonly connections: () => number
  /** Connections that the other side closed before it had an answer. */
  readonly abandoned: () => number
  readonly close: () => Promise<void>
}

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }

export type Behaviour = (response: ServerResponse, received: Received) => void

export const openProvider = async (): Promise<Provider> => {
  let behaviours: Behaviour[] = []
  let connections = 0
  let abandoned = 0
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1
    })
    response.on('error', () => undefined)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const seen = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
    received.push(seen)
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    behaviour?.(response, seen)
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    settings: (change = {}) => ({
      kind: 'openai-compatible',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      model: 'fogon-1',
      visionModel: undefined,
      apiKey: 'sk-clave-que-nadie-debe-ver',
      structured: 'auto',
      timeoutMs: 3000,
      concurrency: 4,
      perUserPerHour: 1000,
      ...change,
    }),
    play: (...next) => {
      behaviours = [...next]
    },
    received,
    connections: () => connections,
    abandoned: () => abandoned,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** An OpenAI-compatible answer with this content: text, or an object as JSON. */
export const says =
  (content: unknown, finish = 'stop'): Behaviour =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    json(response, 200, { choices: [{ finish_reason: finish, message: { role: 'assistant', content: text } }] })
  }

/** Any envelope at all. */
export const envelope =
  (body: unknown): Behaviour =>
  (response) =>
    json(response, 200, body)

export const refuses =
  (status: number, error: Record<string, unknown> = {}, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    json(response, status, { error }, headers)

export const hangs: Behaviour = () => undefined

/** Sends the head at once and then a space every so often, for ever. */
export const drips: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

/** As `behaviour`, this much later. */
export const after =
  (ms: number, behaviour: Behaviour): Behaviour =>
  (response, received) => {
    setTimeout(() => behaviour(response, received), ms)
  }

/** A proxy's page, with a 200. */
export const answersHtml: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>')
}

/** The envelope itself stops in the middle. */
export const answersHalf: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[{"message":{"content":"{\\"ste')
}

/** The connection breaks in the middle of the body. */
export const breaksOff: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"choices":')
  setTimeout(() => response.destroy(), 20)
}

/** Megabytes without an end. */
export const floods: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const piece = ' '.repeat(64 * 1024)
  const pour = (): void => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', pour)
  }
  pour()
}

export const redirects =
  (location: string): Behaviour =>
  (response) => {
    response.writeHead(302, { location }).end()
  }
