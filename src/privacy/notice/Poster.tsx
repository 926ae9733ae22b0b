/** The notice for the gate: who answers, how long, and a code that leads to the whole text. */
import { useText } from '../../web/language/language.tsx'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import { NoticeFacts } from './NoticeFacts.tsx'
import type { Notice } from './privacyNotice.contract.ts'
import { noticeDeskTexts } from './privacyNotice.messages.ts'

export const pageOf = ({ id }: Pick<Notice, 'id'>) => `${location.origin}/privacy#${id}`

export function Poster({ notice }: { notice: Notice }) {
  const text = useText(noticeDeskTexts)
  return (
    <article className="garita-poster">
      <strong>{text.title}</strong>
      <NoticeFacts of={notice} />
      <QrImage text={pageOf(notice)} label={text.qr(notice.condominium)} />
      <p>{text.scan}</p>
    </article>
  )
}
