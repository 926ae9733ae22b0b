/** What is seen of the application before its program is there, made when the web is built. */
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../shared/messages.ts'
import { Loading } from '../../web/cards/Loading.tsx'
import { SpokenIn } from '../../web/language/language.tsx'
import { App } from './App.tsx'
import { FirstFrame } from './FirstFrame.tsx'
import { router } from './routes.tsx'

/** The screens that look the same for everybody: whole, and taken over by the program. */
export const whole = ['/login', '/register', '/forgot-password', '/reset-password', '/confirm-email', '/begin']

export async function firstSight(path: string, language: Language): Promise<string> {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  return renderToString(<App language={language} />)
}

/** The first part of every address behind the sign-in. */
export function placesBehind(): string[] {
  const { children = [] } = router.routesById['/signed-in']
  const paths = Object.values(children).map(({ fullPath }) => fullPath)
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))]
}

export const firstFrame = (language: Language) => made(language, <FirstFrame />)
export const firstWait = (language: Language) => made(language, <Loading whole />)

function made(language: Language, content: React.ReactNode): string {
  return renderToString(<SpokenIn language={language}>{content}</SpokenIn>)
}
