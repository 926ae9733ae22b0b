import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile } from '../../web/calls/fileDownload.ts'
import { keepFile } from '../../web/calls/keepFile.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { noticeProofButtonTexts } from './noticeProof.messages.ts'
import { noticeProofs } from './noticeProofs.contract.ts'

export function ProofButton({ place, id }: { place: string; id: string }) {
  const text = useText(noticeProofButtonTexts)
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const [pending, setPending] = useState(false)

  async function save() {
    setPending(true)
    try {
      const following = { signal: new AbortController().signal, onArrival: () => undefined }
      const arrived = await fetchFile(noticeProofs.make, { condominium_id: place, id, language }, following)
      keepFile(arrived)
      toastSuccess(`${text.done} ${arrived.name.replace(/^[a-z]+-|\.pdf$/g, '')}`)
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
