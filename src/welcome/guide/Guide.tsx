/** A guide: the way to the others, topics, then each with steps, pictures and tips. */

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
  const { language } = useLanguage()
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
      <nav className="guide-topics" id="topics" aria-label={text.contents}>
        <ol>
          {guides[shown].map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title[language]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="guide-sections">
        {guides[shown].map((section) => (
          <Section key={section.anchor} section={section} />
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

function Section({ section }: { section: GuideSection }) {
  const { guide: text } = useText(welcomeMessages)
  const { language } = useLanguage()
  const heading = `${section.anchor}-title`
  return (
    <section id={section.anchor} aria-labelledby={heading}>
      <h2 id={heading}>{section.title[language]}</h2>
      {section.entries.map((entry) => (
        <GuideEntryPart key={entry.title.es} entry={entry} calls={section.calls} />
      ))}
      <aside className="guide-tips" aria-label={`${text.tips}: ${section.title[language]}`}>
        <h3>{text.tips}</h3>
        <ul>
          {section.tips.map((tip) => (
            <li key={tip.es} id={tip.id}>
              {tip[language]}
            </li>
          ))}
        </ul>
      </aside>
      <p className="guide-top">
        <a href="#topics">{text.top}</a>
      </p>
    </section>
  )
}

/** One entry of the guide: steps and picture. */
function GuideEntryPart({ entry, calls }: Pick<GuideSection, 'calls'> & { entry: GuideSection['entries'][number] }) {
  const { language } = useLanguage()
  const title = entry.title[language]
  return (
    <article className="guide-entry" id={entry.id}>
      <div>
        <h3>{title}</h3>
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
    </article>
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
