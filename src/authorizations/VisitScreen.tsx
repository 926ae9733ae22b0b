/** The visitor's public page: pass, place and dates. It shows only the host's first name. */

import { useRead } from '../web/calls/queries.ts'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useHash } from '../web/frame/hash.ts'
import { PublicFrame } from '../web/frame/PublicFrame.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { authorizations } from './authorizations.contract.ts'
import { authorizationMessages } from './authorizations.messages.ts'
import './pass.css'
import { PassPicture } from './PassPicture.tsx'
import { writtenMoment } from './valueText.tsx'

export function VisitScreen() {
  const { page: text, pass: words } = useText(authorizationMessages)
  const { language } = useLanguage()
  const link = useHash() ?? ''
  const wellFormed = authorizations.visit.input.safeParse({ link }).success
  const opened = useRead(authorizations.visit, { link }, { enabled: wellFormed })
  const visit = opened.data

  if (!wellFormed || opened.error?.code === 'visit_over') {
    return (
      <PublicFrame title={text.over_title}>
        <Note tone="bad">{text.over_text}</Note>
      </PublicFrame>
    )
  }
  // Once loaded, the pass stays on screen: visitors are often offline at the gate, and the gate checks validity itself.
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
              ? `${writtenMoment(visit.valid_from, language)} – ${writtenMoment(visit.valid_until, language)}`
              : text.always}
          </dd>
        </Facts>
      </Stack>
    </PublicFrame>
  )
}
