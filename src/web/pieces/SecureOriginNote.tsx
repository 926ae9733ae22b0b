/** Says that camera, notifications and offline work need https; shown only without it. */

import { Note } from '../cards/Note.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'

export function SecureOriginNote() {
  const { secure } = useText(webTexts)
  if (window.isSecureContext) return null
  return (
    <Note tone="wait" title={secure.title}>
      {secure.text}
    </Note>
  )
}
