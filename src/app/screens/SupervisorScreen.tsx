import { SpareButton } from '../../gate/tablet/spare/SpareButton.tsx'
import { DailyCodeButton } from '../../gate/tablet/substitute/DailyCodeButton.tsx'
import { SupervisorHome } from '../../guards/SupervisorHome.tsx'
import { SecondApprovals } from '../../secondApprovals/SecondApprovals.tsx'

export function SupervisorScreen({ places }: { places: readonly { id: string; name: string }[] }) {
  return (
    <SupervisorHome
      places={places}
      asks={<SecondApprovals />}
      gateActs={(gate) => <SpareButton gate={gate} />}
      tabletActs={(tablet) => <DailyCodeButton tablet={tablet} />}
    />
  )
}
