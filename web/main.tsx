import './app/fonts.css'
import './app/tokens.css'
import './app/base.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashPage } from './app/CrashPage.tsx'
import { isLanding } from './app/landing-address.ts'
import { watchPresses } from './data/presses.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no #root')
const root = createRoot(element)
const draw = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>)

/** The landing is drawn without the router, a third of its weight; it leads on by links like any page of the web. */
const start = async () => {
  if (isLanding(window.location)) {
    const { LandingAlone } = await import('./app/LandingAlone.tsx')
    draw(<LandingAlone />)
  } else {
    const { App } = await import('./app/App.tsx')
    draw(<App />)
  }
}

watchPresses(document)
start().catch((error: unknown) => {
  console.error(error)
  draw(<CrashPage />)
})
