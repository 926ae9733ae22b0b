/** Shown at an address that is not for the user's role. The database protects the data anyway. */
import { Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import styles from '../../web/cards/Empty.module.css'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { appMessages } from './app.messages.ts'

export function DeniedScreen({ page = false }: { page?: boolean }) {
  const text = useText(appMessages)
  return (
    <Page title={text.denied_title}>
      <div className={`${styles.empty} ${styles.denied}`} data-empty>
        <span className={styles.arch}>
          <IconLock size={56} stroke={1.25} aria-hidden />
        </span>
        <Text fz="xl" lh={1.35} maw="32rem">
          {page ? text.denied_page : text.denied_section}
        </Text>
        <Text c="dimmed" maw="28rem">
          {text.denied_ask}
        </Text>
        <LinkButton to="/dashboard" mt="sm">
          {text.denied_back}
        </LinkButton>
      </div>
    </Page>
  )
}
