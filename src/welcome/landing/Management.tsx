/** The landing's second door: for people who run a condominium. */
import { demoMark, demoPlace } from '../../shared/frontPage.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { guideAddresses } from '../guide/guideAddresses.ts'
import { managementMessages } from './management.messages.ts'
import { managementAnchor } from './managementAnchor.ts'
import { screenAddress, screenSize, screens } from './pictures.ts'
import { welcomeMessages } from './welcome.messages.ts'

export function Management() {
  const text = useText(managementMessages)
  const { guides } = useText(welcomeMessages)
  const { language } = useLanguage()
  return (
    <section className="landing-part landing-management" id={managementAnchor}>
      <h2>{text.heading}</h2>
      <p className="landing-management-lead">{text.lead}</p>
      <div className="landing-screens">
        {screens.map((name) => (
          <figure key={name}>
            <img src={screenAddress(name, language)} alt={text[name]} {...screenSize} loading="lazy" decoding="async" />
            <figcaption aria-hidden="true">{text[name]}</figcaption>
          </figure>
        ))}
      </div>
      <div className="landing-practice">
        <div>
          <h3>{text.practice}</h3>
          <p>{text.practice_text}</p>
        </div>
        <a className="welcome-button" href="/practice">
          {text.practice_act}
        </a>
      </div>
      <ul>
        {(['network', 'server', 'law', 'needs'] as const).map((name) => (
          <li key={name}>
            <h3>{text[name]}</h3>
            <p>{text[`${name}_text`]}</p>
          </li>
        ))}
      </ul>
      <p className="landing-guides">
        {(['admin', 'guard'] as const).map((name) => (
          <a key={name} href={guideAddresses[name]}>
            {guides[name].heading}
          </a>
        ))}
      </p>
      <p className={demoPlace}>
        <a className="welcome-button" href={demoMark}>
          {text.demo}
        </a>
      </p>
    </section>
  )
}
