/** The frame of a screen: breadcrumbs, title and actions. Sets the title of the browser tab. */
import { Anchor, Text, Title } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { TextLink } from '../pieces/Links.tsx'
import './Page.css'
import { webTexts } from '../language/web.messages.ts'
import { useDocumentTitle } from './documentTitle.ts'

interface PageProps {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  /** The section of the resident guide that helps here. */
  help?: string | undefined
  crumbs?: readonly { label: string; to: string }[] | undefined
  children: ReactNode
}

export function Page({ title, subtitle, actions, help, crumbs, children }: PageProps) {
  const text = useText(webTexts)
  useDocumentTitle(title)
  return (
    <div className="garita-page">
      <header className="garita-page-head">
        <div>
          {crumbs ? (
            <nav className="garita-crumbs" aria-label={text.crumbs}>
              <ol>
                {crumbs.map((crumb) => (
                  <li key={crumb.to}>
                    <TextLink to={crumb.to} fz="sm">
                      {crumb.label}
                    </TextLink>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <Title order={1}>{title}</Title>
          {subtitle ? (
            <Text c="dimmed" mt={4} component="div">
              {subtitle}
            </Text>
          ) : null}
          {help ? (
            <Anchor className="garita-page-help" href={`/user-guide#${help}`} fz="sm">
              <IconHelpCircle size={18} stroke={1.75} aria-hidden />
              {text.help}
            </Anchor>
          ) : null}
        </div>
        {actions ? <div className="garita-page-acts">{actions}</div> : null}
      </header>
      {children}
    </div>
  )
}
