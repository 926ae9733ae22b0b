import { ActionIcon, Button, Group } from '@mantine/core'
import { IconCalendarOff, IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { wallClock } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useHomeZone } from '../../web/calls/currentUser.tsx'
import { fetchFile } from '../../web/calls/fileDownload.ts'
import { keepFile } from '../../web/calls/keepFile.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastRefusal } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { Authorization } from '../authorizations.contract.ts'
import { nameOf } from '../authorizations.rules.ts'
import { monthBeside } from './attendance.rules.ts'
import { StaysTable } from './StaysTable.tsx'
import { workers } from './workers.contract.ts'
import { attendanceTexts } from './workers.messages.ts'

interface AttendanceDialogProps {
  authorization: Authorization
  onClose: () => void
}

export function AttendanceDialog({ authorization, onClose }: AttendanceDialogProps) {
  const text = useText(attendanceTexts)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const phone = useIsPhone()
  const zone = useHomeZone() ?? 'UTC'
  const thisMonth = wallClock(useServerNow(), zone).day.slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const [saving, setSaving] = useState(false)
  const { id } = authorization
  const read = useRead(workers.attendance, { id, month })
  const failed = failureOf(read)
  const { data } = read
  const save = () => {
    setSaving(true)
    const coming = fetchFile(
      workers.attendanceFile,
      { id, month, language },
      {
        signal: new AbortController().signal,
        onArrival: () => undefined,
      },
    )
    void coming
      .then(keepFile, (no: unknown) => toastRefusal(text.file_failed, refusalText(no)))
      .finally(() => setSaving(false))
  }
  return (
    <Dialog opened onClose={onClose} title={text.title(nameOf(authorization))} size="34rem" fullScreen={phone}>
      <Stack>
        <MonthPicker month={month} last={thisMonth} onMonth={setMonth} />
        {failed ? (
          <Failed title={text.failed} {...failed} />
        ) : !data ? (
          <Loading />
        ) : data.stays.length === 0 ? (
          <Empty icon={IconCalendarOff} title={text.none} text={text.none_text} />
        ) : (
          <>
            <StaysTable stays={data.stays} zone={data.time_zone} />
            <Button
              variant="default"
              leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
              loading={saving}
              onClick={save}
            >
              {text.file}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

interface MonthPickerProps {
  month: string
  last: string
  onMonth: (month: string) => void
}

function MonthPicker({ month, last, onMonth }: MonthPickerProps) {
  const text = useText(attendanceTexts)
  const { monthLong } = useDates()
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <ActionIcon variant="default" size="xl" aria-label={text.before} onClick={() => onMonth(monthBeside(month, -1))}>
        <IconChevronLeft size={22} aria-hidden />
      </ActionIcon>
      <strong aria-live="polite" data-capital>
        {monthLong(`${month}-01`)}
      </strong>
      <ActionIcon
        variant="default"
        size="xl"
        aria-label={text.after}
        disabled={month >= last}
        onClick={() => onMonth(monthBeside(month, 1))}
      >
        <IconChevronRight size={22} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
