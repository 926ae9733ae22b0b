/** Downloads the spreadsheet to fill in. */
import { useState } from 'react'
import { fetchFile } from '../web/calls/fileDownload.ts'
import { keepFile } from '../web/calls/keepFile.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal } from '../web/calls/toast.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { imports } from './imports.contract.ts'
import { importMessages } from './imports.messages.ts'
import { passImports } from './passes/passes.contract.ts'
import type { PassKind } from './passes/passFacts.ts'

export function useSample(what: 'resident' | PassKind) {
  const text = useText(importMessages)
  const refusalText = useRefusalText()
  const { language } = useLanguage()
  const [pending, setPending] = useState(false)

  async function take(): Promise<void> {
    setPending(true)
    try {
      const following = { signal: new AbortController().signal, onArrival: () => {} }
      keepFile(
        what === 'resident'
          ? await fetchFile(imports.sample, { language }, following)
          : await fetchFile(passImports.samplePasses, { language, auth_type: what }, following),
      )
    } catch (error) {
      toastRefusal(text.sample_failed, refusalText(error))
    } finally {
      setPending(false)
    }
  }
  return { pending, take }
}
