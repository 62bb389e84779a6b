import { answerFor, outdated } from './answers.ts'

/**
 * The shell of the app without a connection: the page, its scripts, styles and fonts, as built (tools/build/service-worker.ts puts
 * the list in). Served as /sw.js, so that it answers for the whole site.
 */
declare const shell: {
  /** Print of the list: another build is another version. */
  readonly version: string
  /** The script the page starts with, by which a page knows whether it is of this version. */
  readonly entry: string
  readonly files: readonly string[]
}
declare const self: ServiceWorkerGlobalScope

const { version, entry, files } = shell
const prefix = 'obrador-shell-'
const cacheName = `${prefix}${version}`
/** A server that does not answer for so long is as good as away: the shell starts, and says what it cannot reach. */
const patienceMs = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(fill())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('message', (event) => {
  if (event.data === 'entry') event.ports[0]?.postMessage(entry)
  if (event.data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, self.location.origin, files)
  if (answer === 'page') event.respondWith(page(event.request))
  if (answer === 'hashed') event.respondWith(hashed(event.request))
  if (answer === 'file') event.respondWith(file(event.request))
})

/** All or nothing: half a shell is none. Hashed files may come from the browser's own cache, the others are asked for. */
const fill = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  await cache.addAll(
    files.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })),
  )
}

const takeOver = async (): Promise<void> => {
  for (const name of outdated(await caches.keys(), prefix, cacheName)) await caches.delete(name)
  await self.clients.claim()
}

const page = async (request: Request): Promise<Response> => {
  const kept = () => caches.match('/', { cacheName })
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    // A proxy that answers for a server that is away.
    return answer.status >= 500 ? ((await kept()) ?? answer) : answer
  } catch (error) {
    const copy = await kept()
    if (copy === undefined) throw error
    return copy
  }
}

// Of whatever version: a page that was open before the last one still asks for its own files.
const hashed = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request)

const file = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const copy = await caches.match(request, { cacheName })
    if (copy === undefined) throw error
    return copy
  }
}
