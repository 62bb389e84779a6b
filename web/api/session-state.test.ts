import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { beforeEach, expect, test } from 'vitest'
import {
  finishRecovery,
  onUserChange,
  type SessionState,
  sessionState,
  setSession,
  stateAfter,
} from './session-state.ts'

const session = (id: string): Session => ({
  access_token: 'ficha',
  refresh_token: 'otra',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, email: `${id}@obrador.test`, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
})
const signedIn = (userId: string, recovering = false): SessionState => ({
  ...{ status: 'signed-in', userId, email: `${userId}@obrador.test`, recovering },
})
const nobody: SessionState = { status: 'signed-out' }

beforeEach(() => setSession(nobody))

test.each<[string, AuthChangeEvent, Session | null, SessionState, SessionState]>([
  ['entrar', 'SIGNED_IN', session('ana'), nobody, signedIn('ana')],
  ['salir', 'SIGNED_OUT', null, signedIn('ana'), nobody],
  ['llegar con un enlace', 'PASSWORD_RECOVERY', session('ana'), nobody, signedIn('ana', true)],
  [
    'renovar la ficha con la contraseña por cambiar',
    'TOKEN_REFRESHED',
    session('ana'),
    signedIn('ana', true),
    signedIn('ana', true),
  ],
  [
    'entrar otra persona con la contraseña por cambiar',
    'SIGNED_IN',
    session('eva'),
    signedIn('ana', true),
    signedIn('eva'),
  ],
])('%s', (_, event, next, before, after) => expect(stateAfter(event, next, before)).toEqual(after))

test('se avisa cuando es otra persona o nadie, y no cuando es la misma', () => {
  let changes = 0
  onUserChange(() => {
    changes += 1
  })
  setSession(signedIn('ana'))
  setSession(signedIn('ana', true))
  expect(changes).toBe(0)
  setSession(nobody)
  expect(changes).toBe(1)
  setSession(signedIn('eva'))
  expect(changes).toBe(2)
})

test('con la contraseña nueva se acaba la recuperación; sin sesión no hay nada que acabar', () => {
  setSession(signedIn('ana', true))
  finishRecovery()
  expect(sessionState()).toEqual(signedIn('ana'))
  setSession(nobody)
  finishRecovery()
  expect(sessionState()).toEqual(nobody)
})
