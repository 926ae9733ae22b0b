import type { ReactNode } from 'react'
import { useLanguage, useText } from '../web/language/language.tsx'
import { webTexts } from '../web/language/web.messages.ts'
import { Wordmark } from '../web/pieces/signs/Mark.tsx'
import { type GuideName, guideAddresses, guideNames } from './guide/guideAddresses.ts'
import { EntryLinks } from './landing/EntryLinks.tsx'
import { welcomeMessages } from './landing/welcome.messages.ts'
import styles from './WelcomeFrame.module.css'

interface WelcomeFrameProps {
  path: '/' | (typeof guideAddresses)[GuideName]
  /** The server inserts the current year: a prerendered page may be older. */
  year: string
  children: ReactNode
}

export function WelcomeFrame({ path, year, children }: WelcomeFrameProps) {
  const { brand } = useText(webTexts)
  const { links, footer, guides } = useText(welcomeMessages)
  return (
    <>
      <a className={styles.skip} href="#content">
        {links.skip}
      </a>
      <header className={`${styles.row} ${styles.bar}`}>
        <a className={`${styles.touch} ${styles.brand}`} href="/" aria-label={brand}>
          <Wordmark size={34} />
        </a>
        <nav className={styles.row} aria-label={links.pages}>
          <span className={styles.desk}>
            {path === '/' ? (
              <PageLink to={guideAddresses.resident} of={guides.resident.heading} />
            ) : (
              <PageLink to="/" of={links.home} />
            )}
          </span>
          <OtherLanguage path={path} />
          <EntryLinks short />
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={`${styles.row} ${styles.bar} ${styles.foot}`}>
        <Wordmark size={28} />
        <nav className={styles.row} aria-label={brand}>
          <PageLink to="/" of={links.home} />
          {guideNames.map((name) => (
            <PageLink key={name} to={guideAddresses[name]} of={guides[name].heading} />
          ))}
          <OtherLanguage path={path} />
        </nav>
        <p className={styles.dim}>{footer(year)}</p>
      </footer>
    </>
  )
}

function PageLink({ to, of }: { to: string; of: string }) {
  return (
    <a className={styles.touch} href={to}>
      {of}
    </a>
  )
}

/** A plain link works without a script; the server keeps the choice. */
function OtherLanguage({ path }: { path: string }) {
  const { language } = useLanguage()
  const { links } = useText(welcomeMessages)
  const other = language === 'es' ? 'en' : 'es'
  return (
    <a className={styles.touch} href={`${path}?language=${other}`} hrefLang={other} lang={other} data-language={other}>
      {links.other_language}
    </a>
  )
}
