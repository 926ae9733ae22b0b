/** Starts the program in the browser. Its first render replaces the first frame that came with the page. */
import { createRoot } from 'react-dom/client'
import { App } from './app/frame/App.tsx'
import { loadFrame, loadScreen } from './app/frame/routes.tsx'
import { withTimeout } from './gate/station/stationBrowser.web.ts'
import { readSessionAhead } from './session/currentSession.web.ts'
import { backClosesDialogs } from './web/frame/backClosesDialogs.ts'
import { rememberFocus } from './web/frame/lastFocus.ts'
import { ignoreMisclicks } from './web/listing/misclicks.ts'
import { isPhoneNow } from './web/pieces/useIsPhone.ts'
import { hereNow } from './web/router/history.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no element for the application')

ignoreMisclicks()
rememberFocus()
backClosesDialogs()

// A style sheet that fails to load must not keep the screen from appearing.
const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
  (link) =>
    link.sheet ?? new Promise((settled) => ['load', 'error'].map((name) => link.addEventListener(name, settled))),
)
// Pages before sign-in and the practice look the same for everybody, so only other pages wait for the session.
const session = root.querySelector('[data-anyone]') ? null : withTimeout(readSessionAhead())

const { pathname, search } = hereNow()
const load = isPhoneNow() && search.request ? loadFrame : loadScreen

// The first frame stays until the screen is complete.
void Promise.all([load(pathname), session, ...sheets]).finally(() => createRoot(root).render(<App />))
