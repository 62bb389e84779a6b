import type { AuthSettings } from './settings.ts'

type Homes = Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>

/**
 * Where a browser may be sent: our own origin, or what the operator's list allows. Parsed first, compared on what the
 * parser understood, and written anew from that, so that no spelling means one thing to us and another to the browser.
 * Anything else goes home, silently (docs/ciencia/acceso.md §7).
 */
export const safeRedirect = (wanted: string | undefined, { siteUrl, redirectAllowList }: Homes): URL => {
  const home = new URL(siteUrl)
  const url = wanted === undefined ? null : parse(wanted)
  if (url === null) return home
  url.hash = ''
  if (url.origin === home.origin || redirectAllowList.some((pattern) => matches(pattern, url.href))) return url
  return home
}

const parse = (text: string): URL | null => {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  return url.username === '' && url.password === '' ? url : null
}

/** `*` stands for anything but `.` and `/`, `**` for anything; without them the address must be the same. */
const matches = (pattern: string, href: string): boolean => {
  const expression = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^./]*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')))
    .join('')
  return new RegExp(`^${expression}$`).test(href)
}

type Answer = Readonly<Record<string, string>>

export const withQuery = (url: URL, answer: Answer): string => {
  const copy = new URL(url)
  for (const [name, value] of Object.entries(answer)) copy.searchParams.set(name, value)
  return copy.href
}

export const withFragment = (url: URL, answer: Answer): string => {
  const copy = new URL(url)
  copy.hash = new URLSearchParams(answer).toString()
  return copy.href
}

/** An error both ways: scripts read the fragment, the official client also looks into the query. */
export const withError = (url: URL, answer: Answer): string => withFragment(new URL(withQuery(url, answer)), answer)
