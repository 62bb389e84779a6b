import {
  credentialMessages,
  emailMaxLength,
  emailProblem,
  passwordMaxLength,
  passwordMinLength,
} from '#core/auth/credentials.ts'
import { AuthError, invalid } from '#server/auth/auth-error.ts'
import type { JsonObject } from '#server/database/schema.ts'

/** The address as stored and compared: trimmed, lower case. */
export const readEmail = (email: string): string => {
  const problem = emailProblem(email)
  if (problem === credentialMessages.emailTooLong) throw invalid('An email address is too long')
  if (problem !== null) throw invalid('Unable to validate email address: invalid format')
  return email.trim().slice(0, emailMaxLength).toLowerCase()
}

/** A password somebody wants to have. Lone surrogates are refused: in UTF-8 they would all become the same character. */
export const readNewPassword = (password: string): string => {
  if (password === '' || !password.isWellFormed()) throw invalid('Signup requires a valid password')
  if (password.length < passwordMinLength) throw new AuthError('weak_password', { weakPassword: ['length'] })
  if (password.length > passwordMaxLength) {
    throw invalid(`Password cannot be longer than ${passwordMaxLength} characters`)
  }
  return password
}

/** A password to be checked; null where no account can have it (too long, half characters). Null costs a hash of usual length. */
export const presentedPassword = (password: string): string | null =>
  password.length <= passwordMaxLength && password.isWellFormed() ? password : null

// The metadata travels in every access token (docs/ciencia/acceso.md §4).
const metadataLimit = 8 * 1024

/** Metadata must fit, and hold nothing PostgreSQL cannot store (NUL, half characters) or JavaScript gives a meaning. */
export const checkMetadata = (data: JsonObject): JsonObject => {
  const text = JSON.stringify(data)
  if (Buffer.byteLength(text) > metadataLimit) throw invalid('User metadata is too large')
  if (!isStorable(data, 0)) throw invalid('User metadata holds characters or keys that cannot be stored')
  return data
}

const deepest = 20

const isStorable = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepest) return false
  return Object.entries(value).every(([key, inner]) => isStorableKey(key) && isStorable(inner, depth + 1))
}

const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

const isStorableKey = (key: string): boolean => key !== '__proto__' && isStorableText(key)
