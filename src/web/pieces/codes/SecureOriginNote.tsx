/** Camera, notifications and offline work require https: the note appears only without it. */

import { Note } from '../../cards/Note.tsx'
import { useText } from '../../language/language.tsx'
import { secureOriginTexts } from './secureOrigin.messages.ts'

export function SecureOriginNote() {
  const secure = useText(secureOriginTexts)
  if (window.isSecureContext) return null
  return (
    <Note tone="wait" title={secure.title}>
      {secure.text}
    </Note>
  )
}
