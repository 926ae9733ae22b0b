import { Facts } from '../../web/cards/Facts.tsx'
import { useText } from '../../web/language/language.tsx'
import type { NoticePage } from './privacyNotice.contract.ts'
import { noticePageTexts } from './privacyNotice.messages.ts'

export function NoticeFacts({
  of,
}: {
  of: Pick<NoticePage, 'condominium' | 'address' | 'days' | 'backup_days'> & { contact: string | null }
}) {
  const text = useText(noticePageTexts)
  return (
    <Facts>
      <dt>{text.who}</dt>
      <dd>{of.condominium}</dd>
      {of.address ? (
        <>
          <dt>{text.address}</dt>
          <dd>{of.address}</dd>
        </>
      ) : null}
      <dt>{text.contact}</dt>
      <dd>{of.contact}</dd>
      <dt>{text.kept}</dt>
      <dd>{text.days(of.days)}</dd>
      <dt>{text.backups}</dt>
      <dd>{text.backup_days(of.backup_days)}</dd>
      <dt>{text.photos}</dt>
      <dd>{text.photos_text}</dd>
    </Facts>
  )
}
