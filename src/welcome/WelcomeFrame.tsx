/** Header and footer of landing and guides. */
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../web/language/language.tsx'
import { webTexts } from '../web/language/web.messages.ts'
import { Wordmark } from '../web/pieces/signs/Mark.tsx'
import { type GuideName, guideAddresses, guideNames } from './guide/guideAddresses.ts'
import { Ways } from './landing/Ways.tsx'
import { welcomeMessages } from './landing/welcome.messages.ts'

interface WelcomeFrameProps {
  path: '/' | (typeof guideAddresses)[GuideName]
  /** The current year, inserted by the server: a prerendered page may be older. */
  year: string
  children: ReactNode
}

export function WelcomeFrame({ path, year, children }: WelcomeFrameProps) {
  const { brand } = useText(webTexts)
  const { ways, footer, guides } = useText(welcomeMessages)
  const otherPage =
    path === '/' ? <a href={guideAddresses.resident}>{guides.resident.heading}</a> : <a href="/">{ways.home}</a>
  return (
    <>
      <a className="welcome-skip" href="#content">
        {ways.skip}
      </a>
      <header className="welcome-head">
        <a className="welcome-brand" href="/" aria-label={brand}>
          <Wordmark size={34} />
        </a>
        <nav aria-label={ways.pages}>
          <span className="welcome-desk">{otherPage}</span>
          <OtherLanguage path={path} />
          <Ways short />
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="welcome-foot">
        <Wordmark size={28} />
        <nav aria-label={brand}>
          <a href="/">{ways.home}</a>
          {guideNames.map((name) => (
            <a key={name} href={guideAddresses[name]}>
              {guides[name].heading}
            </a>
          ))}
          <OtherLanguage path={path} />
        </nav>
        <p>{footer(year)}</p>
      </footer>
    </>
  )
}

/** A plain link, so that it works without a script; the server keeps the choice. */
function OtherLanguage({ path }: { path: string }) {
  const { language } = useLanguage()
  const { ways } = useText(welcomeMessages)
  const other = language === 'es' ? 'en' : 'es'
  return (
    <a href={`${path}?language=${other}`} hrefLang={other} lang={other} data-language={other}>
      {ways.other_language}
    </a>
  )
}
