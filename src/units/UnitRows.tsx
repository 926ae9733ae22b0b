/** Shows each person or thing of a unit in a row with an arch, a name and a line about it. */
import { Group, SimpleGrid, Stack } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Arch, initialsOfWhole } from '../web/pieces/signs/Arch.tsx'

interface UnitRowsProps {
  label?: string
  /** Rows of short texts are beside each other where there is room. */
  beside?: boolean
  children: ReactNode
}

export function UnitRows({ label, beside, children }: UnitRowsProps) {
  return (
    <SimpleGrid
      component="ul"
      {...(beside ? { minColWidth: 'min(16rem, 100%)' } : { cols: 1 })}
      spacing="md"
      verticalSpacing="0.25rem"
      aria-label={label}
    >
      {children}
    </SimpleGrid>
  )
}

interface UnitRowProps {
  name: string
  /** Draws an arch with the initials of the name, or with this icon. */
  arch?: true | Icon
  about?: string | null | undefined
  /** A state, a plate or acts at the end of the row. */
  children?: ReactNode
}

export function UnitRow({ name, arch, about, children }: UnitRowProps) {
  return (
    <Group component="li" gap="0 0.75rem" mih="3.25rem">
      {arch === true ? <Arch small initials={initialsOfWhole(name)} /> : arch ? <Arch small icon={arch} /> : null}
      <Stack gap={0} flex="1 1 6rem" miw={0} lh={1.3}>
        <strong>{name}</strong> {about ? <span className="garita-second">{about}</span> : null}
      </Stack>
      {children}
    </Group>
  )
}
