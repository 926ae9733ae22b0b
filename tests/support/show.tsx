/** Renders a component in a DOM without a browser, inside the providers of every screen: language, theme, toasts and calls. */
import { MantineProvider, useMantineTheme } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { Language } from '../../src/shared/messages.ts'
import { Refused } from '../../src/web/calls/api.ts'
import { CurrentUserProvider } from '../../src/web/calls/currentUser.tsx'
import { queries } from '../../src/web/calls/queries.ts'
import { Providers } from '../../src/web/frame/Providers.tsx'
import { patienceMs } from './patience.ts'

export { screen, within } from '@testing-library/react'

configure({ asyncUtilTimeout: patienceMs })

interface Shown {
  user: UserEvent
  /** Shows the piece with other properties. */
  again(piece: ReactElement): void
}

export function show(piece: ReactElement, language: Language = 'en'): Shown {
  // This DOM has no fonts, whose loading a growing text field of Mantine awaits.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  onTestFinished(() => {
    cleanup()
    notifications.clean()
    queries.clear()
  })
  const page = (content: ReactNode) => (
    <QueryClientProvider client={queries}>
      <Providers language={language}>
        <WithoutLayout>
          <main id="content">{content}</main>
        </WithoutLayout>
      </Providers>
    </QueryClientProvider>
  )
  const { rerender } = render(page(piece))
  return { user: userEvent.setup(), again: (changed) => rerender(page(changed)) }
}

export function showToAdmin(piece: ReactElement, sendsMail: boolean, language?: Language): Shown {
  const who = { id: 'a', full_name: 'Eva', user_role: 'admin', condominium: null, time_zones: [] } as const
  return show(<CurrentUserProvider value={{ ...who, sends_mail: sendsMail }}>{piece}</CurrentUserProvider>, language)
}

// This DOM measures nothing, so Mantine would treat each menu as invisible. It has no animations either.
function WithoutLayout({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={useMantineTheme()} env="test">
      {children}
    </MantineProvider>
  )
}

interface Request {
  call: string
  input: unknown
}

/** Replaces the server: answers every call with the result of `answer`, or with the `Refused` that it throws. */
export function serve(answer: (request: Request) => unknown): Request[] {
  onTestFinished(() => void vi.unstubAllGlobals())
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const request = { call: address.replace('/api/v1/', ''), input: JSON.parse(body) }
    requests.push(request)
    try {
      return Response.json((await answer(request)) ?? {})
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      return Response.json(
        { error: { code: reason.code, fields: reason.fields, now: reason.now } },
        { status: reason.status },
      )
    }
  })
  return requests
}
