import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { addressKey, clientAddress, networkKey, readTrustedProxies, shortAddress } from './client-address.ts'

describe('quién llama', () => {
  test.each([
    ['sin proxy de confianza, lo inventado no cuenta', '0', '198.51.100.4', '1.1.1.1', '198.51.100.4'],
    ['un salto', '1', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['un salto, con invento delante', '1', '127.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['dos saltos', '2', '127.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['más saltos de los que hay', '5', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['por redes', '10.0.0.0/8, 127.0.0.1', '127.0.0.1', '1.1.1.1, 203.0.113.7, 10.3.4.5', '203.0.113.7'],
    ['red que no es la del socket', '10.0.0.0/8', '198.51.100.4', '203.0.113.7', '198.51.100.4'],
    ['loopback', 'loopback', '::1', '203.0.113.7', '203.0.113.7'],
    ['IPv4 dentro de IPv6', 'loopback', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['basura en la cabecera', '1', '127.0.0.1', 'desconocido', '127.0.0.1'],
    ['con puerto', '1', '127.0.0.1', '203.0.113.7:5678', '203.0.113.7'],
    ['IPv6 con puerto', '1', '127.0.0.1', '[2001:db8::7]:5678', '2001:db8::7'],
    ['sin cabecera', '1', '127.0.0.1', undefined, '127.0.0.1'],
    ['IPv6', 'fd00::/8', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['red por su nombre', 'uniquelocal', '172.18.0.2', '203.0.113.7', '203.0.113.7'],
    ['proxy con puerto', '10.0.0.0/8', '10.0.0.1', '203.0.113.7, 10.3.4.5:443', '203.0.113.7'],
  ])('%s', async (_name, trusted, remoteAddress, forwarded, expected) => {
    const app = fastify({ trustProxy: readTrustedProxies(trusted) })
    app.get('/', async (request) => clientAddress(request))
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect((await app.inject({ url: '/', remoteAddress, headers })).body).toBe(expected)
    await app.close()
  })

  test.each(['nada', '10.0.0.0/33', '::1/129', '10.0.0.0/x', '1.2.3', ''])('%j no es un proxy', (text) => {
    expect(() => readTrustedProxies(text)).toThrow()
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('la clave de %s es %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test('la red que un proveedor da a un cliente, para contar también por ella', () => {
  expect(networkKey('2001:0DB8:0001:0002::7')).toBe('2001:db8:1::/48')
  expect(networkKey('2001:db8:1:ffff::7')).toBe('2001:db8:1::/48')
  expect(networkKey('2001:db8:2::7')).toBe('2001:db8:2::/48')
  expect([networkKey('203.0.113.7'), networkKey('')]).toEqual([undefined, undefined])
})

test('para leer, recortada', () => {
  expect([shortAddress('203.0.113.7'), shortAddress('2001:db8:1:2::9')]).toEqual(['203.0.113.x', '2001:db8:1:2::'])
})
