import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'

/** Our deepest request (a variation's recipe with its ingredients) is six levels deep. */
const deepest = 32

const quote = 0x22
const backslash = 0x5c
const openers = new Set([0x5b, 0x7b])
const closers = new Set([0x5d, 0x7d])

/**
 * Whether a text nests deeper than `limit`. Looks at the text before it is parsed: what recurses over a value later (a
 * check, a copy, a writer) would run out of stack on ten thousand brackets. Strings are leapt over.
 */
export const nestsDeeper = (text: string, limit: number = deepest): boolean => {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at + 1)
    else if (openers.has(code)) {
      depth++
      if (depth > limit) return true
    } else if (closers.has(code)) depth--
  }
  return false
}

const endOfString = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++
    if (slashes % 2 === 0) return at
  }
  return text.length
}

/** Reads JSON bodies as Fastify does (refusing `__proto__` and `constructor`), but none that nests without end. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && nestsDeeper(body)) return done(new AppError('bad_json'))
    void parse(request, String(body), done)
  })
}
