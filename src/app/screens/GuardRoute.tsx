/** The code of the guard's screen and of the practice is loaded only when they are shown. */
import { GuardEntry } from '../../gate/screen/GuardEntry.tsx'
import { isStation } from '../../gate/station/stationBrowser.web.ts'
import { Loading } from '../../web/cards/Loading.tsx'
import { LaterTheme } from '../../web/frame/LaterTheme.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'

const loadStation = () => import('./StationRoute.tsx').then((loaded) => loaded.StationRoute)
const StationRoute = lazyPart(loadStation, <Loading />)
if (isStation()) loadStation().catch(() => undefined)

const DeskAlarm = lazyPart(() => import('../../alarms/DeskAlarm.tsx').then((loaded) => loaded.DeskAlarm))
const PracticeScreen = lazyPart(
  () => import('../../gate/screen/PracticeScreen.tsx').then((loaded) => loaded.PracticeScreen),
  <Loading whole />,
)

export function GuardRoute() {
  return <GuardEntry station={(chosen) => <StationRoute chosen={chosen} />} alarm={<DeskAlarm />} />
}

export function PracticeRoute() {
  return (
    <LaterTheme>
      <PracticeScreen />
    </LaterTheme>
  )
}
