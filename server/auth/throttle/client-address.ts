import { isIP } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/** Whether an address so many hops away (0: the connection itself) is a proxy of ours: Fastify's `trustProxy`. */
export type TrustedProxies = (address: string, hop: number) => boolean

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/**
 * `TRUST_PROXY`: `1` (hops), or addresses and networks separated by commas, or `loopback`, `linklocal`, `uniquelocal`.
 * Throws what is none of them.
 */
export const readTrustedProxies = (text: string): TrustedProxies => {
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text)
  const networks = text.split(',').map((one) => one.trim())
  // The library takes 1.2.3 for 1.2.0.3: a digit lost, not a network.
  const stray = networks.find((one) => !namedNetworks.includes(one) && isIP(one.split('/')[0] ?? '') === 0)
  if (stray !== undefined) throw new TypeError(`Not a network: ${stray}`)
  const isTrusted = compile(networks)
  return (address, hop) => isTrusted(plainAddress(address), hop)
}

/** The visitor of a request: the farthest address a trusted proxy vouches for that is one; what is invented stands further off. */
export const clientAddress = ({ ips }: Pick<FastifyRequest, 'ips'>): string =>
  (ips ?? []).map(plainAddress).findLast((address) => isIP(address) !== 0) ?? ''

/** The key of a limit: an IPv4 address, or the /64 an IPv6 visitor can choose addresses from. */
export const addressKey = (ip: string): string => (isIP(ip) === 6 ? network(ip, 4) : ip)

/** The /48 of an IPv6 visitor, the largest network one customer is usually given; nobody else has a network. */
export const networkKey = (ip: string): string | undefined => (isIP(ip) === 6 ? network(ip, 3) : undefined)

const network = (ip: string, length: number): string => {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right]
  return `${groups
    .slice(0, length)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${length * 16}`
}

/** For people to read: enough to tell home from the restaurant, not enough to follow somebody. */
export const shortAddress = (ip: string): string => {
  if (isIP(ip) === 6) return addressKey(ip).replace('::/64', '::')
  return ip.replace(/\.\d+$/, '.x')
}

/** A dual-stack socket shows IPv4 visitors as ::ffff:1.2.3.4; some proxies add the port: 1.2.3.4:5678, [2001:db8::7]:5678. */
export const plainAddress = (address: string | undefined): string =>
  (address ?? '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
