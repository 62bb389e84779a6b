import { useEffect, useState } from 'react'
import { isOther, serverHasNewer } from '#web/api/new-version.ts'

const hourMs = 3_600_000

/**
 * Installs the service worker and watches for a newer build. Answers the way to take it, or null. A page that is of the
 * new build already takes it over without a word; an older one is asked, because taking it means a reload.
 */
export const useNewVersion = (): (() => void) | null => {
  const [take, setTake] = useState<(() => void) | null>(null)
  useEffect(() => {
    let left = false
    const offer = (way: () => void) => {
      if (!left) setTake(() => way)
    }
    // A part of this page that is no longer on the server (web/app/CrashPage.tsx is for parts that are needed at once).
    const lost = async () => {
      if (await serverHasNewer()) offer(() => window.location.reload())
    }
    window.addEventListener('vite:preloadError', lost)
    const stop = watchWorker(offer)
    return () => {
      left = true
      window.removeEventListener('vite:preloadError', lost)
      stop()
    }
  }, [])
  return take
}

/** Only over HTTPS or on this machine: browsers give no service worker to a plain address. */
const watchWorker = (offer: (way: () => void) => void): (() => void) => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => undefined
  const { serviceWorker } = navigator
  let registration: ServiceWorkerRegistration | undefined
  const look = () => void registration?.update().catch(() => undefined)
  const returned = () => {
    if (document.visibilityState === 'visible') look()
  }
  const consider = async (worker: ServiceWorker | null | undefined) => {
    // The first one ever has nobody to take over from.
    if (!worker || serviceWorker.controller === null) return
    if (!isOther(await entryOf(worker))) return worker.postMessage('take-over')
    offer(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
      worker.postMessage('take-over')
    })
  }
  serviceWorker.register('/sw.js').then((found) => {
    registration = found
    void consider(found.waiting)
    found.addEventListener('updatefound', () => {
      const worker = found.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') void consider(worker)
      })
    })
  }, console.warn)
  const timer = setInterval(look, hourMs)
  document.addEventListener('visibilitychange', returned)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', returned)
  }
}

const entryOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(String(data))
    worker.postMessage('entry', [port2])
  })
