import {
  type Icon,
  IconBike,
  IconCar,
  IconCarSuv,
  IconCat,
  IconClockHour4,
  IconDog,
  IconFeather,
  IconFish,
  IconHeartHandshake,
  IconMotorbike,
  IconPaw,
  IconTool,
  IconTruck,
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

const species: Record<string, Icon> = { perro: IconDog, gato: IconCat, ave: IconFeather, pez: IconFish }

export const speciesIcon = (value: unknown): Icon => species[String(value)] ?? IconPaw

const vehicles: Record<string, Icon> = {
  motorcycle: IconMotorbike,
  truck: IconTruck,
  van: IconCarSuv,
  suv: IconCarSuv,
  bicycle: IconBike,
}

export const vehicleIcon = (value: unknown): Icon => vehicles[String(value)] ?? IconCar
