/** The supervisor's screen, with what the tablets of their gates offer. */
import { ReliefCodeButton } from '../../gate/enrolled/relief/ReliefCodeButton.tsx'
import { SupervisorHome } from '../../people/supervision/SupervisorHome.tsx'

export function SupervisorScreen({ places }: { places: number }) {
  return <SupervisorHome places={places} tabletActs={(tablet) => <ReliefCodeButton tablet={tablet} />} />
}
