/** One icon per kind, always shown beside its name. */
import {
  type Icon,
  IconCar,
  IconClockHour4,
  IconHeartHandshake,
  IconPaw,
  IconTool,
  IconUsers,
} from '@tabler/icons-react'
import type { AuthType } from './kinds.ts'

export const kindIcons: Record<AuthType, Icon> = {
  co_resident: IconUsers,
  temporary_visitor: IconClockHour4,
  permanent_visitor: IconHeartHandshake,
  worker: IconTool,
  pet: IconPaw,
  vehicle: IconCar,
}
