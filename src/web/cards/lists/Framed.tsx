import { Group, Paper, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** Rows with a frame each: words, and acts at their end. */
export function Framed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack component="ul" gap="sm" aria-label={label}>
      {children}
    </Stack>
  )
}

export function FramedRow({ acts, children }: { acts: ReactNode; children: ReactNode }) {
  return (
    <Paper component="li" px="md" py="sm">
      <Group gap="0.5rem 1rem">
        <Stack gap={0} flex="1 1 14rem" miw={0}>
          {children}
        </Stack>
        {acts}
      </Group>
    </Paper>
  )
}
