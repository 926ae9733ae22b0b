import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { Wordmark } from '../pieces/signs/Mark.tsx'
import { useDocumentTitle } from './documentTitle.ts'
import { GateScene } from './GateScene.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './PublicFrame.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { TileStrip } from './TileStrip.tsx'

interface PublicFrameProps {
  title: string
  subtitle?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** A page with few words has large text and shows the picture also on a phone. */
  bare?: boolean
  beside?: string | undefined
}

export function PublicFrame({ title, subtitle, children, footer, bare = false, beside }: PublicFrameProps) {
  const text = useText(webTexts)
  useDocumentTitle(title)
  return (
    <div className={styles.public} data-bare={bare || undefined}>
      <header className={styles.head}>
        <a href="/" aria-label={text.brand}>
          <Wordmark size={34} />
        </a>
        <div>
          <LanguageMenu />
          <ThemeSwitch compact />
        </div>
      </header>
      <main id="content" className={styles.main}>
        <Title order={1}>{title}</Title>
        {subtitle ? (
          <Text c="dimmed" mt="xs" component="div">
            {subtitle}
          </Text>
        ) : null}
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </main>
      <aside className={styles.side} aria-label={beside ?? text.tagline}>
        <GateScene />
        <TileStrip />
        <p>{beside ?? text.tagline}</p>
      </aside>
      <div className={styles.ground}>
        {bare ? <GateScene /> : null}
        <TileStrip />
      </div>
    </div>
  )
}
