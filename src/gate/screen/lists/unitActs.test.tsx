// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { speak } from '../../../shared/messages.ts'
import type { Station } from '../../station/station.ts'
import { at, entryOf, minute, noon, snapshotOf } from '../../station/verdict/verdictFacts.ts'
import { bookMessages } from '../book/book.messages.ts'
import { gateMessages } from '../guard.messages.ts'
import { GateLists } from './GateLists.tsx'

test.each(['es', 'en'] as const)('offers a typed unit its open request and a new one: %s', async (language) => {
  const { acts } = speak(gateMessages, language)
  const book = speak(bookMessages, language)
  const asked = entryOf({
    ...{ authorization_id: 'asked', name: 'Luis', last_name: 'Gómez', unit: 'A-101', status: 'pending_approval' },
    ...{ valid_from: null, valid_until: null, created_at: at(-minute), ask: { until: at(minute), outcome: null } },
  })
  const snapshot = { ...snapshotOf({ entries: [asked] }), units: ['A-101', 'B-202'] }
  const [choose, announce] = [vi.fn(), vi.fn()]
  const lists = (typed: string) => (
    <GateLists
      screen={{ text: typed, choose } as unknown as ComponentProps<typeof GateLists>['screen']}
      station={{ snapshot } as unknown as Station}
      glance={{ language, country: 'MX', time_zone: 'America/Mexico_City', now: noon }}
      onTop=""
      onIncident={() => undefined}
      onAnnounce={announce}
      onLeft={() => undefined}
    />
  )
  const { user, again } = show(lists('a 101'), language)
  await user.click(screen.getByRole('button', { name: book.waits('Luis Gómez') }))
  expect(choose).toHaveBeenCalledWith('asked')
  await user.click(screen.getByRole('button', { name: acts.ask_unit('A-101') }))
  expect(announce).toHaveBeenLastCalledWith('A-101')
  // The home of this unit has no visitor, and the guard may ask it at once.
  again(lists('b202'))
  await user.click(await screen.findByRole('button', { name: acts.ask_unit('B-202') }))
  expect(announce).toHaveBeenLastCalledWith('B-202')
  expect(screen.queryByRole('button', { name: acts.unannounced })).toBeNull()
  again(lists('luis'))
  await expect.poll(() => screen.queryByRole('button', { name: acts.ask_unit('B-202') })).toBeNull()
})
