import { Text, UnstyledButton } from '@mantine/core'
import { provenanceTexts } from '../access-log/provenance.messages.ts'
import { provenanceLines } from '../access-log/provenance.ts'
import { groupTexts } from '../authorizations/group.messages.ts'
import { arrivalTexts } from '../gate/arrivals/arrivals.messages.ts'
import { askTexts } from '../gate/arrivals/asks.messages.ts'
import { leftItemWords } from '../gate/arrivals/leftItems/leftItems.messages.ts'
import { leftItemKinds } from '../gate/arrivals/leftItems/leftItems.ts'
import { keptOverrideReasonTexts } from '../gate/arrivals/overrideReasons.messages.ts'
import { saidOr } from '../gate/arrivals/overrideReasons.ts'
import { answererName, webhookTexts } from '../gate/visits/answererName.ts'
import { amenityTypeNames } from '../shared/amenityTypes.ts'
import { sliceNotices } from '../slices.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import styles from './NoticeList.module.css'
import type { Notice, NoticeKind, SliceNoticeKind } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { aboutRequests, subjectName } from './notices.rules.ts'

const isOfSlice = (kind: NoticeKind): kind is SliceNoticeKind => kind in sliceNotices

export function NoticeItem({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { bell, kinds, lines, conflicts, seconds, webhooks, slices } = useText(noticeMessages)
  const webhook = useText(webhookTexts)
  const amenityNames = useText(amenityTypeNames)
  const { names } = useText(arrivalTexts)
  const { outcomes } = useText(askTexts)
  const group = useText(groupTexts)
  const left = useText(leftItemWords)
  const kept: Record<string, string> = useText(keptOverrideReasonTexts)
  const dates = useDates().at(notice.time_zone)
  const remarkTexts = useText(provenanceTexts)
  const { kind, unit_number, condominium, by_name, reason, starts_at, people } = notice
  const ofSlice = isOfSlice(kind) ? slices[kind] : null
  const late = kind === 'gate_conflict'
  const imported = kind === 'passes_imported' || kind === 'passes_received'
  // Omits facts in the notice's own text, and a time that is shown beside it.
  const arrived = notice.provenance?.arrived_at ?? null
  const isShown = arrived !== null && dates.moment(arrived) === dates.moment(notice.at)
  const about = notice.provenance && {
    ...notice.provenance,
    arrived_at: isShown && notice.provenance.sent_by !== null ? null : arrived,
    ...(late ? { conflict: null } : {}),
  }
  // Residents know their own address.
  const place =
    useCurrentUser().user_role === 'resident' ? [] : [unit_number ? lines.unit(unit_number) : null, condominium]
  const person = who()
  const facts = [
    person ? kinds[kind] : null,
    people ? (aboutRequests.includes(kind) ? group.people_fact(people) : group.counted(people)) : null,
    starts_at ? aboutTime(starts_at) : null,
    ...place,
    by_name ? byText(kind, by_name) : null,
    why(),
    ...provenanceLines(about, remarkTexts, dates.moment),
  ]
  return (
    <UnstyledButton className={styles.notice} data-hovers onClick={onFollow}>
      <Text component="time" inherit c="dimmed" dateTime={notice.at}>
        {dates.bareTime(notice.at)}
      </Text>
      <span>
        <Text component="strong" inherit truncate display="block" pos="relative">
          {person || kinds[kind]}
          {notice.read ? null : <span className="garita-hidden">{`, ${bell.unread}`}</span>}
        </Text>
        {/* The rest of the text is on the screen that the notice opens. */}
        <Text span inherit truncate display="block" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </span>
    </UnstyledButton>
  )

  /** Imports and moves show the number of passes, not their names. */
  function who(): string {
    if (kind === 'webhook_on') return Object.entries(webhooks).find(([about]) => about === reason)?.[1] ?? ''
    return imported ? lines.passes(notice.name) : subjectName(notice, amenityNames, names)
  }

  function aboutTime(when: string): string {
    if (ofSlice) return ofSlice.time(dates.moment(when))
    if (kind === 'hold_asked' || kind === 'second_asked') return lines.agree_before(dates.moment(when))
    const happened = late || kind === 'stays_too_long' || kind === 'entry_contested' || kind === 'written_by_hand'
    return (happened ? lines.happened : kind === 'retention_shortened' ? lines.counts_from : lines.booked_for)(
      dates.moment(when),
    )
  }

  function why(): string | null {
    // Shows the place, not the reason.
    if (imported) return null
    if (kind === 'webhook_on') return null
    // Quotes the asker.
    if (kind === 'permission_asked') return reason && lines.said(reason)
    if (kind === 'second_asked' || kind === 'second_answered')
      return Object.entries(seconds).find(([what]) => what === reason)?.[1] ?? null
    if (kind === 'entered_at_reader' || kind === 'went_out') return reason && lines.at_gate(reason)
    if (kind === 'left_at_gate')
      return leftItemKinds.flatMap((item) => (item === reason ? [left[item]] : []))[0] ?? null
    if (kind === 'answered_by_rule' || kind === 'visitor_denied')
      return Object.entries(outcomes).find(([outcome]) => outcome === reason)?.[1] ?? null
    if (late) return Object.entries(conflicts).find(([code]) => code === reason)?.[1] ?? null
    if (kind === 'visitor_entered' && reason === 'back_soon') return conflicts.back_soon
    return reason ? lines.reason(saidOr(reason, kept)) : null
  }

  function byText(about: Notice['kind'], who: string): string | null {
    if (ofSlice) return ofSlice.by(who)
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
