/** The bell on every screen: how much is unread, and behind it the newest notices. */
import { ActionIcon, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import './NoticeBell.css'
import { NoticeList } from './NoticeList.tsx'
import { notices } from './notices.contract.ts'
import { countOf, noticeMessages } from './notices.messages.ts'
import { useArrivals, useOpenedFromPush, useRenewedDevice } from './useArrivals.web.ts'
import { useMarking } from './useMarking.web.ts'

export function NoticeBell() {
  const { bell: text } = useText(noticeMessages)
  const [opened, open] = useState(false)
  const listed = useRead(notices.list, {})
  const unread = listed.data?.unread ?? 0
  const marking = useMarking()
  const said = useArrivals(listed.data)
  useOpenedFromPush()
  useRenewedDevice()

  return (
    <>
      <span className="garita-hidden" role="status">
        {said}
      </span>
      <Popover
        opened={opened}
        onChange={open}
        position="bottom-end"
        width="min(26rem, calc(100vw - 1rem))"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            className="garita-bell"
            variant="subtle"
            size={44}
            aria-label={text.open(unread)}
            onClick={() => open(!opened)}
          >
            <IconBell size={24} stroke={1.75} aria-hidden />
            {unread > 0 ? (
              <span className="garita-bell-count" aria-hidden>
                {countOf(unread)}
              </span>
            ) : null}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={text.title}>
          <NoticeList listed={listed} marking={marking} onClose={() => open(false)} />
        </Popover.Dropdown>
      </Popover>
    </>
  )
}
