/** Shown at an address that is not for the user's role. The database protects the data by itself. */
import { IconLock } from '@tabler/icons-react'
import { Empty } from '../../web/cards/Empty.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { appMessages } from './app.messages.ts'

export function DeniedScreen({ page = false }: { page?: boolean }) {
  const text = useText(appMessages)
  return (
    <Page title={text.denied_title}>
      <Empty
        icon={IconLock}
        title={page ? text.denied_page : text.denied_section}
        text={text.denied_ask}
        action={<LinkButton to="/dashboard">{text.denied_back}</LinkButton>}
      />
    </Page>
  )
}
