/** The user's live connection, account and active passes. */
import { useMe } from '../../session/currentSession.web.ts'
import { approvalTexts } from '../../shared/roles.messages.ts'
import { useConnected } from '../../web/calls/live.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Facts } from '../../web/cards/Facts.tsx'
import { QuietLine } from '../../web/cards/Fold.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { appMessages } from '../frame/app.messages.ts'

/** In a line, for those who have no passes. */
export function SystemLine() {
  const { home } = useText(appMessages)
  const states = useText(approvalTexts)
  const { approval_status } = useMe()
  const connected = useConnected()
  return (
    <QuietLine
      title={home.system}
      said={[
        `${home.connection}: ${connected ? home.connected : home.disconnected}`,
        `${home.profile}: ${states[approval_status]}`,
      ].join(' · ')}
      act={connected ? null : <StateBadge tone="bad">{home.disconnected}</StateBadge>}
    />
  )
}

export function SystemStatus({ active_passes }: { active_passes: number }) {
  const { home } = useText(appMessages)
  const states = useText(approvalTexts)
  const me = useMe()
  const connected = useConnected()
  return (
    <Card title={home.system}>
      <Facts>
        <dt>{home.connection}</dt>
        <dd>
          <StateBadge tone={connected ? 'good' : 'bad'}>{connected ? home.connected : home.disconnected}</StateBadge>
        </dd>
        <dt>{home.profile}</dt>
        <dd>
          <StateBadge tone={me.approval_status === 'approved' ? 'good' : 'wait'}>
            {states[me.approval_status]}
          </StateBadge>
        </dd>
        <dt>{home.active_passes}</dt>
        <dd className="garita-code">{active_passes}</dd>
      </Facts>
    </Card>
  )
}
