/** What a mail link or a failed way through Google left in the address of `/auth`. */
export type MailLink = { readonly type: 'recovery' | 'signup'; readonly tokenHash: string }

/**
 * `#token_hash=…&type=recovery|signup`: our mails' links (docs/ciencia/acceso.md §7). Behind the `#`, because browsers send that
 * part to nobody; links mailed by an older version carry the same in the query.
 */
export const mailLinkIn = (search: Readonly<Record<string, unknown>>, hash: string): MailLink | null => {
  const inHash = new URLSearchParams(hash)
  const tokenHash = inHash.get('token_hash') ?? search.token_hash
  const type = inHash.get('type') ?? search.type
  if (typeof tokenHash !== 'string' || tokenHash === '') return null
  return type === 'recovery' || type === 'signup' ? { type, tokenHash } : null
}

/** `error_code` (or at least `error`) in the query or, from the classic link, in the fragment. */
export const errorCodeIn = (search: Readonly<Record<string, unknown>>, hash: string): string | null => {
  const inHash = new URLSearchParams(hash)
  const found = search.error_code ?? inHash.get('error_code') ?? search.error ?? inHash.get('error')
  return typeof found === 'string' && found !== '' ? found : null
}
