import { Agent, request } from 'node:http'

/** `type` is the body's, when it is no JSON. */
export type Call = { readonly method: string; readonly path: string; readonly body?: string; readonly type?: string }
export type Timings = { readonly count: number; readonly p50: number; readonly p99: number }

/** A keep-alive client as a browser would be: it asks for compressed answers and sends the session's token. */
export const newClient = (url: string, token: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' }

  /** One request; answers its milliseconds and, when asked not to be compressed, its parsed body. */
  const send = ({ method, path, body }: Call): Promise<{ milliseconds: number; status: number; text: Buffer }> =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const content =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const outgoing = request(
        { agent, hostname, port, method, path, headers: { ...headers, ...content } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              milliseconds: performance.now() - started,
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks),
            }),
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })

  /** Sends `count` calls over the connections and answers the spread of their times; any refusal ends the bench. */
  const load = async (count: number, callFor: (index: number) => Call): Promise<Timings> => {
    const times: number[] = []
    let next = 0
    const worker = async (): Promise<void> => {
      while (next < count) {
        const call = callFor(next++)
        const { milliseconds, status, text } = await send(call)
        if (status >= 300)
          throw new Error(`${call.method} ${call.path} answered ${status}: ${text.toString('latin1').slice(0, 200)}`)
        times.push(milliseconds)
      }
    }
    await Promise.all(Array.from({ length: connections }, worker))
    times.sort((one, other) => one - other)
    const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
    return { count, p50: quantile(0.5), p99: quantile(0.99) }
  }
  return { send, load, close: () => agent.destroy() }
}
