/** One notice: what happened, to whom, by whose word and when. */
import { UnstyledButton } from '@mantine/core'
import { amenityTypeNames } from '../amenities/amenityTypes.ts'
import { useDates } from '../web/dates.ts'
import { useText } from '../web/language.tsx'
import { useReader } from '../web/reader.tsx'
import type { Notice } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { subjectName } from './notices.rules.ts'

export function NoticeItem({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { bell, kinds, lines } = useText(noticeMessages)
  const amenityNames = useText(amenityTypeNames)
  const dates = useDates()
  const { kind, unit_number, condominium, by_name, reason, starts_at } = notice
  // Whoever lives there knows where it is.
  const place = useReader().user_role === 'resident' ? [] : [unit_number ? lines.unit(unit_number) : null, condominium]
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
          starts_at ? lines.booked_for(dates.moment(starts_at)) : null,
          ...place,
          by_name ? said(kind, by_name) : null,
          reason ? lines.reason(reason) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </UnstyledButton>
  )

  function said(about: Notice['kind'], who: string): string | null {
    if (about === 'visitor_approval_request' || about === 'new_visitor') return lines.registered_by(who)
    if (about === 'visitor_approved' || about === 'visitor_denied' || about.startsWith('reservation_'))
      return lines.answered_by(who)
    return about === 'let_in' ? lines.let_in_by(who) : null
  }
}
