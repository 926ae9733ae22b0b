import { Fragment } from 'react'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { EntryLinks } from '../landing/EntryLinks.tsx'
import { welcomeMessages } from '../landing/welcome.messages.ts'
import frame from '../WelcomeFrame.module.css'
import styles from './Guide.module.css'
import { GuidePicture } from './GuidePicture.tsx'
import type { GuideSection } from './guide.ts'
import { type GuideName, guideAddresses, guideNames } from './guideAddresses.ts'
import { guides } from './guides.ts'
import posters from './Posters.module.css'

export function Guide({ of: shown }: { of: GuideName }) {
  const { guide: text, guides: about } = useText(welcomeMessages)
  return (
    <div className={styles.guide}>
      <div className={posters.off}>
        <nav className={`${frame.row} ${styles.others}`} aria-label={text.others}>
          {guideNames.map((name) => (
            <a
              key={name}
              className={frame.touch}
              href={guideAddresses[name]}
              aria-current={name === shown ? 'page' : undefined}
            >
              {about[name].name}
            </a>
          ))}
        </nav>
        <h1>{about[shown].heading}</h1>
        <p className={`${frame.dim} ${styles.lead}`}>{about[shown].lead}</p>
      </div>
      <div className={styles.topics} id="topics">
        {guides[shown].map((section) => (
          <Topic key={section.anchor} section={section} />
        ))}
        <section className={`${styles.end} ${posters.off}`}>
          <h2>{text.end}</h2>
          <p>{about[shown].end}</p>
          <EntryLinks />
        </section>
      </div>
    </div>
  )
}

/** The id is inside the topic: browsers open the topic for an address that names it. */
function Topic({ section }: { section: GuideSection }) {
  const { guide: text } = useText(welcomeMessages)
  const { language } = useLanguage()
  const heading = `${section.anchor}-title`
  return (
    <details className={`${styles.topic} ${section.calls ? '' : posters.off}`} data-topic>
      <summary>
        <h2 id={heading}>{section.title[language]}</h2>
        <span className={frame.dim}>{section.about[language]}</span>
      </summary>
      <section className={section.calls && posters.sheets} id={section.anchor} aria-labelledby={heading}>
        <div className={`${frame.box} ${styles.entries}`}>
          {section.entries.map((entry) => (
            <Entry key={entry.title.es} entry={entry} calls={section.calls} />
          ))}
          <details className={`${styles.entry} ${posters.off}`} data-entry>
            <summary>
              <h3 className={frame.dim}>{text.tips}</h3>
            </summary>
            <ul className={styles.answer}>
              {section.tips.map((tip) => (
                <li key={tip.es} className={frame.bullet} id={tip.id}>
                  <Words text={tip[language]} />
                </li>
              ))}
            </ul>
          </details>
        </div>
        <p className={`${styles.top} ${posters.off}`}>
          <a className={frame.touch} href="#topics">
            {text.top}
          </a>
        </p>
      </section>
    </details>
  )
}

/** One line that opens to steps and picture. */
function Entry({ entry, calls }: Pick<GuideSection, 'calls'> & { entry: GuideSection['entries'][number] }) {
  const { language } = useLanguage()
  const title = entry.title[language]
  return (
    <details className={styles.entry} data-entry>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className={styles.answer} id={entry.id}>
        <div className={styles.steps}>
          {entry.text[language].split('\n\n').map((paragraph) => (
            <p key={paragraph}>
              <Words text={paragraph} />
            </p>
          ))}
        </div>
        {calls ? (
          <dl className={posters.calls}>
            {calls.map((name) => (
              <div key={name.es}>
                <dt>{name[language]}</dt>
                <dd />
              </div>
            ))}
          </dl>
        ) : null}
        {entry.picture ? <GuidePicture name={entry.picture} of={title} /> : null}
      </div>
    </details>
  )
}

/** Quoted text is the label of a button or field, and is shown in bold. */
function Words({ text }: { text: string }) {
  return text
    .split(/[«“]([^»”]+)[»”]/)
    .map((part, index) =>
      index % 2 === 1 ? <strong key={part}>{part}</strong> : <Fragment key={part}>{part}</Fragment>,
    )
}
