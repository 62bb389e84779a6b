import { expect, test } from 'vitest'
import { isLanding } from './landing-address.ts'

test.each([
  ['/', '', '', true],
  ['/', '?utm=1', '#arriba', true],
  ['/', '?error=access_denied&error_code=bad_oauth_state', '', false],
  ['/', '', '#error=server_error&error_code=unexpected_failure', false],
  ['/demo', '', '', false],
  ['//', '', '', false],
])('%s%s%s es la portada: %s', (pathname, search, hash, is) => {
  expect(isLanding({ pathname, search, hash })).toBe(is)
})
