/** The frame of a screen: one head with the way back, title, count, help and acts. Sets the title of the browser tab. */
import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconDots, IconHelpCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import type { Address } from '../router/history.ts'
import { Link } from '../router/Link.tsx'
import { useDocumentTitle } from './documentTitle.ts'
import styles from './Page.module.css'

interface PageProps {
  title: string
  count?: string | undefined
  /** A sentence that this person needs now, never help: help is in the empty state and in the guide. */
  subtitle?: ReactNode
  /** Says a fact about the whole screen, such as its condominium. */
  aside?: string | undefined
  main?: ReactNode
  actions?: ReactNode
  /** Rare acts, which a phone shows behind one button. */
  tools?: ReactNode
  /** A desk too shows its tools behind the button. */
  foldsTools?: boolean
  help?: string | undefined
  /** Leads to the screen above this one. */
  back?: { label: string; to: Address } | undefined
  children: ReactNode
}

export function Page({
  title,
  count,
  subtitle,
  aside,
  main,
  actions,
  tools,
  foldsTools = false,
  help,
  back,
  children,
}: PageProps) {
  const text = useText(webTexts)
  const phone = useIsPhone()
  const [showsTools, setShowsTools] = useState(false)
  useDocumentTitle(title)
  // A phone's bar has room for a title and one act.
  const foldsHelp = phone && tools !== undefined && help !== undefined
  const shownTools = (phone || foldsTools) && !showsTools ? null : tools
  const below = shownTools || actions || (!phone && (main || foldsTools))
  return (
    <Stack className={styles.page} gap="var(--garita-between)" data-page>
      <Group
        component="header"
        className={styles.head}
        align="start"
        justify="space-between"
        gap="0.5rem 1rem"
        data-page-head
      >
        <div className={styles.words}>
          <div className={styles.title} data-page-title>
            {back ? (
              <Link className={styles.back} to={back.to} aria-label={back.label}>
                <IconChevronLeft size={22} stroke={1.75} aria-hidden />
                {phone ? null : back.label}
              </Link>
            ) : null}
            <Title order={1}>{title}</Title>
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
            {help && !foldsHelp ? (
              <ActionIcon
                component="a"
                className={styles.help}
                variant="transparent"
                color="var(--garita-link)"
                href={help}
                aria-label={text.help}
                title={text.help}
              >
                <IconHelpCircle size={22} stroke={1.75} aria-hidden />
              </ActionIcon>
            ) : null}
            {phone && tools ? (
              <ActionIcon
                className={styles.more}
                aria-label={text.list.more}
                aria-expanded={showsTools}
                onClick={() => setShowsTools(!showsTools)}
              >
                <IconDots size={24} aria-hidden />
              </ActionIcon>
            ) : null}
            {phone && main ? <div className={styles.main}>{main}</div> : null}
            {aside ? (
              <div className={styles.aside} data-page-aside>
                <span>{aside}</span>
              </div>
            ) : null}
          </div>
          {subtitle ? (
            <Text className={styles.subtitle} c="dimmed" mt={4} component="div">
              {subtitle}
            </Text>
          ) : null}
        </div>
        {below ? (
          <Group className={`${styles.acts} garita-off-paper`} justify="flex-end" gap="xs" maw="100%">
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
            {foldsTools && !phone ? (
              <Button
                variant="subtle"
                leftSection={<IconDots size={20} aria-hidden />}
                aria-expanded={showsTools}
                onClick={() => setShowsTools(!showsTools)}
              >
                {text.list.more}
              </Button>
            ) : null}
            {phone ? null : main}
          </Group>
        ) : null}
      </Group>
      {children}
    </Stack>
  )
}
