/** Starts the program in the browser. Its first render replaces the first frame that came with the page. */
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/frame/App.tsx'
import { router } from './app/frame/routes.tsx'
import { withPatience } from './gate/station/stationPatience.web.ts'
import { readSessionAhead } from './session/currentSession.web.ts'
import { backClosesDialogs } from './web/frame/backClosesDialogs.ts'
import { rememberFocus } from './web/frame/lastFocus.ts'
import { ignoreMisclicks } from './web/listing/misclicks.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no element for the application')

ignoreMisclicks()
rememberFocus()
backClosesDialogs(router.history)

// A sheet that fails to load leaves the screen plain, but there.
const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
  (link) =>
    link.sheet ?? new Promise((settled) => ['load', 'error'].map((name) => link.addEventListener(name, settled))),
)
// The pages before sign-in and the practice look the same for everybody: only the others wait to know who is signed in.
const session = root.querySelector('.garita-public, .garita-anyone') ? null : withPatience(readSessionAhead())

// The first frame stays until the screen is complete.
void Promise.all([router.load(), session, ...sheets]).finally(() =>
  // In pieces, so that a slow phone can scroll meanwhile.
  startTransition(() => createRoot(root).render(<App />)),
)
