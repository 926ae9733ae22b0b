/** The activity tab of the administration: what happened at its gates in the last 24 hours, the newest ten. */
import { IconHistory } from '@tabler/icons-react'
import { panelMessages } from '../../panels/panels.messages.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { LatestLines } from '../../visits/LatestLines.tsx'
import { useText } from '../../web/language/language.tsx'

export function ActivityTab() {
  const { activity: text } = useText(panelMessages)
  const { user_role, assigned } = useMe()
  return (
    <LatestLines
      hours={24}
      label={text.title}
      several={user_role === 'super_admin' || assigned.length > 1}
      failed={text.failed}
      empty={{ title: text.empty, text: text.empty_text, icon: IconHistory }}
    />
  )
}
