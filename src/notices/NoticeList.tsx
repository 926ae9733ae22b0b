/** The newest notices, a line each: it opens its subject, and behind "Más" it can be marked as read or hidden. */
import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { homeRules } from '../gate/arrivals/homeRules/homeRules.contract.ts'
import { expectTexts } from '../gate/arrivals/homeRules/homeRules.messages.ts'
import type { Output } from '../shared/contract.ts'
import { useAct } from '../web/calls/act.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { failureOf, useWrite } from '../web/calls/queries.ts'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { useText } from '../web/language/language.tsx'
import { useDays } from '../web/listing/dayRows.tsx'
import { openAddress } from '../web/router/history.ts'
import { chime, keepSound, soundIsOn } from './chime.web.ts'
import { NoticeItem } from './NoticeItem.tsx'
import styles from './NoticeList.module.css'
import { askingKinds, type Notice, notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { noticeKey, noticePath } from './notices.rules.ts'

export interface NoticeListProps {
  listed: Pick<UseQueryResult<Output<typeof notices.list>>, 'data' | 'isPending' | 'error' | 'isFetching' | 'refetch'>
  onClose: () => void
}

export function NoticeList({ listed, onClose }: NoticeListProps) {
  const { bell: text } = useText(noticeMessages)
  const marking = useMarking()
  const clearing = useClearing()
  const [sound, setSound] = useState(soundIsOn)
  const failed = failureOf(listed)
  const items = listed.data?.items ?? []
  const days = useDays(items, ({ at, time_zone }) => ({ at, zone: time_zone }))
  const newest = items[0]
  const clearable = items.some((notice) => !askingKinds.includes(notice.kind))

  const follow = (notice: Notice) => {
    onClose()
    marking.follow(notice)
  }

  return (
    <div className={styles.panel} data-ruled data-notices>
      <Group {...edge}>
        <Title order={2} fz="min(var(--mantine-font-size-xl), 7vw)" tabIndex={-1} data-autofocus>
          {text.title}
        </Title>
        {clearing.undo ? (
          <Button variant="subtle" px="xs" loading={clearing.pending} onClick={clearing.undo}>
            {text.undo}
          </Button>
        ) : newest && clearable ? (
          <Button variant="subtle" px="xs" loading={clearing.pending} onClick={() => clearing.clear(newest.at)}>
            {text.clear}
          </Button>
        ) : null}
      </Group>
      {listed.isPending ? <Loading /> : null}
      {failed ? <Failed {...failed} /> : null}
      {listed.data && items.length === 0 ? (
        <Text px="md" py="xl" ta="center">
          {text.empty}
        </Text>
      ) : null}
      <div className={styles.days}>
        {days.map(({ heading, rows }) => (
          <section key={heading} aria-label={heading}>
            <Title order={3} pt="xs" pb="0.25rem" px="min(1rem, 4.4vw)" bg="var(--garita-ground)" c="dimmed" fz="xs">
              {heading}
            </Title>
            <Stack component="ul" gap={0} data-ruled>
              {rows.map((notice) => (
                <Group
                  key={noticeKey(notice)}
                  component="li"
                  justify="flex-end"
                  gap={0}
                  pe="min(0.25rem, 1vw)"
                  data-unread={!notice.read || undefined}
                  data-asks={notice.kind === 'visitor_approval_request' || undefined}
                >
                  <NoticeItem notice={notice} onFollow={() => follow(notice)} />
                  <NoticeActs notice={notice} onFollow={() => follow(notice)} mark={marking.mark} />
                </Group>
              ))}
            </Stack>
          </section>
        ))}
      </div>
      <Group {...edge} c="dimmed">
        <Switch
          label={text.sound}
          checked={sound}
          onChange={({ currentTarget: { checked } }) => {
            setSound(checked)
            keepSound(checked)
            if (checked) chime()
          }}
        />
      </Group>
    </div>
  )
}

/** The lines above and below the notices. */
const edge = {
  ...{ justify: 'space-between', gap: 'min(0.5rem, 2.2vw)', mih: '3.25rem' },
  ...{ py: '0.25rem', ps: 'min(1.25rem, 5.5vw)', pe: 'min(0.5rem, 2.2vw)' },
}

interface NoticeActsProps {
  notice: Notice
  onFollow: () => void
  mark: Marking['mark']
}

/** Words instead of icons: a tick and a cross beside a request would mean yes and no. */
function NoticeActs({ notice, onFollow, mark }: NoticeActsProps) {
  const { bell: text, kinds } = useText(noticeMessages)
  const contestable = notice.kind === 'entered_by_rule'
  // Reporting a wrong entry stays one touch.
  const [open, setOpen] = useState(contestable && !notice.read)
  const small = { variant: 'subtle', px: 'xs', size: 'sm', h: 'var(--garita-touch)' } as const
  return (
    <>
      {askingKinds.includes(notice.kind) ? (
        <Button px="xs" onClick={onFollow}>
          {text.answer}
        </Button>
      ) : null}
      <Button
        {...small}
        aria-label={`${text.more}: ${kinds[notice.kind]}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text.more}
      </Button>
      {open ? (
        <Group justify="flex-end" gap={0} flex="1 0 100%" pb="0.25rem">
          {contestable ? <WrongEntry id={notice.fact_id} onTold={() => mark(notice, 'read')} /> : null}
          {notice.read ? null : (
            <Button {...small} onClick={() => mark(notice, 'read')}>
              {text.read}
            </Button>
          )}
          <Button {...small} onClick={() => mark(notice, 'dismissed')}>
            {text.dismiss}
          </Button>
        </Group>
      ) : null}
    </>
  )
}

/** The last clearing can be undone while the list is open. */
function useClearing() {
  const { bell: text } = useText(noticeMessages)
  const clear = useWrite(notices.clear)
  const unclear = useAct(notices.unclear)
  const [cleared, setCleared] = useState<Output<typeof notices.clear> | null>(null)
  const words = { done: text.restored, failed: text.unclear_failed }
  return {
    pending: clear.isPending || unclear.pending,
    clear: (until: string) => clear.mutate({ until }, { onSuccess: setCleared }),
    undo: cleared && (() => unclear.run(cleared, words, { done: () => setCleared(null) })),
  }
}

interface Marking {
  mark(notice: Notice, as: 'read' | 'dismissed'): void
  follow(notice: Notice): void
}

function useMarking(): Marking {
  const { user_role } = useCurrentUser()
  const { mutate } = useWrite(notices.mark)
  const mark = useCallback<Marking['mark']>(
    ({ kind, fact_id }, as) => mutate({ notices: [{ kind, fact_id }], as }),
    [mutate],
  )
  const follow = useCallback<Marking['follow']>(
    (notice) => {
      if (!notice.read) mark(notice, 'read')
      openAddress(noticePath(notice, user_role))
    },
    [mark, user_role],
  )
  return { mark, follow }
}

/** "No fue correcto": one touch reports that a rule of the home should not have let the visitor in. */
function WrongEntry({ id, onTold }: { id: string; onTold: () => void }) {
  const text = useText(expectTexts)
  const contest = useAct(homeRules.contest)
  const words = { done: text.wrong_done, failed: text.wrong_failed }
  return (
    <Button variant="default" loading={contest.pending} onClick={() => contest.run({ id }, words, { done: onTold })}>
      {text.wrong}
    </Button>
  )
}
