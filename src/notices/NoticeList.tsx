/** The newest notices: each leads to what it is about, can be marked as read, and can be put away. */
import { ActionIcon, Button, Switch } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '../shared/contract.ts'
import { failureOf } from '../web/calls/failure.ts'
import { useWrite } from '../web/calls/queries.ts'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { useText } from '../web/language/language.tsx'
import { chime, keepSound, soundIsOn } from './chime.web.ts'
import { NoticeItem } from './NoticeItem.tsx'
import { notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { noticeKey } from './notices.rules.ts'
import type { Marking } from './useMarking.web.ts'

export interface NoticeListProps {
  listed: Pick<UseQueryResult<Output<typeof notices.list>>, 'data' | 'isPending' | 'error' | 'isFetching' | 'refetch'>
  marking: Marking
  onClose: () => void
}

export function NoticeList({ listed, marking, onClose }: NoticeListProps) {
  const { bell: text } = useText(noticeMessages)
  const clear = useWrite(notices.clear)
  const [sound, hear] = useState(soundIsOn)
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
            hear(checked)
            keepSound(checked)
            if (checked) chime()
          }}
        />
      </div>
    </div>
  )
}
