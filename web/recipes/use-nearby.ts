import { useEffect, useRef, useState } from 'react'

// Two screens either way: a quick thumb meets rows, not gaps.
const margin = '1600px 0px'

/**
 * Whether an element is near the window, and how high it was when it went away. Measured with 40 folders: 1,000 rows
 * drawn at once are 70,000 nodes, and a tap took seconds; drawn by pages near the window they are a tenth of that.
 */
export const useNearby = <Element extends HTMLElement>() => {
  const ref = useRef<Element>(null)
  const [away, setAway] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last === undefined) return
        // What has the focus stays: a keyboard must not fall out of the list because somebody scrolled.
        const held = element.contains(document.activeElement)
        setAway((before) => (last.isIntersecting || held ? null : (before ?? last.boundingClientRect.height)))
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, away }
}
