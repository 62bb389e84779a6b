/** What stands where something was taken out. */
const gone = '…'

/** Shorter values of the operator's are words that may stand anywhere ('ollama'), not secrets. */
const shortestSecret = 8

const urlCredentials = /\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/"'\\@]{1,500}@/gi
const authorization = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi
const webToken = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g
// In an address (?token=…) anything that opens a door; among JSON's names not `code` and `state`, which are also PostgreSQL's.
const inAddress =
  /([?&#](?:token|token_hash|code|state|access_token|refresh_token|id_token|code_verifier|key|api_?key|password|client_secret|email)=)[^&\s"'\\#]*/gi
const inJson =
  /(\\?["'](?:authorization|cookie|set-cookie|apikey|api_key|x-api-key|x-goog-api-key|password|current_password|password_hash|token|token_hash|access_token|refresh_token|id_token|code_verifier|client_secret|secret)\\?["']\s*:\s*\\?["'])[^"'\\]*/gi
// Ours are 32 random bytes or more in base64url; so are provider keys and most of other people's tokens.
const longToken = /(?<![\w-])[\w-]{43,}(?![\w-])/g
const mailAddress = /(?<![\w.+%-])[\w.+%-]{1,64}@([\w-]+(?:\.[\w-]+)+)/g

/**
 * Takes out of a line of log what must not lie in a file: passwords in addresses, tokens, keys, the secrets the operator
 * configured, and who a mail address belongs to (its domain stays, since deliveries fail by domain). Works on the finished
 * line, so that no field, message or stack can pass beside it.
 */
export const redaction = (secrets: readonly (string | undefined)[]): ((line: string) => string) => {
  const known = secrets.flatMap((secret) => {
    if (secret === undefined || secret.length < shortestSecret) return []
    const escaped = JSON.stringify(secret).slice(1, -1)
    return [...new Set([secret, escaped, encodeURIComponent(secret)])]
  })
  return (line) => {
    let text = line
    for (const secret of known) if (text.includes(secret)) text = text.replaceAll(secret, gone)
    return text
      .replace(urlCredentials, `$1${gone}@`)
      .replace(authorization, `$1 ${gone}`)
      .replace(webToken, gone)
      .replace(inAddress, `$1${gone}`)
      .replace(inJson, `$1${gone}`)
      .replace(longToken, gone)
      .replace(mailAddress, `${gone}@$1`)
  }
}

/** The password of an address like postgres://user:password@host, as it stands there and as it is meant. */
export const passwordsIn = (address: string | undefined): string[] => {
  if (address === undefined || !URL.canParse(address)) return []
  const { password } = new URL(address)
  return password === '' ? [] : [password, decoded(password)]
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
