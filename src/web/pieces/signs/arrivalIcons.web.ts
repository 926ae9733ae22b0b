import { IconCar, IconPackage, IconTool, IconUser } from '@tabler/icons-react'

export const arrivalIcons = { visit: IconUser, delivery: IconPackage, taxi: IconCar, service: IconTool } as const
