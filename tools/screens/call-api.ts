/** One call to the server under test; anything but success ends the run with what the server said. */
export type CallApi = (path: string, body?: unknown, method?: string) => Promise<Answer>

/** What a server of ours answered. Read only by these scripts, which fail loudly when a field is not there. */
// biome-ignore lint/suspicious/noExplicitAny: the answers are the server's own, checked by its response schemas.
type Answer = any

/** Calls with this session's token. Without a body it asks (GET), with one it sends (POST, unless told otherwise). */
export const callApi =
  (url: string, token = ''): CallApi =>
  async (path, body, method = body === undefined ? 'GET' : 'POST') => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

/** The session of a new account, as the browser keeps it. */
export const newAccount = async (url: string, email: string): Promise<{ readonly access_token: string }> =>
  callApi(url)('/auth/v1/signup', { email, password: 'sofrito-lento' })
