/** The screen of a guard, and the practice. Their code is loaded when it is known that they are shown. */
import { GuardScreen } from '../../gate/screen/GuardScreen.tsx'
import { isStation } from '../../gate/station/stationPatience.web.ts'
import { Loading } from '../../web/cards/Loading.tsx'
import { later } from '../../web/frame/later.tsx'

const loadStation = () => import('./GuardStation.tsx').then((loaded) => loaded.GuardStation)
const GuardStation = later(loadStation, <Loading />)
if (isStation()) loadStation().catch(() => undefined)

const DeskAlarm = later(() => import('../../alarms/DeskAlarm.tsx').then((loaded) => loaded.DeskAlarm))
const PracticeScreen = later(
  () => import('../../gate/screen/PracticeScreen.tsx').then((loaded) => loaded.PracticeScreen),
  <Loading whole />,
)

export function Guard() {
  return <GuardScreen station={(chosen) => <GuardStation chosen={chosen} />} alarm={<DeskAlarm />} />
}

export function Practice() {
  return <PracticeScreen />
}
