import { Group, Paper, Stack, Text } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Arch, initialsOfWhole } from '../signs/Arch.tsx'

export interface Subject {
  name: string
  /** Replaces the initials in the arch. */
  icon?: Icon | undefined
  lines?: readonly ReactNode[] | undefined
}

interface SubjectHeadProps extends Subject {
  /** Without a frame, in a question that has one thing only. */
  plain?: boolean
  children?: ReactNode
}

export function SubjectHead({ name, icon, lines = [], plain, children }: SubjectHeadProps) {
  return (
    <Paper withBorder={!plain} {...(plain ? {} : { bg: 'var(--garita-ground)', py: 'sm', px: 'min(1rem, 4.4vw)' })}>
      <Group gap="min(0.875rem, 3.8vw)" wrap="nowrap">
        <Arch icon={icon} initials={initialsOfWhole(name)} />
        <Stack gap={0} align="start" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text component="strong" fz="lg" fw={600} lh={1.25}>
            {name}
          </Text>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one thing have no other name.
            <Text span key={at} c="dimmed">
              {line}
            </Text>
          ))}
          {children ? (
            <Group gap="0.25rem 0.75rem" mt="0.375rem">
              {children}
            </Group>
          ) : null}
        </Stack>
      </Group>
    </Paper>
  )
}
