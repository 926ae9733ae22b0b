/** The assistant's button as it is prerendered: hidden until the script has loaded. */
import { IconMessageCircle } from '@tabler/icons-react'
import { useText } from '../../web/language/language.tsx'
import { assistantMessages } from './assistant.messages.ts'

export function Assistant() {
  const text = useText(assistantMessages)
  return (
    <div id="assistant">
      <p className="garita-assistant-failed" role="alert" hidden>
        {text.not_loaded}
      </p>
      <button type="button" className="garita-assistant-open" aria-haspopup="dialog" aria-expanded={false} hidden>
        <IconMessageCircle size={24} stroke={1.75} aria-hidden />
        {text.open}
      </button>
      <div />
    </div>
  )
}
