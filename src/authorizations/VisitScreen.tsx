/** The visitor's public page: pass, place and dates. It shows only the host's first name. */

import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useRead } from '../web/calls/queries.ts'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useHash } from '../web/frame/hash.ts'
import { PublicFrame } from '../web/frame/PublicFrame.tsx'
import { useText } from '../web/language/language.tsx'
import { authorizations } from './authorizations.contract.ts'
import { authorizationMessages } from './authorizations.messages.ts'
import { forgetVisit, keepVisit, keptVisit, ownPasses } from './keptPasses.web.ts'
import { OwnPasses } from './OwnPasses.tsx'
import './pass.css'
import { PassPicture, tokenOf } from './PassPicture.tsx'
import { downloadPass } from './passImage.web.ts'
import { usePeriodText } from './valueText.tsx'

export function VisitScreen() {
  const link = useHash()
  const own = ownPasses()
  return link === null && own.length > 0 ? <OwnPasses passes={own} /> : <Visit link={link ?? ''} />
}

function Visit({ link }: { link: string }) {
  const { page: text, pass: words } = useText(authorizationMessages)
  const periodText = usePeriodText()
  const wellFormed = authorizations.visit.input.safeParse({ link }).success
  const opened = useRead(authorizations.visit, { link }, { enabled: wellFormed })
  const over = !wellFormed || opened.error?.code === 'visit_over'
  useEffect(() => {
    if (opened.data) keepVisit(link, opened.data)
    else if (over) forgetVisit(link)
  }, [opened.data, over, link])

  if (over) {
    return (
      <PublicFrame title={text.over_title}>
        <Note tone="bad">{text.over_text}</Note>
      </PublicFrame>
    )
  }
  // Visitors are often offline at the gate, and the gate checks validity itself.
  const visit = opened.data ?? (opened.isError || opened.failureCount > 0 ? keptVisit(link) : undefined)
  if (!visit) {
    if (!opened.isError) return <Loading whole />
    return (
      <PublicFrame title={text.title}>
        <Failed text={text.failed_text} onRetry={() => void opened.refetch()} pending={opened.isFetching} />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={visit.host ? text.invites(visit.host) : text.title} subtitle={text.show}>
      <Stack>
        <PassPicture of={visit} />
        {visit.access_number ? (
          <p className="garita-access-number">
            <span>{words.number}</span>
            <strong className="garita-code">{visit.access_number}</strong>
          </p>
        ) : null}
        <Facts>
          <dt>{words.visitor}</dt>
          <dd>{[visit.name, visit.last_name].filter(Boolean).join(' ')}</dd>
          <dt>{text.where}</dt>
          <dd>
            <strong>{visit.condominium}</strong>
            {visit.address ? <div>{visit.address}</div> : null}
          </dd>
          <dt>{text.when}</dt>
          <dd>
            {visit.valid_from && visit.valid_until
              ? sentence(periodText(visit.valid_from, visit.valid_until))
              : text.always}
          </dd>
        </Facts>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => void downloadPass(tokenOf(visit), 'garita.png')}
        >
          {text.save_image}
        </Button>
      </Stack>
    </PublicFrame>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
