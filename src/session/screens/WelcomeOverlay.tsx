import { Box } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useText } from '../../web/language/language.tsx'
import { Mark } from '../../web/pieces/signs/Mark.tsx'
import { sessionMessages } from '../session.messages.ts'

/** Fills the screen, so that no press reaches anything while the first screen loads. */
const whole: CSSProperties = {
  zIndex: 10,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '0.75rem',
}

export function WelcomeOverlay() {
  const { login } = useText(sessionMessages)
  return (
    <Box pos="fixed" inset={0} bg="var(--garita-ground)" role="status" style={whole}>
      <Mark size={72} />
      <Box component="strong" fz="var(--garita-size-title)">
        {login.welcome}
      </Box>
      <span>{login.entering}</span>
    </Box>
  )
}

const key = 'garita.welcomed'

/** Appears once per browser session, not at every sign-in on a shared tablet. */
export function firstWelcome(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    return true
  }
  return true
}
