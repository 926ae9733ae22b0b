/** Saves an incident as a PDF with a folio. */
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile } from '../../web/calls/fileDownload.ts'
import { keepFile } from '../../web/calls/keepFile.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import type { WholeIncident } from '../incidents.contract.ts'
import { incidentSheetButtonTexts } from './incidentSheet.messages.ts'
import { incidentSheets } from './incidentSheets.contract.ts'

export function IncidentSheetButton({ incident }: { incident: Pick<WholeIncident, 'id' | 'condominium'> }) {
  const text = useText(incidentSheetButtonTexts)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const [pending, setPending] = useState(false)

  async function save() {
    setPending(true)
    try {
      const following = { signal: new AbortController().signal, onArrival: () => undefined }
      const asked = { condominium_id: incident.condominium.id, id: incident.id, language }
      const arrived = await fetchFile(incidentSheets.make, asked, following)
      keepFile(arrived)
      toastSuccess(`${text.done} ${arrived.name.replace(/^[a-z]+-|\.pdf$/g, '')}`)
      await lookAgainAt('incidents')
    } catch (error) {
      toastRefusal(text.failed, refusalText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={20} aria-hidden />}
      loading={pending}
      onClick={() => void save()}
    >
      {text.button}
    </Button>
  )
}
