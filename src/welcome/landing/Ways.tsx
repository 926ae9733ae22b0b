/** The sign-in and register buttons, or the link to the app for signed-in users; both have the same place, so nothing moves. */
import { useText } from '../../web/language/language.tsx'
import { welcomeMessages } from './welcome.messages.ts'

export function Ways({ short }: { short?: boolean }) {
  const { ways } = useText(welcomeMessages)
  return (
    <div className="welcome-ways">
      <div className="welcome-ways-in welcome-outside">
        {short ? null : (
          <a className="welcome-button" data-main href="/register">
            {ways.register}
          </a>
        )}
        <a className="welcome-button" href="/login">
          {ways.sign_in}
        </a>
      </div>
      <div className="welcome-ways-in welcome-inside">
        <a className="welcome-button" data-main={short ? undefined : true} href="/dashboard">
          {ways.enter}
        </a>
      </div>
    </div>
  )
}
