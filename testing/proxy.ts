import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A small reverse proxy that does what the common ones do: keeps connections to its servers, takes them in turn, asks
 * `/ready`, and repeats a request only when it cannot have had an effect (a GET, or nothing was sent yet).
 */
export type ReverseProxy = { readonly url: string; readonly close: () => void }

const checkEveryMs = 100

export const openProxy = async (upstreams: readonly string[]): Promise<ReverseProxy> => {
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 1000 })
  const ready = new Map(upstreams.map((url) => [url, true]))
  let turn = 0

  const check = async (url: string): Promise<void> => {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    ready.set(url, answer?.ok === true)
  }
  const timer = setInterval(() => upstreams.forEach((url) => void check(url)), checkEveryMs)

  const choose = (tried: ReadonlySet<string>): string | undefined => {
    turn += 1
    const left = upstreams.filter((url) => !tried.has(url))
    const able = left.filter((url) => ready.get(url))
    const from = able.length > 0 ? able : left
    return from[turn % from.length]
  }

  const forward = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tried: Set<string>): void => {
    const upstream = choose(tried)
    if (upstream === undefined) {
      outgoing.writeHead(502).end()
      return
    }
    let connected = false
    const ask = request(`${upstream}${incoming.url}`, {
      method: incoming.method,
      headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress },
      agent,
    })
    ask.once('socket', (socket) => {
      if (!socket.connecting) connected = true
      else socket.once('connect', () => (connected = true))
    })
    ask.once('response', (answer) => {
      const { connection: _ours, 'keep-alive': _also, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      answer.once('error', () => outgoing.destroy()).pipe(outgoing)
    })
    ask.once('error', () => {
      ready.set(upstream, false)
      const harmless = !connected || incoming.method === 'GET'
      if (outgoing.headersSent) outgoing.destroy()
      else if (harmless) forward(incoming, body, outgoing, tried.add(upstream))
      else outgoing.writeHead(502).end()
    })
    ask.end(body)
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.once('end', () => forward(incoming, Buffer.concat(chunks), outgoing, new Set()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
