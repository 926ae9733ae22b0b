/** The browser's part: takes over the first sight that the page came with, or takes its place as soon as there is more to see. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/frame/App.tsx'
import { router } from './app/frame/routes.tsx'
import { readSessionAhead } from './session/currentSession.web.ts'
import { detectLanguage } from './web/language/language.tsx'
import { stopEchoes } from './web/listing/echoes.ts'

const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the application')
const { firstSight: madeFor } = place.dataset
const asMade = madeFor === location.pathname && document.documentElement.lang === detectLanguage()

function show(root: HTMLElement) {
  // In pieces, so that a slow phone can scroll meanwhile.
  startTransition(() => {
    if (!asMade) return createRoot(root).render(<App />)
    // Made by the same parts: what stands there stays, with what was typed into it.
    router.ssr = { manifest: undefined }
    hydrateRoot(root, <App />)
  })
}

stopEchoes()

/** Sheets that come after the first sight; without one of them the screen is plain, and there all the same. */
const dressed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
  (link) =>
    link.sheet ?? new Promise((settled) => ['load', 'error'].map((name) => link.addEventListener(name, settled))),
)

// What is seen already stays until what takes its place is whole.
if (!place.hasChildNodes()) show(place)
else void Promise.all([router.load(), madeFor ? null : readSessionAhead(), ...dressed]).finally(() => show(place))
