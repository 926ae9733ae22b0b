import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { Wordmark } from '../pieces/signs/Mark.tsx'
import { useDocumentTitle } from './documentTitle.ts'
import { GateScene } from './GateScene.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import './PublicFrame.css'
import { webTexts } from '../language/web.messages.ts'
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
    <div className="garita-public" data-bare={bare || undefined}>
      <header className="garita-public-head">
        <a href="/" aria-label={text.brand}>
          <Wordmark size={34} />
        </a>
        <div>
          <LanguageMenu />
          <ThemeSwitch compact />
        </div>
      </header>
      <main id="content" className="garita-public-main">
        <Title order={1}>{title}</Title>
        {subtitle ? (
          <Text c="dimmed" mt="xs" component="div">
            {subtitle}
          </Text>
        ) : null}
        <div className="garita-public-body">{children}</div>
        {footer ? <div className="garita-public-foot">{footer}</div> : null}
      </main>
      <aside className="garita-public-side" aria-label={beside ?? text.tagline}>
        <GateScene />
        <TileStrip />
        <p>{beside ?? text.tagline}</p>
      </aside>
      <div className="garita-public-ground">
        {bare ? <GateScene /> : null}
        <TileStrip />
      </div>
    </div>
  )
}
