/** Saves the answer as evidence, under the open reason or a new one. */
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
import { disclosures } from '../disclosures.contract.ts'
import { asSent, covers, type DisclosureScope } from '../disclosures.rules.ts'
import { ReasonDialog } from '../reasons/ReasonDialog.tsx'
import { evidenceFiles } from './evidenceFiles.contract.ts'
import { evidenceButtonTexts } from './evidenceFiles.messages.ts'

interface EvidenceButtonProps {
  asked: DisclosureScope
  gate_id: string | undefined
  incident_id: string | undefined
  zone: string
}

export function EvidenceButton({ asked, gate_id, incident_id, zone }: EvidenceButtonProps) {
  const text = useText(evidenceButtonTexts)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const now = useServerNow()
  const open = useRead(disclosures.open, {}).data ?? []
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const given = open.find((one) => covers(one, asked, now) && Date.parse(one.open_until) > now)

  async function save(disclosureId: string) {
    setPending(true)
    try {
      const following = { signal: new AbortController().signal, onArrival: () => undefined }
      const question = { ...asSent(asked), gate_id }
      const arrived = await fetchFile(
        evidenceFiles.make,
        { look_id: disclosureId, language, question, incident_id },
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

/** Explains how to verify the file later. */
export function EvidenceNote() {
  const text = useText(evidenceButtonTexts)
  return (
    <p className="garita-second">
      {text.note} <TextLink to="/folio">{`${location.host}/folio`}</TextLink>
    </p>
  )
}
