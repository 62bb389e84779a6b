import { BlockList, isIPv6 } from 'node:net'

// Link-local addresses and the metadata services of clouds, which give out the machine's own keys (docs/ciencia/motor-local.md §8.5).
// No model listens there. BlockList also recognises IPv4 inside IPv6 (::ffff:169.254.169.254).
const forbidden = new BlockList()
forbidden.addSubnet('169.254.0.0', 16)
forbidden.addSubnet('fe80::', 10, 'ipv6')
forbidden.addAddress('fd00:ec2::254', 'ipv6') // AWS
forbidden.addAddress('100.100.100.200') // Alibaba Cloud
forbidden.addAddress('168.63.129.16') // Azure
forbidden.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6') // 169.254.0.0/16 through NAT64
forbidden.addSubnet('0.0.0.0', 8)
forbidden.addAddress('::', 'ipv6')

// RFC 1918, RFC 4193, loopback, and the shared range that private overlay networks use (RFC 6598).
const ownNetwork = new BlockList()
ownNetwork.addSubnet('127.0.0.0', 8)
ownNetwork.addSubnet('10.0.0.0', 8)
ownNetwork.addSubnet('172.16.0.0', 12)
ownNetwork.addSubnet('192.168.0.0', 16)
ownNetwork.addSubnet('100.64.0.0', 10)
ownNetwork.addAddress('::1', 'ipv6')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Addresses we never call, whatever name led there. */
export const isForbiddenAddress = (address: string): boolean => forbidden.check(address, family(address))

/** Whether plain HTTP to it stays inside the house. */
export const isOwnNetwork = (address: string): boolean => ownNetwork.check(address, family(address))
