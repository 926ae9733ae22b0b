/** The buttons for guests and the link for signed-in users share one place, so nothing moves. */
import { useText } from '../../web/language/language.tsx'
import styles from '../WelcomeFrame.module.css'
import { welcomeMessages } from './welcome.messages.ts'

export function EntryLinks({ short }: { short?: boolean }) {
  const { links } = useText(welcomeMessages)
  return (
    <div className={styles.entry}>
      <div className={styles.outside}>
        {short ? null : (
          <a className={styles.button} data-main href="/register">
            {links.register}
          </a>
        )}
        <a className={styles.button} href="/login">
          {links.sign_in}
        </a>
      </div>
      <div className={styles.inside}>
        <a className={styles.button} data-main={short ? undefined : true} href="/dashboard">
          {links.enter}
        </a>
      </div>
    </div>
  )
}
