import { type RefObject, useEffect } from 'react'

/**
 * How much of the page the on-screen keyboard covers, as `--keyboard` on an element. Phones shrink the visible part of
 * the window and leave the page as it is, so what sticks to its bottom would be typed into blindly.
 */
export const useKeyboardInset = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const visible = window.visualViewport
    if (visible === null) return
    const measure = () => {
      // Zoomed in with two fingers, the same figures mean something else.
      const covered = visible.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - visible.height - visible.offsetTop)
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    measure()
    visible.addEventListener('resize', measure)
    visible.addEventListener('scroll', measure)
    return () => {
      visible.removeEventListener('resize', measure)
      visible.removeEventListener('scroll', measure)
    }
  }, [element])
}
