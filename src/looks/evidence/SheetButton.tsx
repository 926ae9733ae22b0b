/** Saves the answer as evidence: with the reason that is open, or after one was given. */
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { fetchFile } from '../../web/calls/fileDownload.ts'
import { keepFile } from '../../web/calls/keepFile.ts'
import { lookAgainAt, useRead } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { looks } from '../looks.contract.ts'
import { asSent, covers, type Looked } from '../looks.rules.ts'
import { ReasonDialog } from '../reasons/ReasonDialog.tsx'
import { evidenceSheets } from './evidenceSheets.contract.ts'
import { sheetButtonTexts } from './evidenceSheets.messages.ts'

interface SheetButtonProps {
  asked: Looked
  gate_id: string | undefined
  incident_id: string | undefined
  zone: string
}

export function SheetButton({ asked, gate_id, incident_id, zone }: SheetButtonProps) {
  const text = useText(sheetButtonTexts)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const now = useServerNow()
  const open = useRead(looks.open, {}).data ?? []
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const given = open.find((one) => covers(one, asked, now) && Date.parse(one.open_until) > now)

  async function save(lookId: string) {
    setPending(true)
    try {
      const following = { signal: new AbortController().signal, onArrival: () => undefined }
      const question = { ...asSent(asked), gate_id }
      const arrived = await fetchFile(
        evidenceSheets.make,
        { look_id: lookId, language, question, incident_id },
        following,
      )
      keepFile(arrived)
      toastSuccess(`${text.done} ${arrived.name.replace(/^[a-z]+-|\.pdf$/g, '')}`)
      await lookAgainAt('looks')
    } catch (error) {
      toastRefusal(text.failed, refusalText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        loading={pending}
        onClick={() => (given ? void save(given.id) : setAsking(true))}
      >
        {text.button}
      </Button>
      {asking ? (
        <ReasonDialog asked={asked} zone={zone} onGiven={(look) => void save(look)} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}

/** How to check later what was saved. */
export function SheetNote() {
  const text = useText(sheetButtonTexts)
  return (
    <p className="garita-second">
      {text.note} <TextLink to="/folio">{`${location.host}/folio`}</TextLink>
    </p>
  )
}
