/** The signs of what is left at a gate. */
import { IconDots, IconKey, IconMail, IconPackage, IconToolsKitchen2 } from '@tabler/icons-react'

export const leftIcons = {
  package: IconPackage,
  food: IconToolsKitchen2,
  envelope: IconMail,
  keys: IconKey,
  other: IconDots,
} as const
