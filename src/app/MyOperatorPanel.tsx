/** The operator panel of whoever is signed in: the condominiums they attend come from their session. */
import { useMe } from '../session/currentSession.web.ts'
import { OperatorPanelScreen } from '../visits/OperatorPanelScreen.tsx'

export function MyOperatorPanel() {
  return <OperatorPanelScreen assigned={useMe().assigned} />
}
