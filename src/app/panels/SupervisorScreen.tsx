/** The supervisor's screen, with what their gates and tablets offer. */
import { ReliefCodeButton } from '../../gate/enrolled/relief/ReliefCodeButton.tsx'
import { SpareButton } from '../../gate/enrolled/spare/SpareButton.tsx'
import { SupervisorHome } from '../../people/supervision/SupervisorHome.tsx'
import { SecondAsks } from '../../seconds/SecondAsks.tsx'

export function SupervisorScreen({ places }: { places: readonly { id: string; name: string }[] }) {
  return (
    <SupervisorHome
      places={places}
      asks={<SecondAsks />}
      gateActs={(gate) => <SpareButton gate={gate} />}
      tabletActs={(tablet) => <ReliefCodeButton tablet={tablet} />}
    />
  )
}
