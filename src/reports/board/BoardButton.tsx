/** The board's page covers one of the last twelve months. */
import { Button, Menu } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { wallClock } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { fetchFile } from '../../web/calls/fileDownload.ts'
import { keepFile } from '../../web/calls/keepFile.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { readersZone } from '../../web/cards/dates.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { reports } from '../reports.contract.ts'
import { boardMessages } from './board.messages.ts'
import { monthName, monthsBefore } from './months.ts'

const mostMonths = 12

interface BoardButtonProps {
  condominium: { id: string; name: string } | undefined
}

export function BoardButton({ condominium }: BoardButtonProps) {
  const text = useText(boardMessages)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const months = monthsBefore(wallClock(useServerNow(), readersZone()).day, mostMonths)
  const [pending, setPending] = useState(false)

  async function download(condominiumId: string, month: string) {
    setPending(true)
    try {
      const asked = { condominium_id: condominiumId, month, language }
      const following = { signal: new AbortController().signal, onArrival: () => undefined }
      keepFile(await fetchFile(reports.board, asked, following))
      toastSuccess(text.done)
    } catch (error) {
      toastRefusal(text.failed, refusalText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Menu position="bottom-end" withinPortal={false} width={260}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconFileTypePdf size={20} aria-hidden />} loading={pending}>
          {text.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {condominium ? (
          <>
            <Menu.Label>{condominium.name}</Menu.Label>
            {months.map((month) => (
              <Menu.Item key={month} onClick={() => void download(condominium.id, month)}>
                {monthName(`${month}-01`, language)}
              </Menu.Item>
            ))}
          </>
        ) : (
          // An item, because a menu without one has no focus and Escape does not close it.
          <Menu.Item>{text.choose_first}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
