/** The browser's part: shows the application, in place of the first sight of it where the page came with one. */
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { router } from './app/routes.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the application')

function show(root: HTMLElement) {
  // In pieces, so that a slow phone can scroll meanwhile.
  startTransition(() => createRoot(root).render(<App />))
  root.inert = false
}

// What is seen already stays until what takes its place is whole.
if (place.hasChildNodes()) void router.load().finally(() => show(place))
else show(place)
