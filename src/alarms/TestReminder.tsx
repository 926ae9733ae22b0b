import { useRead } from '../web/calls/queries.ts'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import { alarms } from './alarms.contract.ts'
import { alarmOfficeTexts } from './alarms.messages.ts'

export function TestReminder() {
  const text = useText(alarmOfficeTexts)
  const { data } = useRead(alarms.office, {})
  const due = (data ?? []).filter(({ test_is_due }) => test_is_due)
  if (due.length === 0) return null
  return (
    <Note tone="wait" title={text.due}>
      {due.map(({ condominium }) => condominium.name).join(', ')}. {text.due_text}{' '}
      <TextLink to="/dashboard/admin/alarms">{text.go_test}</TextLink>
    </Note>
  )
}
