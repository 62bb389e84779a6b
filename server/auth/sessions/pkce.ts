import { invalid } from '#server/auth/auth-error.ts'

/** The client's half of PKCE, kept until it shows the verifier. Plain HTTP pages can only use `plain`. */
export type Challenge = { readonly challenge: string; readonly method: 's256' | 'plain' }

type Parameters = {
  readonly code_challenge?: string | null | undefined
  readonly code_challenge_method?: string | null | undefined
}

/** Both parameters or none; null counts as absent (docs/ciencia/acceso.md §2). */
export const readChallenge = ({
  code_challenge: challenge,
  code_challenge_method: method,
}: Parameters): Challenge | null => {
  if (!challenge && !method) return null
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes')
  }
  return { challenge, method: readMethod(method) }
}

const readMethod = (text: string): Challenge['method'] => {
  const method = text.toLowerCase()
  if (method === 's256' || method === 'plain') return method
  throw invalid('code challenge method not supported')
}

/** The challenge of a stored link or flow, or null if it had none. */
export const readStoredChallenge = (row: {
  readonly code_challenge: string | null
  readonly code_challenge_method: string | null
}): Challenge | null =>
  row.code_challenge === null || row.code_challenge_method === null
    ? null
    : { challenge: row.code_challenge, method: readMethod(row.code_challenge_method) }
