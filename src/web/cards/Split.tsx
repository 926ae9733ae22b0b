import { Box, Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** Two parts are beside each other, as three to two, where both have room. */
export function Split({ children: [main, beside], gap = 'md' }: { children: [ReactNode, ReactNode]; gap?: string }) {
  return (
    <Group align="start" gap={gap}>
      <Box flex="3 1 30rem" miw={0}>
        {main}
      </Box>
      <Box flex="2 1 20rem" miw={0}>
        {beside}
      </Box>
    </Group>
  )
}
