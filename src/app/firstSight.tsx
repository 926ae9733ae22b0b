/** The sign-in page as it will stand, made when the web is built: seen at once, and alive as soon as the application is there. */
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Language } from '../shared/messages.ts'
import { App } from './App.tsx'
import { router } from './routes.tsx'

export async function firstSight(path: string, language: Language): Promise<string> {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  return (
    renderToString(<App language={language} />)
      // The router would bring a script that the page's policy forbids.
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      // Nothing can be typed, by hand or by a password keeper, that would be lost.
      .replaceAll('<input ', '<input readonly="" ')
  )
}
