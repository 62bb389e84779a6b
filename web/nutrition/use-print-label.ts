import { useCallback } from 'react'

/** The mark `label.module.css` prints by: with it, the sheet holds the label and nothing else. */
const mark = 'printLabel'

/** Prints the label alone. Without it, the browser's own print gives the whole analysis. */
export const usePrintLabel = () =>
  useCallback(() => {
    const { dataset } = document.documentElement
    dataset[mark] = ''
    window.addEventListener(
      'afterprint',
      () => {
        delete dataset[mark]
      },
      { once: true },
    )
    window.print()
  }, [])
