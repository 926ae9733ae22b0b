/** The public page of a privacy notice, without names; the poster's code leads to it. */
import { z } from 'zod'
import { useRead } from '../../web/calls/queries.ts'
import card from '../../web/cards/Card.module.css'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useHash } from '../../web/frame/hash.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { NoticeFacts } from './NoticeFacts.tsx'
import { type NoticePage, privacyNotice } from './privacyNotice.contract.ts'
import { noticePageTexts } from './privacyNotice.messages.ts'

const condominiumId = z.uuid()

export function NoticeScreen() {
  const text = useText(noticePageTexts)
  const named = condominiumId.safeParse(useHash()).data
  const read = useRead(privacyNotice.page, { condominium_id: named ?? '' }, { enabled: named !== undefined })
  if (!named || read.error?.code === 'privacy_notice_none') {
    return (
      <PublicFrame title={text.none} bare>
        <Note tone="info">{text.none_text}</Note>
      </PublicFrame>
    )
  }
  if (read.data) return <Shown notice={read.data} />
  if (!read.isError) return <Loading whole />
  return (
    <PublicFrame title={text.title}>
      <Failed text={text.failed} onRetry={() => void read.refetch()} pending={read.isFetching} />
    </PublicFrame>
  )
}

function Shown({ notice }: { notice: NoticePage }) {
  const text = useText(noticePageTexts)
  const { language } = useLanguage()
  const other = language === 'es' ? 'en' : 'es'
  const own = notice[language]
  return (
    <PublicFrame title={text.title} subtitle={notice.condominium}>
      <Stack>
        <Card title={text.facts}>
          <NoticeFacts of={notice} />
        </Card>
        <div
          className={card.card}
          lang={own ? language : other}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {own ?? notice[other]}
        </div>
      </Stack>
    </PublicFrame>
  )
}
