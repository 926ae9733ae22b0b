/** Says plainly that camera, notifications and offline work need https, and only where they are missing. */
import { useText } from './language.tsx'
import { Note } from './Note.tsx'
import { web_texts } from './web.messages.ts'

export function SecureOriginNote() {
  const { secure } = useText(web_texts)
  if (window.isSecureContext) return null
  return (
    <Note tone="wait" title={secure.title}>
      {secure.text}
    </Note>
  )
}
