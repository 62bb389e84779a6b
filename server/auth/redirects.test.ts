import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeRedirect, withError, withFragment, withQuery } from './redirects.ts'

const homes = {
  siteUrl: 'https://cocina.example',
  redirectAllowList: ['https://app.example/volver', 'https://*.amigos.example/**', 'http://localhost:*/auth'],
}
const go = (wanted: string | undefined) => safeRedirect(wanted, homes).href

describe('a dónde se puede volver', () => {
  test.each([
    ['https://cocina.example/dashboard?a=1', 'https://cocina.example/dashboard?a=1'],
    ['HTTPS://COCINA.EXAMPLE/Dashboard', 'https://cocina.example/Dashboard'],
    ['https://cocina.example:443/x', 'https://cocina.example/x'],
    ['https://cocina.example/a/../b#trozo', 'https://cocina.example/b'],
    ['https:\\\\cocina.example\\x', 'https://cocina.example/x'],
    ['https://app.example/volver', 'https://app.example/volver'],
    ['https://sur.amigos.example/a/b?c=d', 'https://sur.amigos.example/a/b?c=d'],
    ['http://localhost:5173/auth', 'http://localhost:5173/auth'],
  ])('%j sí', (wanted, expected) => {
    expect(go(wanted)).toBe(expected)
  })

  test.each([
    undefined,
    '',
    '/dashboard',
    '//malo.example',
    '/\\malo.example',
    '\\\\malo.example',
    'https://cocina.example@malo.example',
    'https://usuario:clave@cocina.example/',
    'https://cocina.example.malo.example',
    'https://malocina.example',
    'http://cocina.example',
    'https://cocina.example:8443',
    'https://app.example/volver/mas',
    'https://app.example/volverXX',
    'https://appXexample/volver',
    'https://a.b.amigos.example/',
    'https://amigos.example/',
    'https://malo.example/.amigos.example/',
    'https://malo.example/?x=https://app.example/volver',
    'https://malo.example/#https://app.example/volver',
    'http://localhost:5173.malo.example/auth',
    'http://localhost:80@malo.example/auth',
    'javascript:alert(1)//https://cocina.example',
    'data:text/html,hola',
    'ftp://cocina.example/',
    'file:///etc/passwd',
    'http://2130706433/',
    'http://0x7f.1/',
    'ht\ttps://malo.example',
    ' https://malo.example',
    'https:malo.example',
    'https://malo.example\u0000.cocina.example',
    'https://cocina.example\u2024malo.example',
  ])('%j no', (wanted) => {
    expect(go(wanted)).toBe('https://cocina.example/')
  })

  test('sea lo que sea, nunca a otra parte', () => {
    const pieces = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '#',
      '?',
      '%2f',
      'cocina.example',
      'malo.example',
      '\t',
      ' ',
      'x',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const url = new URL(go(parts.join('')))
        return url.origin === 'https://cocina.example' && url.username === ''
      }),
      { numRuns: 2000 },
    )
  })
})

test('lo que se añade no rompe lo que había', () => {
  const url = new URL('https://cocina.example/auth?a=1')
  expect(withQuery(url, { code: 'x&y' })).toBe('https://cocina.example/auth?a=1&code=x%26y')
  expect(withFragment(url, { t: 'a b' })).toBe('https://cocina.example/auth?a=1#t=a+b')
  expect(withError(url, { error: 'e' })).toBe('https://cocina.example/auth?a=1&error=e#error=e')
  expect(url.href).toBe('https://cocina.example/auth?a=1')
})
