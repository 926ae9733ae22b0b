/** The short welcome after signing in. */
import { useText } from '../../web/language/language.tsx'
import { Mark } from '../../web/pieces/signs/Mark.tsx'
import { sessionMessages } from '../session.messages.ts'
import './WelcomeOverlay.css'

export function WelcomeOverlay() {
  const { login } = useText(sessionMessages)
  return (
    <div className="garita-welcome" role="status">
      <Mark size={72} />
      <strong>{login.welcome}</strong>
      <span>{login.entering}</span>
    </div>
  )
}

const key = 'garita.welcomed'

/** Shows the welcome once for each browser session, not at every sign-in on a shared tablet. */
export function firstWelcome(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    return true
  }
  return true
}
