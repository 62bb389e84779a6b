import { expect, test } from 'vitest'
import { errorCodeIn, mailLinkIn } from './mail-link.ts'

test('solo un enlace entero y de los nuestros cuenta', () => {
  expect(mailLinkIn({}, 'token_hash=abc&type=recovery')).toEqual({ type: 'recovery', tokenHash: 'abc' })
  expect(mailLinkIn({}, 'token_hash=abc&type=signup')).toEqual({ type: 'signup', tokenHash: 'abc' })
  for (const hash of ['', 'token_hash=&type=signup', 'token_hash=abc', 'token_hash=abc&type=otro', 'type=recovery']) {
    expect(mailLinkIn({}, hash)).toBeNull()
  }
})

test('los enlaces de los correos de antes, en la consulta, siguen abriendo', () => {
  expect(mailLinkIn({ token_hash: 'abc', type: 'recovery' }, '')).toEqual({ type: 'recovery', tokenHash: 'abc' })
  for (const search of [
    {},
    { token_hash: '', type: 'signup' },
    { token_hash: 'abc' },
    { token_hash: 'abc', type: 'otro' },
  ]) {
    expect(mailLinkIn(search, '')).toBeNull()
  }
})

test('el error se encuentra en la consulta o en el fragmento, y el código manda', () => {
  expect(errorCodeIn({ error: 'access_denied', error_code: 'otp_expired' }, '')).toBe('otp_expired')
  expect(errorCodeIn({}, 'error=access_denied&error_code=otp_expired')).toBe('otp_expired')
  expect(errorCodeIn({ error: 'access_denied' }, '')).toBe('access_denied')
  expect(errorCodeIn({}, '')).toBeNull()
})
