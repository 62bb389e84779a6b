import { availableParallelism } from 'node:os'
import { hash as argon2Hash, verify as argon2Verify, parseOptions } from '@node-rs/argon2'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthSettings } from '#server/auth/settings.ts'

/** argon2id, never inside a database transaction: a hash takes longer than a whole transaction should. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** Verifies against the decoy if there is no hash, so that unknown accounts take as long as known ones. */
  readonly verify: (stored: string | null | undefined, password: string) => Promise<boolean>
  readonly needsRehash: (stored: string) => boolean
}

// While passwords are hashed one core stays for everything else, and one of libuv's four threads for signatures and files.
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
const longestQueue = 50

export const openPasswords = async ({ argon2 }: AuthSettings): Promise<Passwords> => {
  const inTurn = turnstile(atOnce, longestQueue)
  const decoy = await argon2Hash('a password nobody has', argon2)
  return {
    hash: (password) => inTurn(() => argon2Hash(password, argon2)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => argon2Verify(stored ?? decoy, password))
      return matches && stored !== null && stored !== undefined
    },
    needsRehash: (stored) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(stored)
      return memoryCost !== argon2.memoryCost || timeCost !== argon2.timeCost || parallelism !== argon2.parallelism
    },
  }
}

/** Runs `places` at once and keeps a queue of `queueLimit`; with the queue full the request is refused (429). */
export const turnstile = (places: number, queueLimit: number) => {
  const waiting: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= places) {
      if (waiting.length >= queueLimit) throw new AuthError('over_request_rate_limit', { retryAfter: 2 })
      // A finished piece of work passes its place on, so `inside` stays the same.
      await new Promise<void>((enter) => waiting.push(enter))
    } else {
      inside += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) inside -= 1
      else next()
    }
  }
}
