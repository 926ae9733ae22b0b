/** Downloads the spreadsheet to fill in. */
import { useState } from 'react'
import { fetchFile } from '../web/calls/fileDownload.ts'
import { keepFile } from '../web/calls/keepFile.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal } from '../web/calls/toast.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { imports } from './imports.contract.ts'
import { importMessages } from './imports.messages.ts'

export function useSample() {
  const text = useText(importMessages)
  const refusalText = useRefusalText()
  const { language } = useLanguage()
  const [pending, setPending] = useState(false)

  async function take(): Promise<void> {
    setPending(true)
    try {
      keepFile(
        await fetchFile(imports.sample, { language }, { signal: new AbortController().signal, onArrival: () => {} }),
      )
    } catch (error) {
      toastRefusal(text.sample_failed, refusalText(error))
    } finally {
      setPending(false)
    }
  }
  return { pending, take }
}
