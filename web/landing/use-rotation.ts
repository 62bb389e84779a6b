import { useEffect, useState } from 'react'

/** Spec §9: the landing's carousel interval. */
const rotationMilliseconds = 3000

/**
 * Which of `count` things is highlighted now. It stands still while somebody points at it or has the focus in it, while
 * it is paused, while the tab is hidden, and always for those who asked their system for less motion.
 */
export const useRotation = (count: number) => {
  const [active, setActive] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(prefersStillness)

  useEffect(() => {
    if (held || paused) return
    const clock = setInterval(() => {
      if (!document.hidden) setActive((one) => (one + 1) % count)
    }, rotationMilliseconds)
    return () => clearInterval(clock)
  }, [count, held, paused])

  return {
    active,
    paused,
    toggle: () => setPaused((before) => !before),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
