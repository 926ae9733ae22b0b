/** The residents' screens use the same icons. */
import { type Icon, IconCar, IconClockHour4, IconHeartHandshake, IconHome, IconTool } from '@tabler/icons-react'
import type { PassKind } from '../../authorizations/passes/pass.ts'

export const gateIcons: Record<PassKind, Icon> = {
  co_resident: IconHome,
  temporary_visitor: IconClockHour4,
  permanent_visitor: IconHeartHandshake,
  worker: IconTool,
  vehicle: IconCar,
}
