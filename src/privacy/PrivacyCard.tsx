import { Button } from '@mantine/core'
import { IconDownload, IconFileText, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '../session/currentSession.web.ts'
import type { Output } from '../shared/contract.ts'
import { wallClock } from '../shared/time.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { fetchFile } from '../web/calls/fileDownload.ts'
import { keepFile } from '../web/calls/keepFile.ts'
import { useRead, useWrite } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../web/calls/toast.tsx'
import { ofReader, readersZone, useDates } from '../web/cards/dates.tsx'
import { Fold } from '../web/cards/Fold.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Row } from '../web/cards/Stack.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { privacy } from './privacy.contract.ts'
import { privacyMessages } from './privacy.messages.ts'
import { firstDueDay } from './visitors/visitorRights.rules.ts'

export function PrivacyCard() {
  const text = useText(privacyMessages)
  const allDates = useDates()
  const dates = allDates.at(ofReader)
  const dueOf = useDueDay()
  const refusalText = useRefusalText()
  const ownRequest = useRead(privacy.ownRequest, {})
  const download = useWrite(privacy.download)
  const takeBack = useAct(privacy.takeBack)
  const [asking, setAsking] = useState(false)
  const [printing, setPrinting] = useState(false)
  const { language } = useLanguage()
  const requestedAt = ownRequest.data?.requested_at

  const save = () =>
    void download.mutateAsync({}).then(
      (records) => {
        saveRecords(records, text.file)
        toastSuccess(text.downloaded)
      },
      (no) => toastRefusal(text.download_failed, refusalText(no)),
    )
  async function print() {
    setPrinting(true)
    try {
      const following = { signal: new AbortController().signal, onArrival: () => undefined }
      keepFile(await fetchFile(privacy.print, { language }, following))
      toastSuccess(text.downloaded)
    } catch (error) {
      toastRefusal(text.download_failed, refusalText(error))
    } finally {
      setPrinting(false)
    }
  }
  return (
    <Fold title={text.title} icon={IconFileText} said={text.said} open={Boolean(requestedAt)}>
      <p className="garita-second">{text.text}</p>
      {requestedAt ? (
        <Note tone="wait">{text.waiting(dates.day(requestedAt), allDates.calendar(dueOf(requestedAt)))}</Note>
      ) : null}
      <Row>
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={20} aria-hidden />}
          loading={printing}
          onClick={() => void print()}
        >
          {text.print}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={download.isPending}
          onClick={save}
        >
          {text.download}
        </Button>
        {requestedAt ? (
          <Button
            variant="default"
            loading={takeBack.pending}
            onClick={() => takeBack.run({}, { done: text.taken_back, failed: text.take_back_failed })}
          >
            {text.take_back}
          </Button>
        ) : (
          <Button variant="subtle" disabled={!ownRequest.data} onClick={() => setAsking(true)}>
            {text.ask}
          </Button>
        )}
      </Row>
      {asking ? <AskRemoval onClose={() => setAsking(false)} /> : null}
    </Fold>
  )
}

/** The day by which the law of one of the person's places wants an answer to a request of that moment. */
function useDueDay() {
  const { places } = useMe()
  return (at: string | number) => firstDueDay(places ?? [], new Date(at).getTime(), readersZone())
}

function AskRemoval({ onClose }: { onClose: () => void }) {
  const text = useText(privacyMessages)
  const act = useAct(privacy.askRemoval)
  const dates = useDates()
  const dueOf = useDueDay()
  const now = useServerNow()
  return (
    <ConfirmDialog
      against
      title={text.ask_title}
      confirm={text.ask}
      pending={act.pending}
      onConfirm={() => act.run({}, { done: text.asked, failed: text.ask_failed }, { ended: onClose })}
      onClose={onClose}
    >
      <p>{text.ask_text}</p>
      <p>{text.ask_by(dates.calendar(dueOf(now)))}</p>
    </ConfirmDialog>
  )
}

function saveRecords(records: Output<typeof privacy.download>, name: string): void {
  const { day } = wallClock(Date.now(), readersZone())
  const file = new Blob([JSON.stringify(records, null, 2)], { type: 'application/json;charset=utf-8' })
  keepFile({ file, name: `${name}-${day}.json` })
}
