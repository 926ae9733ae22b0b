/** Its code loads with the first press on the bell. */
import { Popover } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { Output } from '../shared/contract.ts'
import type { Refused } from '../web/calls/api.ts'
import { useText } from '../web/language/language.tsx'
import { ExistingTarget } from '../web/pieces/ExistingTarget.tsx'
import { NoticeList } from './NoticeList.tsx'
import type { notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'

interface NoticePopoverProps {
  button: RefObject<HTMLButtonElement | null>
  opened: boolean
  onChange: (opened: boolean) => void
  listed: UseQueryResult<Output<typeof notices.list>, Refused>
}

export function NoticePopover({ button, opened, onChange, listed }: NoticePopoverProps) {
  const { bell: text } = useText(noticeMessages)
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width="min(26rem, calc(100vw - 1rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ExistingTarget button={button} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={text.title}>
        <NoticeList listed={listed} onClose={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
