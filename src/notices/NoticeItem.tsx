/** One notice: what happened, to whom, by whose word and when. */
import { UnstyledButton } from '@mantine/core'
import { amenityTypeNames } from '../amenities/rules/amenityTypes.ts'
import { toldTexts } from '../visits/told.messages.ts'
import { toldLines } from '../visits/told.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useDates } from '../web/cards/dates.ts'
import { useText } from '../web/language/language.tsx'
import type { Notice } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { subjectName } from './notices.rules.ts'

export function NoticeItem({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { bell, kinds, lines, conflicts } = useText(noticeMessages)
  const amenityNames = useText(amenityTypeNames)
  const dates = useDates()
  const told = useText(toldTexts)
  const { kind, unit_number, condominium, by_name, reason, starts_at } = notice
  const late = kind === 'gate_conflict'
  // What is said of it in its own words is not said twice, nor a moment that stands above already.
  const arrived = notice.told?.arrived_at ?? null
  const stands = arrived !== null && dates.moment(arrived) === dates.moment(notice.at)
  const about = notice.told && {
    ...notice.told,
    arrived_at: stands && notice.told.sent_by !== null ? null : arrived,
    ...(late ? { conflict: null } : {}),
  }
  // Whoever lives there knows where it is.
  const place =
    useCurrentUser().user_role === 'resident' ? [] : [unit_number ? lines.unit(unit_number) : null, condominium]
  return (
    <UnstyledButton className="garita-notice" onClick={onFollow}>
      <strong>
        {kinds[kind]}
        {notice.read ? null : <span className="garita-hidden">{`, ${bell.unread}`}</span>}
      </strong>
      <span className="garita-notice-who">{subjectName(notice, amenityNames)}</span>
      <span className="garita-notice-facts">
        {[
          dates.moment(notice.at),
          starts_at ? aboutTime(starts_at) : null,
          ...place,
          by_name ? said(kind, by_name) : null,
          why(),
          ...toldLines(about, told, dates.moment),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </UnstyledButton>
  )

  function aboutTime(when: string): string {
    if (kind === 'passes_replaced') return lines.replaced_by(dates.day(when))
    return (late ? lines.happened : kind === 'retention_shortened' ? lines.counts_from : lines.booked_for)(
      dates.moment(when),
    )
  }

  function why(): string | null {
    // Where, not why.
    if (kind === 'entered_at_reader') return reason && lines.at_gate(reason)
    if (late) return Object.entries(conflicts).find(([code]) => code === reason)?.[1] ?? null
    return reason ? lines.reason(reason) : null
  }

  function said(about: Notice['kind'], who: string): string | null {
    if (about === 'visitor_approval_request' || about === 'new_visitor') return lines.registered_by(who)
    if (about === 'visitor_approved' || about === 'visitor_denied' || about.startsWith('reservation_'))
      return lines.answered_by(who)
    if (about === 'home_objection' || about === 'retention_shortened') return lines.told_by(who)
    if (about === 'numbers_paused') return lines.at_gate(who)
    if (about === 'entered_at_reader') return who
    if (about === 'gate_conflict') return lines.recorded_by(who)
    return about === 'let_in' ? lines.let_in_by(who) : null
  }
}
