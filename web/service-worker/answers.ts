/**
 * How the service worker answers a request. Data is none of its business: what a cook may read without a connection is kept
 * by the page, under her name (web/library/copies.ts), and never here.
 */
export type Answer =
  /** As if there were no service worker: data, sign-in, other sites, anything that is not a reading. */
  | 'pass'
  /** The one page: from the server, and from the copy of the shell only when the server cannot be reached. */
  | 'page'
  /** A file with its print in the name: never changes, so the copy is as good as the server's. */
  | 'hashed'
  /** Any other file of ours: from the server, else the copy. */
  | 'file'

const serverPaths = /^\/(?:auth\/v1|rest\/v1|functions\/v1|docs|openapi\.json|health|ready|metrics)(?:\/|$)/

type Asked = { readonly method: string; readonly url: string; readonly mode: string }

export const answerFor = ({ method, url, mode }: Asked, origin: string, files: readonly string[]): Answer => {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || serverPaths.test(pathname)) return 'pass'
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/')) return 'hashed'
  return files.includes(pathname) ? 'file' : 'pass'
}

/**
 * Of the caches there are, in the order they were made, those that may go: all but the current shell and the one before,
 * whose files a page that is still open may ask for.
 */
export const outdated = (names: readonly string[], prefix: string, current: string): string[] => {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current)
  return others.slice(0, -1)
}
