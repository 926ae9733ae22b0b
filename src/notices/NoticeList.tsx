/** The newest notices; each opens its subject, can be marked as read, and can be dismissed. */
import { ActionIcon, Button, Switch, UnstyledButton } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { amenityTypeNames } from '../amenities/rules/amenityTypes.ts'
import type { Output } from '../shared/contract.ts'
import { toldTexts } from '../visits/told.messages.ts'
import { toldLines } from '../visits/told.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { failureOf, useWrite } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { useText } from '../web/language/language.tsx'
import { chime, keepSound, soundIsOn } from './chime.web.ts'
import { type Notice, notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { noticeKey, noticePath, subjectName } from './notices.rules.ts'

export interface NoticeListProps {
  listed: Pick<UseQueryResult<Output<typeof notices.list>>, 'data' | 'isPending' | 'error' | 'isFetching' | 'refetch'>
  onClose: () => void
}

export function NoticeList({ listed, onClose }: NoticeListProps) {
  const { bell: text } = useText(noticeMessages)
  const marking = useMarking()
  const clear = useWrite(notices.clear)
  const [sound, setSound] = useState(soundIsOn)
  const failed = failureOf(listed)
  const items = listed.data?.items ?? []
  const newest = items[0]

  return (
    <div className="garita-notices">
      <div className="garita-notices-head">
        <h2>{text.title}</h2>
        {newest ? (
          <Button variant="subtle" px="xs" loading={clear.isPending} onClick={() => clear.mutate({ until: newest.at })}>
            {text.clear}
          </Button>
        ) : null}
      </div>
      {listed.isPending ? <Loading /> : null}
      {failed ? <Failed {...failed} /> : null}
      {listed.data && items.length === 0 ? <p className="garita-notices-empty">{text.empty}</p> : null}
      <ul>
        {items.map((notice) => (
          <li key={noticeKey(notice)} data-unread={!notice.read || undefined}>
            <NoticeItem
              notice={notice}
              onFollow={() => {
                onClose()
                marking.follow(notice)
              }}
            />
            <div className="garita-notice-acts">
              {notice.read ? null : (
                <ActionIcon
                  variant="subtle"
                  size={44}
                  aria-label={text.read}
                  title={text.read}
                  onClick={() => marking.mark(notice, 'read')}
                >
                  <IconCheck size={20} aria-hidden />
                </ActionIcon>
              )}
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={text.dismiss}
                title={text.dismiss}
                onClick={() => marking.mark(notice, 'dismissed')}
              >
                <IconX size={20} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      <div className="garita-notices-foot">
        <Switch
          label={text.sound}
          checked={sound}
          onChange={({ currentTarget: { checked } }) => {
            setSound(checked)
            keepSound(checked)
            if (checked) chime()
          }}
        />
      </div>
    </div>
  )
}

function NoticeItem({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { bell, kinds, lines, conflicts } = useText(noticeMessages)
  const amenityNames = useText(amenityTypeNames)
  const dates = useDates()
  const remarkTexts = useText(toldTexts)
  const { kind, unit_number, condominium, by_name, reason, starts_at } = notice
  const late = kind === 'gate_conflict'
  // Skip what the notice's own text already says, and a time that is shown above.
  const arrived = notice.told?.arrived_at ?? null
  const isShown = arrived !== null && dates.moment(arrived) === dates.moment(notice.at)
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
          by_name ? byText(kind, by_name) : null,
          why(),
          ...toldLines(about, remarkTexts, dates.moment),
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
    // Show where, not why.
    if (kind === 'entered_at_reader') return reason && lines.at_gate(reason)
    if (late) return Object.entries(conflicts).find(([code]) => code === reason)?.[1] ?? null
    return reason ? lines.reason(reason) : null
  }

  function byText(about: Notice['kind'], who: string): string | null {
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

interface Marking {
  mark(notice: Notice, as: 'read' | 'dismissed'): void
  follow(notice: Notice): void
}

/** Marks a notice as read, dismisses it, or follows it to its subject. */
function useMarking(): Marking {
  const { user_role } = useCurrentUser()
  const router = useRouter()
  const { mutate } = useWrite(notices.mark)
  const mark = useCallback<Marking['mark']>(
    ({ kind, fact_id }, as) => mutate({ notices: [{ kind, fact_id }], as }),
    [mutate],
  )
  const follow = useCallback<Marking['follow']>(
    (notice) => {
      if (!notice.read) mark(notice, 'read')
      router.history.push(noticePath(notice, user_role))
    },
    [mark, router, user_role],
  )
  return { mark, follow }
}
