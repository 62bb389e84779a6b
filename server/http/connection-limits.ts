import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

type Limits = {
  /** Connections open at once. */
  readonly most: number
  /** Of one address. */
  readonly mostPerAddress: number
  /** An address as it is counted: the /64 of an IPv6 visitor. */
  readonly keyOf: (address: string) => string
  /** A proxy of ours, behind which everybody comes. */
  readonly isProxy: (address: string) => boolean
}

type Connection = {
  readonly key: string
  /** Requests under way: 1, or more where they are sent one behind the other. */
  busy: number
  /** When it was opened, or its last answer left. ms. */
  since: number
}

/** Share of all connections from which on those that do nothing give way to new ones. */
const crowded = 0.8
/** ms: the first bytes of a connection just made are on their way. */
const silenceMs = 2000

/**
 * Keeps one visitor from taking all connections, without a proxy in front too: an address has its share, and when most are
 * taken, those longest without a request are closed for who comes. One that is being answered is never closed.
 */
export const limitConnections = (app: FastifyInstance, limits: Limits): void => {
  const open = new Map<Socket, Connection>()
  const perAddress = new Map<string, number>()

  const closeIdle = (mayClose: (connection: Connection) => boolean): boolean => {
    const latest = performance.now() - silenceMs
    const [found] = [...open]
      .filter(([socket, it]) => it.busy === 0 && mayClose(it) && (socket.bytesWritten > 0 || it.since < latest))
      .toSorted(([, one], [, other]) => one.since - other.since)
    found?.[0].destroy()
    if (found !== undefined) forget(found[0])
    return found !== undefined
  }

  const forget = (socket: Socket): void => {
    const connection = open.get(socket)
    if (connection === undefined) return
    open.delete(socket)
    const left = (perAddress.get(connection.key) ?? 1) - 1
    if (left > 0) perAddress.set(connection.key, left)
    else perAddress.delete(connection.key)
  }

  const arrive = (message: unknown): void => {
    const socket = typeof message === 'object' && message !== null ? Reflect.get(message, 'socket') : undefined
    if (!(socket instanceof Socket) || socket.localPort !== portOf(app)) return
    const address = socket.remoteAddress ?? ''
    const key = limits.keyOf(address)
    const isFull = !limits.isProxy(address) && (perAddress.get(key) ?? 0) >= limits.mostPerAddress
    if (isFull && !closeIdle((other) => other.key === key)) return void socket.destroy()
    if (open.size >= limits.most * crowded && !closeIdle(() => true) && open.size >= limits.most)
      return void socket.destroy()
    open.set(socket, { key, busy: 0, since: performance.now() })
    perAddress.set(key, (perAddress.get(key) ?? 0) + 1)
    socket.once('close', () => forget(socket))
  }

  subscribe('net.server.socket', arrive)
  app.addHook('onClose', async () => {
    unsubscribe('net.server.socket', arrive)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const connection = open.get(request.raw.socket)
    if (connection !== undefined) connection.busy++
    done()
  })
  // It never comes for a request that was cut off; then the connection is gone, too.
  app.addHook('onResponse', (request, _reply, done) => {
    const connection = open.get(request.raw.socket)
    if (connection !== undefined) {
      connection.busy--
      connection.since = performance.now()
    }
    done()
  })
}

/** `localhost` is two servers, of which Fastify shows one; both listen at this port. */
const portOf = ({ server }: FastifyInstance): number | undefined => {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
