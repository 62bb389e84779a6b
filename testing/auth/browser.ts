/** As much of a browser as a sign-in needs: cookies per origin and path, redirects one by one. */
export type Browser = {
  /** Follows redirects until `stop` says the address is where it wants to be; answers that address. */
  readonly visit: (url: string, stop: (url: URL) => boolean) => Promise<URL>
  readonly cookies: readonly Cookie[]
}

type Cookie = {
  readonly origin: string
  readonly name: string
  readonly value: string
  readonly path: string
  readonly line: string
}

const mostSteps = 20

export const openBrowser = (): Browser => {
  const cookies: Cookie[] = []
  const keep = (url: URL, line: string): void => {
    const [pair = '', ...attributes] = line.split(';').map((one) => one.trim())
    const at = pair.indexOf('=')
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
    const cookie = { origin: url.origin, name: pair.slice(0, at), value: pair.slice(at + 1), path, line }
    const old = cookies.findIndex(
      (one) => one.origin === cookie.origin && one.name === cookie.name && one.path === path,
    )
    if (old >= 0) cookies.splice(old, 1)
    if (!attributes.some((one) => /^max-age=0$/i.test(one))) cookies.push(cookie)
  }
  return {
    cookies,
    visit: async (start, stop) => {
      let url = new URL(start)
      for (let step = 0; step < mostSteps; step += 1) {
        if (stop(url)) return url
        const here = cookies.filter(({ origin, path }) => origin === url.origin && url.pathname.startsWith(path))
        const cookie = here.map(({ name, value }) => `${name}=${value}`).join('; ')
        const answer = await fetch(url, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } })
        for (const line of answer.headers.getSetCookie()) keep(url, line)
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`${url.href} answered ${answer.status}: ${await answer.text()}`)
        url = new URL(location, url)
      }
      throw new Error(`Too many redirects, the last to ${url.href}`)
    },
  }
}
