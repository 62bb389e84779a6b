import { describe, expect, test } from 'vitest'
import { answerFor, outdated } from './answers.ts'

const origin = 'https://cocina.example'
const files = ['/', '/favicon.svg', '/early-theme.js']
const of = (path: string, change: { method?: string; mode?: string } = {}) =>
  answerFor({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...change }, origin, files)

describe('a qué contesta', () => {
  test.each([
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1/user',
    '/rest/v1/recipes',
    '/functions/v1/model',
    '/health',
    '/docs/static/index.html',
    'https://otro.example/assets/a.js',
    '/screens/dashboard.png',
  ])('%s pasa de largo', (path) => expect(of(path)).toBe('pass'))

  test.each(['/auth/v1/callback?code=1', '/docs', '/rest/v1/recipes'])('tampoco si se navega a %s', (path) =>
    expect(of(path, { mode: 'navigate' })).toBe('pass'),
  )

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s pasa siempre', (method) => {
    for (const path of ['/rest/v1/recipes', '/recipes', '/assets/a.js'])
      expect(of(path, { method, mode: 'navigate' })).toBe('pass')
  })

  test.each(['/', '/library/0199', '/auth', '/auth?code=1', '/dashboard'])('%s es la página', (path) =>
    expect(of(path, { mode: 'navigate' })).toBe('page'),
  )

  test('los archivos con huella y los demás de la casa', () => {
    expect(of('/assets/index-1a2b.js')).toBe('hashed')
    expect(of('/favicon.svg')).toBe('file')
  })
})

test('se quedan la versión de ahora y la anterior; lo de otros no se toca', () => {
  const names = ['otra-cosa', 'obrador-1', 'obrador-2', 'obrador-3', 'obrador-4']
  expect(outdated(names, 'obrador-', 'obrador-4')).toEqual(['obrador-1', 'obrador-2'])
  expect(outdated(['obrador-1'], 'obrador-', 'obrador-1')).toEqual([])
  expect(outdated(['obrador-1', 'obrador-2'], 'obrador-', 'obrador-2')).toEqual([])
})
