import { useEffect } from 'react'
import { LandingPage } from '#web/landing/LandingPage.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { pageTitles } from './texts.ts'

/** Long after the first picture; whoever reads on has the app at hand when she enters. */
const quietMs = 2000

/** The landing as the first page of a visit, without the app around it. */
export function LandingAlone() {
  useEffect(() => {
    document.title = uiTexts.titleOf(pageTitles.landing)
    const timer = setTimeout(() => void import('./App.tsx').catch(() => undefined), quietMs)
    return () => clearTimeout(timer)
  }, [])
  return <LandingPage />
}
