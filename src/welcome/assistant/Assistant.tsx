/** The prerendered button is hidden until the script has loaded. */
import { IconMessageCircle } from '@tabler/icons-react'
import { useText } from '../../web/language/language.tsx'
import frame from '../WelcomeFrame.module.css'
import styles from './Assistant.module.css'
import { assistantMessages } from './assistant.messages.ts'

export function Assistant() {
  const text = useText(assistantMessages)
  return (
    <div id="assistant">
      <p className={styles.failed} role="alert" hidden>
        {text.not_loaded}
      </p>
      <button
        type="button"
        className={`${frame.button} ${styles.open}`}
        data-main
        aria-haspopup="dialog"
        aria-expanded={false}
        hidden
      >
        <IconMessageCircle size={24} stroke={1.75} aria-hidden />
        {text.open}
      </button>
      <div />
    </div>
  )
}
