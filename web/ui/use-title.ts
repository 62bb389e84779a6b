import { useEffect } from 'react'
import { uiTexts } from './texts.ts'

/**
 * Title of the browser tab when it depends on data (a recipe's name). The others come from `staticData.title` in
 * routes.tsx, set in a layout effect and therefore before this one.
 */
export const useTitle = (page: string | undefined) => {
  useEffect(() => {
    if (page !== undefined) document.title = uiTexts.titleOf(page)
  }, [page])
}
