import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts'

const secret = randomBytes(48)

describe('token de renovación', () => {
  test('se lee lo que se escribió', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 0, max: 0xffff_ffff }), (sessionId, counter) => {
        const text = writeRefreshToken(secret, { sessionId, counter })
        expect(text).toHaveLength(71)
        expect(readRefreshToken([secret], text)).toEqual({ sessionId, counter, genuine: true })
      }),
    )
  })

  test('hecho con el secreto anterior se acepta; con otro, no', () => {
    const text = writeRefreshToken(secret, { sessionId: randomUUID(), counter: 3 })
    expect(readRefreshToken([randomBytes(48), secret], text)?.genuine).toBe(true)
    expect(readRefreshToken([randomBytes(48)], text)?.genuine).toBe(false)
  })

  test('un solo carácter cambiado lo invalida, también el último', () => {
    const text = writeRefreshToken(secret, { sessionId: randomUUID(), counter: 0 })
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let at = 0; at < text.length; at += 1) {
      for (const other of alphabet) {
        if (other === text[at]) continue
        const read = readRefreshToken([secret], text.slice(0, at) + other + text.slice(at + 1))
        expect(read?.genuine ?? false).toBe(false)
      }
    }
  })

  test('cualquier otra cosa no es un token', () => {
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (text) => readRefreshToken([secret], text)?.genuine !== true))
  })
})
