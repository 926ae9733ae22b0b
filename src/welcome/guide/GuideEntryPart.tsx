/** One entry of the guide: steps and picture. */
import { Fragment } from 'react'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { pictureAddress, pictureSize } from '../landing/pictures.ts'
import { welcomeMessages } from '../landing/welcome.messages.ts'
import type { GuideSection } from './guide.ts'

export function GuideEntryPart({ entry }: { entry: GuideSection['entries'][number] }) {
  const { guide: text } = useText(welcomeMessages)
  const { language } = useLanguage()
  const title = entry.title[language]
  return (
    <article className="guide-entry">
      <div>
        <h3>{title}</h3>
        {entry.text[language].split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Words text={paragraph} />
          </p>
        ))}
      </div>
      {entry.picture ? (
        <img
          src={pictureAddress(entry.picture, language)}
          alt={text.picture(title)}
          {...pictureSize}
          loading="lazy"
          decoding="async"
        />
      ) : null}
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
