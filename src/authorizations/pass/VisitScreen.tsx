/** The visitor's public page: pass, place and dates. It shows only the host's first name. */

import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Output } from '../../shared/contract.ts'
import { wordingOf } from '../../shared/countryWords.ts'
import { serverNow, useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { toastRefusal } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useHash } from '../../web/frame/hash.ts'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText, Worded } from '../../web/language/language.tsx'
import { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import type { Stamp } from '../authorizations.rules.ts'
import { useValidityText } from '../valueText.tsx'
import { firstVisitOf } from './firstVisit.ts'
import { forgetVisit, keepVisit, keptVisit, ownPasses } from './keptPasses.web.ts'
import { OwnPasses } from './OwnPasses.tsx'
import { PassCard, type PassFace, usePassPicture } from './PassCard.tsx'
import { changesOf, endOf, type PassEnd, toleranceMs } from './passEnd.ts'
import { downloadPass } from './passImage.web.ts'
import { isExpired, visitLink, whatsAppOf } from './passText.ts'
import './VisitScreen.css'

export function VisitScreen() {
  const link = useHash()
  const own = ownPasses()
  return link === null && own.length > 0 ? <OwnPasses passes={own} /> : <VisitPage key={link} link={link ?? ''} />
}

function VisitPage({ link }: { link: string }) {
  const { page: text } = useText(authorizationMessages)
  const wellFormed = visitLink.test(link)
  const opened = useRead(authorizations.visit, { link }, { enabled: wellFormed })
  const refused = !wellFormed || opened.error?.code === 'visit_over'
  const [first] = useState(() => firstVisitOf(link))
  const [last, setLast] = useState(() => first ?? keptVisit(link))
  const end = usePassEnd(last?.ends_at ?? null)
  const over = refused || end === 'over'
  useEffect(() => {
    if (over) forgetVisit(link)
    else if (opened.data) keepVisit(link, opened.data)
    if (opened.data) setLast(opened.data)
  }, [opened.data, over, link])

  if (over) {
    return (
      <PublicFrame title={text.over_title} bare={!last} beside={last ? undefined : text.over_aside}>
        {last ? (
          <Worded wording={wordingAt(last)}>
            <OverPass of={last} />
          </Worded>
        ) : (
          <p>{text.over_text}</p>
        )}
        {wellFormed ? <DataLink link={link} /> : null}
      </PublicFrame>
    )
  }
  // Visitors are often offline at the gate, and the gate checks validity itself.
  const visit = opened.data ?? first ?? (opened.isError || opened.failureCount > 0 ? keptVisit(link) : undefined)
  if (!visit) {
    if (!opened.isError) return <Loading whole />
    return (
      <PublicFrame title={text.title}>
        <Failed text={text.failed_text} onRetry={() => void opened.refetch()} pending={opened.isFetching} />
      </PublicFrame>
    )
  }
  return (
    <Worded wording={wordingAt(visit)}>
      <Live of={visit} link={link} end={end} />
    </Worded>
  )
}

/** Renders again at the end, and in the second in which the gate stops tolerating it. */
function usePassEnd(endsAt: string | null): PassEnd {
  const [, again] = useState(0)
  useServerNow()
  useEffect(() => {
    const timers = changesOf(endsAt).flatMap((moment) => {
      const left = moment - serverNow()
      return left > 0 && left < dayMs ? [setTimeout(() => again((times) => times + 1), left + 1)] : []
    })
    return () => timers.forEach(clearTimeout)
  }, [endsAt])
  return endOf(endsAt, serverNow())
}

/** What is farther away is met by the clock of the screen. */
const dayMs = 24 * 60 * 60_000

function Live({ of: visit, link, end }: { of: Visit; link: string; end: PassEnd }) {
  const { page: text } = useText(authorizationMessages)
  const dates = useDates().at(visit.time_zone ?? null)
  const late = end === 'late' && visit.ends_at ? visit.ends_at : null
  return (
    <PublicFrame title={visit.host ? text.invites(visit.host) : text.title} subtitle={late ? undefined : text.show}>
      {late ? (
        <Note tone="wait" title={text.late(dates.bareTime(late))}>
          {text.late_text(dates.bareTime(new Date(Date.parse(late) + toleranceMs).toISOString()))}
        </Note>
      ) : null}
      <LivePass of={visit} link={link} />
    </PublicFrame>
  )
}

/** The words of the country where the gate stands. */
const wordingAt = ({ country }: Visit) => (country ? wordingOf(country) : null)

type Visit = Output<typeof authorizations.visit>

function useFace(): (visit: Visit) => PassFace {
  const validityText = useValidityText()
  return (visit) => ({
    name: [visit.name, visit.last_name].filter(Boolean).join(' '),
    when: validityText(visit),
    place: visit.condominium,
    address: visit.address,
  })
}

function LivePass({ of: visit, link }: { of: Visit; link: string }) {
  const { page: text, pass } = useText(authorizationMessages)
  const face = useFace()(visit)
  const pictureOf = usePassPicture()
  const save = () =>
    downloadPass(pictureOf(face, visit), 'garita.png').catch(() => toastRefusal(text.save_image, pass.image_failed))
  return (
    <div className="garita-visit">
      <PassCard of={visit} face={face} />
      <Stack>
        <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} onClick={() => void save()}>
          {text.save_image}
        </Button>
        <DataLink link={link} />
      </Stack>
    </div>
  )
}

/** What is kept of the holder, also once the pass is over. */
function DataLink({ link }: { link: string }) {
  const { page: text } = useText(authorizationMessages)
  return (
    <p className="garita-pass-data">
      <a href={`/my-data#${link}`}>{text.my_data}</a>
    </p>
  )
}

/** What this device had shown, without code and number. */
function OverPass({ of: visit }: { of: Visit }) {
  const { page: text } = useText(authorizationMessages)
  const face = useFace()(visit)
  const expired = visit.ends_at
    ? endOf(visit.ends_at, serverNow()) === 'over'
    : isExpired(visit.valid_until, Date.now())
  const stamp: Stamp = expired ? 'expired' : 'canceled'
  return (
    <div className="garita-visit">
      <PassCard of={visit} face={face} stamp={stamp} />
      <Stack>
        <p>{text.over_text}</p>
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
    </div>
  )
}
