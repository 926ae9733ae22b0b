/** The visitor's public page: pass, place and dates. It shows only the host's first name. */

import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Output } from '../shared/contract.ts'
import { useRead } from '../web/calls/queries.ts'
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
import { PassCard } from './PassCard.tsx'
import { tokenOf } from './PassPicture.tsx'
import { downloadPass } from './passImage.web.ts'
import { isExpired, whatsAppOf } from './passText.ts'
import { usePeriodText } from './valueText.tsx'

export function VisitScreen() {
  const link = useHash()
  const own = ownPasses()
  return link === null && own.length > 0 ? <OwnPasses passes={own} /> : <VisitPage key={link} link={link ?? ''} />
}

function VisitPage({ link }: { link: string }) {
  const { page: text } = useText(authorizationMessages)
  const wellFormed = authorizations.visit.input.safeParse({ link }).success
  const opened = useRead(authorizations.visit, { link }, { enabled: wellFormed })
  const over = !wellFormed || opened.error?.code === 'visit_over'
  const [last, setLast] = useState(() => keptVisit(link))
  useEffect(() => {
    if (opened.data) {
      keepVisit(link, opened.data)
      setLast(opened.data)
    } else if (over) forgetVisit(link)
  }, [opened.data, over, link])

  if (over) {
    return (
      <PublicFrame title={text.over_title}>
        {last ? <OverPass of={last} /> : <Note tone="bad">{text.over_text}</Note>}
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
        <VisitorPass of={visit} />
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

type Visit = Output<typeof authorizations.visit>

function VisitorPass({ of: visit, stamp }: { of: Visit; stamp?: string | undefined }) {
  const { page: text } = useText(authorizationMessages)
  const periodText = usePeriodText()
  return (
    <PassCard
      of={visit}
      name={[visit.name, visit.last_name].filter(Boolean).join(' ')}
      when={visit.valid_from && visit.valid_until ? periodText(visit.valid_from, visit.valid_until) : text.always}
      place={visit.condominium}
      address={visit.address}
      stamp={stamp}
    />
  )
}

/** What this device had shown, without code and number. */
function OverPass({ of: visit }: { of: Visit }) {
  const { page: text } = useText(authorizationMessages)
  const stamp = isExpired(visit.valid_until, Date.now()) ? text.expired_stamp : text.canceled_stamp
  return (
    <Stack>
      <VisitorPass of={visit} stamp={stamp} />
      <Note tone="bad">{text.over_text}</Note>
      <Button
        component="a"
        href={whatsAppOf(text.ask_text(visit.host, visit.condominium))}
        target="_blank"
        rel="noreferrer noopener"
        leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      >
        {text.ask_another}
      </Button>
    </Stack>
  )
}
