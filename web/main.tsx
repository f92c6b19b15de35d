/** Starts the app: styles, the build check, providers, the router. */
import './before-all.ts'
import 'virtual:uno.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { checkBuild } from './app/build-check.ts'

checkBuild(() => location.reload())

const root = document.getElementById('root')
if (!root) throw new Error('No #root in the page')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
