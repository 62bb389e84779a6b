import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/**
 * Refresh tokens are derived, not stored: version ‖ session id ‖ counter ‖ HMAC over all before, under a key of that
 * session (docs/ciencia/acceso.md §6). A copy of the database holds nothing that opens a session.
 */
export type RefreshToken = { readonly sessionId: string; readonly counter: number }

const version = 1
const headLength = 1 + 16 + 4
const macLength = 32
const textLength = 71

export const writeRefreshToken = (secret: Buffer, { sessionId, counter }: RefreshToken): string => {
  const head = Buffer.alloc(headLength)
  head.writeUInt8(version, 0)
  head.write(sessionId.replaceAll('-', ''), 1, 'hex')
  head.writeUInt32BE(counter, 17)
  return Buffer.concat([head, macOf(secret, head)]).toString('base64url')
}

/** What the token says: null if it has not the shape of one, `genuine: false` if none of our secrets made it. */
export const readRefreshToken = (
  secrets: readonly Buffer[],
  text: string,
): (RefreshToken & { readonly genuine: boolean }) | null => {
  if (text.length !== textLength) return null
  const bytes = Buffer.from(text, 'base64url')
  // The last character has unused bits: only the one spelling we write is accepted.
  if (bytes.length !== headLength + macLength || bytes[0] !== version || bytes.toString('base64url') !== text)
    return null
  const head = bytes.subarray(0, headLength)
  const mac = bytes.subarray(headLength)
  return {
    sessionId: asUuid(head.subarray(1, 17).toString('hex')),
    counter: head.readUInt32BE(17),
    genuine: secrets.some((secret) => timingSafeEqual(macOf(secret, head), mac)),
  }
}

const macOf = (secret: Buffer, head: Buffer): Buffer => {
  const key = hkdfSync('sha256', secret, head.subarray(1, 17), 'refresh-token v1', 32)
  return createHmac('sha256', Buffer.from(key)).update(head).digest()
}

const asUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
