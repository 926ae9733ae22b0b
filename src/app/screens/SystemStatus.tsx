/** Shows the user's connection and account in a line, and on a resident's home also their active passes. */
import { useMe } from '../../session/currentSession.web.ts'
import { approvalTexts } from '../../shared/roles.messages.ts'
import { useConnected } from '../../web/calls/live.ts'
import { QuietLine } from '../../web/cards/Fold.tsx'
import { sideBySide } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { appMessages } from '../frame/app.messages.ts'

export function SystemStatus({ active_passes }: { active_passes?: number }) {
  const { home } = useText(appMessages)
  const states = useText(approvalTexts)
  const { approval_status } = useMe()
  const connected = useConnected()
  const approved = approval_status === 'approved'
  return (
    <QuietLine
      title={home.system}
      said={
        <span style={{ ...sideBySide, alignItems: 'baseline', gap: '0 1rem' }}>
          <span>
            {home.connection}:{' '}
            <StateBadge tone={connected ? 'good' : 'bad'} look={connected ? 'plain' : undefined}>
              {connected ? home.connected : home.disconnected}
            </StateBadge>
          </span>
          <span>
            {home.profile}:{' '}
            <StateBadge tone={approved ? 'good' : 'wait'} look={approved ? 'plain' : undefined}>
              {states[approval_status]}
            </StateBadge>
          </span>
          {active_passes === undefined ? null : (
            <span>
              {home.active_passes}: <span className="garita-code">{active_passes}</span>
            </span>
          )}
        </span>
      }
    />
  )
}
