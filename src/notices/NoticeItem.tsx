/** What a notice says: what happened, to whom, when and why. */

import { UnstyledButton } from '@mantine/core'
import { amenityTypeNames } from '../amenities/rules/amenityTypes.ts'
import { arrivalTexts } from '../visits/arrivals/arrivals.messages.ts'
import { askTexts } from '../visits/arrivals/asks.messages.ts'
import { keptReasonTexts } from '../visits/choices.messages.ts'
import { saidOr } from '../visits/choices.ts'
import { leftWords } from '../visits/left/left.messages.ts'
import { leftKinds } from '../visits/left/left.ts'
import { toldTexts } from '../visits/log/told.messages.ts'
import { toldLines } from '../visits/log/told.ts'
import { answererName, webhookTexts } from '../visits/webhookAnswers.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import type { Notice } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { subjectName } from './notices.rules.ts'

/** What is younger says how long ago it was. */
const dayMs = 86_400_000

export function NoticeItem({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { bell, kinds, lines, conflicts, seconds, webhooks } = useText(noticeMessages)
  const webhook = useText(webhookTexts)
  const amenityNames = useText(amenityTypeNames)
  const { names } = useText(arrivalTexts)
  const { outcomes } = useText(askTexts)
  const left = useText(leftWords)
  const kept: Record<string, string> = useText(keptReasonTexts)
  const everywhere = useDates()
  const dates = everywhere.at(notice.time_zone)
  const now = useServerNow()
  const recent = now - Date.parse(notice.at) < dayMs
  const remarkTexts = useText(toldTexts)
  const { kind, unit_number, condominium, by_name, reason, starts_at } = notice
  const late = kind === 'gate_conflict'
  const imported = kind === 'passes_imported' || kind === 'passes_received'
  // Skip what the notice's own text already says, and a time that is shown above.
  const arrived = notice.told?.arrived_at ?? null
  const isShown = !recent && arrived !== null && dates.moment(arrived) === dates.moment(notice.at)
  const about = notice.told && {
    ...notice.told,
    arrived_at: isShown && notice.told.sent_by !== null ? null : arrived,
    ...(late ? { conflict: null } : {}),
  }
  // Residents know where they live.
  const place =
    useCurrentUser().user_role === 'resident' ? [] : [unit_number ? lines.unit(unit_number) : null, condominium]
  return (
    <UnstyledButton className="garita-notice" onClick={onFollow}>
      <span className="garita-notice-head">
        <strong>
          {kinds[kind]}
          {notice.read ? null : <span className="garita-hidden">{`, ${bell.unread}`}</span>}
        </strong>
        <time dateTime={notice.at} title={dates.moment(notice.at)}>
          {recent ? everywhere.ago(notice.at, now) : dates.bareTime(notice.at)}
        </time>
      </span>
      <span className="garita-notice-facts">
        <span className="garita-notice-who">{who()}</span>
        {[
          starts_at ? aboutTime(starts_at) : null,
          ...place,
          by_name ? byText(kind, by_name) : null,
          why(),
          ...toldLines(about, remarkTexts, dates.moment),
        ]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)
          .join('')}
      </span>
    </UnstyledButton>
  )

  /** Of an import or a move its passes are counted, and none is named. */
  function who(): string {
    if (kind === 'webhook_on') return Object.entries(webhooks).find(([about]) => about === reason)?.[1] ?? ''
    return imported ? lines.passes(notice.name) : subjectName(notice, amenityNames, names)
  }

  function aboutTime(when: string): string {
    if (kind === 'hold_asked' || kind === 'second_asked') return lines.agree_before(dates.moment(when))
    const happened = late || kind === 'stays_too_long' || kind === 'entry_contested' || kind === 'written_by_hand'
    return (happened ? lines.happened : kind === 'retention_shortened' ? lines.counts_from : lines.booked_for)(
      dates.moment(when),
    )
  }

  function why(): string | null {
    // Show where, not why.
    if (imported) return null
    if (kind === 'webhook_on') return null
    // In the words of who asks.
    if (kind === 'permission_asked') return reason && lines.said(reason)
    if (kind === 'second_asked' || kind === 'second_answered')
      return Object.entries(seconds).find(([what]) => what === reason)?.[1] ?? null
    if (kind === 'entered_at_reader' || kind === 'went_out') return reason && lines.at_gate(reason)
    if (kind === 'left_at_gate') return leftKinds.flatMap((item) => (item === reason ? [left[item]] : []))[0] ?? null
    if (kind === 'answered_by_rule' || kind === 'visitor_denied')
      return Object.entries(outcomes).find(([outcome]) => outcome === reason)?.[1] ?? null
    if (late) return Object.entries(conflicts).find(([code]) => code === reason)?.[1] ?? null
    if (kind === 'visitor_entered' && reason === 'back_soon') return conflicts.back_soon
    return reason ? lines.reason(saidOr(reason, kept)) : null
  }

  function byText(about: Notice['kind'], who: string): string | null {
    if (about === 'visitor_approval_request' || about === 'new_visitor' || about === 'passes_imported')
      return lines.registered_by(who)
    if (about === 'passes_received') return lines.left_by(who)
    if (about === 'visitor_approved' || about === 'visitor_denied' || about.startsWith('reservation_'))
      return lines.answered_by(answererName(who, webhook))
    if (about === 'home_objection' || about === 'home_claim' || about === 'retention_shortened')
      return lines.told_by(who)
    if (about === 'webhook_on') return lines.turned_on_by(who)
    if (about === 'rule_written') return lines.written_by(who)
    if (about === 'line_ended') return lines.ended_by(who)
    if (about === 'owner_watches') return lines.agreed_by(who)
    if (about === 'code_made') return lines.made_by(who)
    if (about === 'second_answered') return lines.answered_by(who)
    if (['hold_asked', 'owner_asks', 'permission_asked', 'second_asked'].includes(about)) return lines.asked_by(who)
    if (about === 'spare_tablet') return who
    if (about === 'numbers_paused') return lines.at_gate(who)
    if (about === 'entered_at_reader') return who
    if (about === 'gate_conflict' || about === 'went_out' || about === 'written_by_hand') return lines.recorded_by(who)
    return about === 'let_in' ? lines.let_in_by(saidOr(who, kept)) : null
  }
}
