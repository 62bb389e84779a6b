import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the component is there. The browser drops the lock whenever the page is hidden, so it is
 * taken again on return. Where there is none (old browser, plain HTTP, low battery) the screen just behaves as usual:
 * answers whether it is held, for a quiet line of text.
 */
export const useWakeLock = (): boolean => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let left = false
    let asking = false

    const take = async () => {
      if (document.visibilityState !== 'visible' || asking || (lock !== null && !lock.released)) return
      asking = true
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (left) return void taken.release()
        lock = taken
        taken.addEventListener('release', () => setHeld(false))
        setHeld(true)
      } catch (error) {
        // Refused (low battery, or hidden again in between). The next return tries once more.
        console.info('The screen could not be kept awake', error)
      } finally {
        asking = false
      }
    }
    const returned = () => void take()
    void take()
    document.addEventListener('visibilitychange', returned)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', returned)
      void lock?.release()
    }
  }, [])
  return held
}
