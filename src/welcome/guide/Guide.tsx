/** A guide: the way to the others, then its topics, each of which opens to what it answers. */

import { Fragment } from 'react'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { Ways } from '../landing/Ways.tsx'
import { welcomeMessages } from '../landing/welcome.messages.ts'
import { GuidePicture } from './GuidePicture.tsx'
import type { GuideSection } from './guide.ts'
import { type GuideName, guideAddresses, guideNames } from './guideAddresses.ts'
import { guides } from './guides.ts'

export function Guide({ of: shown }: { of: GuideName }) {
  const { guide: text, guides: about } = useText(welcomeMessages)
  return (
    <div className="guide">
      <div className="guide-head">
        <nav className="guide-others" aria-label={text.others}>
          {guideNames.map((name) => (
            <a key={name} href={guideAddresses[name]} aria-current={name === shown ? 'page' : undefined}>
              {about[name].name}
            </a>
          ))}
        </nav>
        <h1>{about[shown].heading}</h1>
        <p>{about[shown].lead}</p>
      </div>
      <div className="guide-topics" id="topics">
        {guides[shown].map((section) => (
          <Topic key={section.anchor} section={section} />
        ))}
        <section className="guide-end">
          <h2>{text.end}</h2>
          <p>{about[shown].end}</p>
          <Ways />
        </section>
      </div>
    </div>
  )
}

/** A topic, which opens. Its place is within what opens: browsers open it for an address that names it. */
function Topic({ section }: { section: GuideSection }) {
  const { guide: text } = useText(welcomeMessages)
  const { language } = useLanguage()
  const heading = `${section.anchor}-title`
  return (
    <details className="guide-topic">
      <summary>
        <h2 id={heading}>{section.title[language]}</h2>
        <span>{section.about[language]}</span>
      </summary>
      <section id={section.anchor} aria-labelledby={heading}>
        <div className="guide-entries">
          {section.entries.map((entry) => (
            <Entry key={entry.title.es} entry={entry} calls={section.calls} />
          ))}
          <details className="guide-entry guide-tips">
            <summary>
              <h3>{text.tips}</h3>
            </summary>
            <ul className="guide-answer">
              {section.tips.map((tip) => (
                <li key={tip.es} id={tip.id}>
                  <Words text={tip[language]} />
                </li>
              ))}
            </ul>
          </details>
        </div>
        <p className="guide-top">
          <a href="#topics">{text.top}</a>
        </p>
      </section>
    </details>
  )
}

/** What a topic answers: one line, which opens to steps and picture. */
function Entry({ entry, calls }: Pick<GuideSection, 'calls'> & { entry: GuideSection['entries'][number] }) {
  const { language } = useLanguage()
  const title = entry.title[language]
  return (
    <details className="guide-entry">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="guide-answer" id={entry.id}>
        <div className="guide-steps">
          {entry.text[language].split('\n\n').map((paragraph) => (
            <p key={paragraph}>
              <Words text={paragraph} />
            </p>
          ))}
        </div>
        {calls ? (
          <dl className="guide-calls">
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
