import './app/fonts.css'
import './app/tokens.css'
import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { watchPresses } from './data/presses.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
watchPresses(document)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
