import {
  type Icon,
  IconBarbell,
  IconBuildingPavilion,
  IconConfetti,
  IconHorseToy,
  IconParking,
  IconSwimming,
} from '@tabler/icons-react'
import type { AmenityType } from '../shared/amenityTypes.ts'

export const amenityIcons: Record<AmenityType, Icon> = {
  pool: IconSwimming,
  clubhouse: IconBuildingPavilion,
  event_hall: IconConfetti,
  gym: IconBarbell,
  playground: IconHorseToy,
  parking: IconParking,
}
