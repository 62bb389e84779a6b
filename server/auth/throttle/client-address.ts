import { BlockList, isIP } from 'node:net'

/** Proxies in front of us: none, a number of hops, or their addresses. */
export type TrustedProxies = number | BlockList

/** `X-Forwarded-For` counts only as far as trusted proxies wrote it; what a visitor invents stands further left. */
export const clientAddress = (
  socket: string,
  forwarded: string | readonly string[] | undefined,
  trusted: TrustedProxies,
): string => {
  const chain = [...[forwarded ?? []].flat().join(',').split(','), socket].map((text) => plain(text.trim()))
  let at = chain.length - 1
  for (let hop = 0; at > 0 && isTrusted(chain[at] ?? '', hop, trusted) && isIP(chain[at - 1] ?? '') !== 0; hop += 1)
    at -= 1
  return chain[at] ?? ''
}

/** Whether a socket is that of a proxy of ours; by hops nobody else can reach us. */
export const isTrustedProxy = (address: string, trusted: TrustedProxies): boolean =>
  isTrusted(plain(address), 0, trusted)

const isTrusted = (address: string, hop: number, trusted: TrustedProxies): boolean => {
  if (typeof trusted === 'number') return hop < trusted
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** `TRUST_PROXY`: `1` (hops), or addresses and networks separated by commas, or `loopback`. */
export const readTrustedProxies = (text: string): TrustedProxies => {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const list = new BlockList()
  for (const part of text.split(',').map((one) => one.trim())) {
    for (const network of part === 'loopback' ? ['127.0.0.0/8', '::1'] : [part]) addNetwork(list, network)
  }
  return list
}

const addNetwork = (list: BlockList, network: string): void => {
  const [address = '', prefix] = network.split('/')
  const family = isIP(address)
  const longest = family === 6 ? 128 : 32
  const length = prefix === undefined ? longest : Number(prefix)
  if (family === 0 || !Number.isInteger(length) || length < 0 || length > longest)
    throw new TypeError(`Not a network: ${network}`)
  list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4')
}

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

// A dual-stack socket shows IPv4 visitors as ::ffff:1.2.3.4; some proxies add the port: 1.2.3.4:5678, [2001:db8::7]:5678.
const plain = (address: string): string =>
  address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
