import { useText } from '../../web/language/language.tsx'
import { Mark } from '../../web/pieces/signs/Mark.tsx'
import { sessionMessages } from '../session.messages.ts'
import styles from './WelcomeOverlay.module.css'

export function WelcomeOverlay() {
  const { login } = useText(sessionMessages)
  return (
    <div className={styles.welcome} role="status">
      <Mark size={72} />
      <strong>{login.welcome}</strong>
      <span>{login.entering}</span>
    </div>
  )
}

const key = 'garita.welcomed'

/** Appears once per browser session, not at every sign-in on a shared tablet. */
export function firstWelcome(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    return true
  }
  return true
}
