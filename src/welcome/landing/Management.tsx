/** The second door is for people who run a condominium. */
import { demoMark, demoPlace } from '../../shared/frontPage.ts'
import { managementAnchor } from '../../shared/managementAnchor.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { guideAddresses } from '../guide/guideAddresses.ts'
import frame from '../WelcomeFrame.module.css'
import landing from './Landing.module.css'
import styles from './Management.module.css'
import { managementMessages } from './management.messages.ts'
import { screenAddress, screenSize, screens } from './pictures.ts'
import { welcomeMessages } from './welcome.messages.ts'

export function Management() {
  const text = useText(managementMessages)
  const { guides } = useText(welcomeMessages)
  const { language } = useLanguage()
  return (
    <section className={`${landing.part} ${landing.later}`} id={managementAnchor}>
      <h2>{text.heading}</h2>
      <p className={styles.lead}>{text.lead}</p>
      <div className={styles.screens}>
        {screens.map((name) => (
          <figure key={name}>
            <img src={screenAddress(name, language)} alt={text[name]} {...screenSize} loading="lazy" decoding="async" />
            <figcaption className={frame.dim} aria-hidden="true">
              {text[name]}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={`${frame.row} ${landing.ends} ${styles.practice}`}>
        <div>
          <h3>{text.practice}</h3>
          <p className={`${frame.dim} ${landing.text}`}>{text.practice_text}</p>
        </div>
        <a className={frame.button} href="/practice">
          {text.practice_act}
        </a>
      </div>
      <ul className={landing.pairs}>
        {(['network', 'server', 'law', 'needs'] as const).map((name) => (
          <li key={name}>
            <h3>{text[name]}</h3>
            <p className={`${frame.dim} ${landing.text}`}>{text[`${name}_text`]}</p>
          </li>
        ))}
      </ul>
      <p className={`${frame.row} ${styles.end}`}>
        {(['admin', 'guard'] as const).map((name) => (
          <a key={name} className={frame.touch} href={guideAddresses[name]}>
            {guides[name].heading}
          </a>
        ))}
      </p>
      <p {...{ [demoPlace]: true }} className={styles.end}>
        <a className={frame.button} href={demoMark}>
          {text.demo}
        </a>
      </p>
    </section>
  )
}
