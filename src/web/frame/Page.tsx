/** The frame of a screen: breadcrumbs, and one slim head with title, number, help and acts. Sets the title of the browser tab. */
import { ActionIcon, Anchor, Button, Text, Title } from '@mantine/core'
import { IconDots, IconHelpCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../language/language.tsx'
import { TextLink } from '../pieces/Links.tsx'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import './Page.css'
import { webTexts } from '../language/web.messages.ts'
import { useDocumentTitle } from './documentTitle.ts'

interface PageProps {
  title: string
  /** How many the screen's list holds, in words or digits. */
  count?: string | undefined
  subtitle?: ReactNode
  /** Said beside the title where there is room. */
  aside?: string | undefined
  /** What the screen is for, beside its title. */
  main?: ReactNode
  actions?: ReactNode
  /** What is wanted now and then: on a phone behind one button. */
  tools?: ReactNode
  /** The address of the section of a guide that helps here. */
  help?: string | undefined
  crumbs?: readonly { label: string; to: string }[] | undefined
  children: ReactNode
}

export function Page({ title, count, subtitle, aside, main, actions, tools, help, crumbs, children }: PageProps) {
  const text = useText(webTexts)
  const phone = useIsPhone()
  const [showsTools, setShowsTools] = useState(false)
  useDocumentTitle(title)
  // A phone's bar has room for a title and one act.
  const foldsHelp = phone && tools !== undefined && help !== undefined
  const shownTools = phone && !showsTools ? null : tools
  const below = shownTools || actions || (!phone && main)
  return (
    <div className="garita-page">
      <header className="garita-page-head">
        <div className="garita-page-words">
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
          <div className="garita-page-title">
            <Title order={1}>{title}</Title>
            {count === undefined ? null : <span className="garita-page-count garita-code">{count}</span>}
            {help && !foldsHelp ? (
              <Anchor className="garita-page-help" href={help} aria-label={text.help} title={text.help}>
                <IconHelpCircle size={22} stroke={1.75} aria-hidden />
              </Anchor>
            ) : null}
            {phone && tools ? (
              <ActionIcon
                className="garita-page-more"
                aria-label={text.list.more}
                aria-expanded={showsTools}
                onClick={() => setShowsTools(!showsTools)}
              >
                <IconDots size={24} aria-hidden />
              </ActionIcon>
            ) : null}
            {phone && main ? <div className="garita-page-main">{main}</div> : null}
            {aside ? <span className="garita-page-aside">{aside}</span> : null}
          </div>
          {subtitle ? (
            <Text c="dimmed" mt={4} component="div">
              {subtitle}
            </Text>
          ) : null}
        </div>
        {below ? (
          <div className="garita-page-acts">
            {shownTools}
            {foldsHelp && showsTools ? (
              <Button
                component="a"
                href={help}
                variant="default"
                leftSection={<IconHelpCircle size={20} aria-hidden />}
              >
                {text.help}
              </Button>
            ) : null}
            {actions}
            {phone ? null : main}
          </div>
        ) : null}
      </header>
      {children}
    </div>
  )
}
