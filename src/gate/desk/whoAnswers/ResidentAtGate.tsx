/** A resident at the gate: whether they are inside, and their authorizations, with the guard's acts. */
import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { kindTexts } from '../../../authorizations/kinds.messages.ts'
import { useRead } from '../../../web/calls/queries.ts'
import { Moment, useDates } from '../../../web/cards/dates.tsx'
import { useText } from '../../../web/language/language.tsx'
import { type Column, Listing, type ListingProps } from '../../../web/listing/Listing.tsx'
import { Acts } from '../../../web/pieces/Acts.tsx'
import { StateBadge } from '../../../web/pieces/signs/StateBadge.tsx'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { arrivalName } from '../../arrivals/arrivals.ts'
import { useRecording } from '../../dialogs/useRecording.tsx'
import { residentTexts } from '../../screen/residents.messages.ts'
import { type Visit, visits } from '../../visits/visits.contract.ts'
import { residentVisitTexts, visitMessages } from '../../visits/visits.messages.ts'
import { residentActs } from '../../visits/visits.rules.ts'
import { entryAct, exitAct } from '../deskActs.ts'
import { useDeskPosts } from '../useDeskPosts.web.ts'
import { VisitorName } from '../VisitorName.tsx'
import { VisitState } from '../VisitState.tsx'

interface ResidentPresenceProps {
  condominium_id: string
  id: string
  name: string
  /** An account that waits for approval is not a resident yet. */
  approved: boolean
}

/** Hidden where the condominium does not log residents' entries. */
export function ResidentPresence({ condominium_id, id, name, approved }: ResidentPresenceProps) {
  const text = useText(residentVisitTexts)
  const { acts: words } = useText(visitMessages)
  const post = useDeskPosts()(condominium_id)
  const recording = useRecording()
  const { data } = useRead(visits.residentPresence, { condominium_id, id })
  const logged = approved && data?.logged === true
  if (!data || !(logged || data.inside)) return null
  const { inside, since, time_zone, lives } = data
  // A person who is inside and has moved out since is known by their account.
  const subject = lives[0]?.id ?? id
  const acts = {
    enter: {
      label: text.enter,
      icon: IconDoorEnter,
      onAct: () =>
        recording.run(post, entryAct(subject), {
          ...{ name, title: words.entered_title, done: words.entered(name), failed: words.enter_failed },
        }),
    },
    leave: {
      label: text.leave,
      icon: IconDoorExit,
      onAct: () =>
        recording.run(post, exitAct(subject), {
          ...{ name, title: words.left_title, done: words.left(name), failed: words.leave_failed },
        }),
    },
  }
  const { pending } = recording
  return (
    <>
      <span className="garita-hidden">{text.presence}</span>
      {inside === null ? (
        text.not_recorded
      ) : (
        <StateBadge tone={inside ? 'good' : 'idle'}>{inside ? text.inside : text.outside}</StateBadge>
      )}
      {since ? <Moment at={since} zone={time_zone} /> : null}
      <Acts of={name} acts={residentActs({ logged, inside }).map((act) => ({ ...acts[act], pending }))} />
    </>
  )
}

/** Shows the home of a resident and until when they live there, or that their access is on hold. */
export function ResidentLives({ condominium_id, id, approved }: Omit<ResidentPresenceProps, 'name'>) {
  const text = useText(residentTexts)
  const { data } = useRead(visits.residentPresence, { condominium_id, id })
  const dates = useDates().at(data?.time_zone ?? null)
  if (!approved) return null
  return data?.lives.map(({ unit_number: unit, kind, until, stands }) => {
    const { in_home, until: untilText } = kind === 'guest' ? text.guest : text.lives
    return (
      <StateBadge key={unit} tone={stands ? 'good' : 'bad'}>
        {stands ? (until ? untilText(unit, dates.end(until)) : in_home(unit)) : text.paused.title(unit)}
      </StateBadge>
    )
  })
}

/** The guard sees the authorizations of a resident with the usual acts. */
export function ResidentVisits(
  listing: Omit<ListingProps<Visit>, 'label' | 'columns' | 'rowKey' | 'rowName' | 'empty'>,
) {
  const { list } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const text = useText(residentVisitTexts)
  const kinds = useText(kindTexts)
  const dates = useDates()
  const columns: Column<Visit>[] = [
    {
      key: 'visitor',
      header: list.visitor,
      primary: true,
      cell: (visit) => (
        <>
          <VisitorName visit={visit} week />
          <div className="garita-second">{kinds[visit.auth_type].one}</div>
        </>
      ),
      summary: (visit) => <VisitorName visit={visit} />,
    },
    {
      key: 'document',
      header: list.document,
      cell: (visit) => <span className="garita-code">{visit.document}</span>,
    },
    {
      key: 'status',
      header: list.status,
      cell: (visit) => <VisitState visit={visit} />,
      summary: (visit) => (
        <>
          <span className="garita-second">{kinds[visit.auth_type].one}</span> <VisitState visit={visit} brief />
        </>
      ),
    },
    {
      key: 'until',
      header: text.validity,
      cell: (visit) =>
        visit.valid_until ? text.until(dates.at(visit.condominium.time_zone).end(visit.valid_until)) : text.always,
    },
  ]
  return (
    <Listing
      {...listing}
      label={text.authorizations}
      columns={columns}
      rowKey={(visit) => visit.id}
      rowOpens
      avatars="desk"
      nameless={({ hidden }) => hidden === true}
      rowName={(visit) => arrivalName(visit, names)}
      empty={{ title: text.no_authorizations, compact: true }}
    />
  )
}
