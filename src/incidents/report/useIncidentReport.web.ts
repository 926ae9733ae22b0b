import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile } from '../../web/calls/fileDownload.ts'
import { keepFile } from '../../web/calls/keepFile.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import type { WholeIncident } from '../incidents.contract.ts'
import { incidentReportButtonTexts } from './incidentReport.messages.ts'
import { incidentReports } from './incidentReports.contract.ts'

export function useIncidentReport(incident: Pick<WholeIncident, 'id' | 'condominium'>): Act {
  const text = useText(incidentReportButtonTexts)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const [pending, setPending] = useState(false)

  async function save() {
    setPending(true)
    try {
      const following = { signal: new AbortController().signal, onArrival: () => undefined }
      const asked = { condominium_id: incident.condominium.id, id: incident.id, language }
      const arrived = await fetchFile(incidentReports.make, asked, following)
      keepFile(arrived)
      toastSuccess(`${text.done} ${arrived.name.replace(/^[a-z]+-|\.pdf$/g, '')}`)
      await lookAgainAt('incidents')
    } catch (error) {
      toastRefusal(text.failed, refusalText(error))
    } finally {
      setPending(false)
    }
  }

  return { label: text.button, icon: IconFileTypePdf, pending, onAct: () => void save() }
}
