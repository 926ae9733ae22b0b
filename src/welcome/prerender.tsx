/** The web build prerenders landing and guides in both languages. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { yearMark } from '../shared/frontPage.ts'
import { type Language, languages, speak } from '../shared/messages.ts'
import { SpokenIn } from '../web/language/language.tsx'
import { Guide } from './guide/Guide.tsx'
import { guideAddresses, guideNames } from './guide/guideAddresses.ts'
import { Landing } from './landing/Landing.tsx'
import { welcomeMessages } from './landing/welcome.messages.ts'
import { WelcomeFrame } from './WelcomeFrame.tsx'

export interface FrontPage {
  readonly name: string
  readonly path: string
  readonly language: Language
  readonly head: string
  readonly body: string
}

const pages = [
  { name: 'index', path: '/', about: null, content: <Landing /> },
  ...guideNames.map((about) => {
    const path = guideAddresses[about]
    return { name: path.slice(1), path, about, content: <Guide of={about} /> }
  }),
] as const

export function frontPages(): FrontPage[] {
  return pages.flatMap(({ name, path, about, content }) =>
    languages.map((language) => {
      const { landing, guides } = speak(welcomeMessages, language)
      const { title, description } = about ? guides[about] : landing
      return {
        name,
        path,
        language,
        head: written(
          <>
            <title>{title}</title>
            <meta name="description" content={description} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:type" content="website" />
          </>,
        ),
        body: written(
          <SpokenIn language={language}>
            <WelcomeFrame path={path} year={yearMark}>
              {content}
            </WelcomeFrame>
          </SpokenIn>,
        ),
      }
    }),
  )
}

const written = (content: ReactNode) => renderToString(content)
