/** Renders a piece of the web in a DOM without a browser, with what every screen stands on: language, theme and toasts. */
import { MantineProvider, useMantineTheme } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import type { Language } from '../../src/shared/messages.ts'
import { Providers } from '../../src/web/frame/Providers.tsx'

export { screen } from '@testing-library/react'

afterEach(cleanup)

/** Answers the user, who clicks and types. */
export function show(piece: ReactNode, language: Language = 'en'): UserEvent {
  render(
    <Providers language={language}>
      <WithoutLayout>
        <main id="content">{piece}</main>
      </WithoutLayout>
    </Providers>,
  )
  return userEvent.setup()
}

// This DOM measures nothing, so Mantine would hide each menu as out of sight; it does not animate either.
function WithoutLayout({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={useMantineTheme()} env="test">
      {children}
    </MantineProvider>
  )
}
