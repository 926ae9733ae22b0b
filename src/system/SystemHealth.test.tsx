// @vitest-environment happy-dom
import { test } from 'vitest'
import { screen, serve, show } from '../../tests/support/show.tsx'
import { SystemHealth } from './SystemHealth.tsx'
import type { Health } from './system.contract.ts'

test('names the version of the server', async () => {
  const now = '2026-11-29T12:00:00.000Z'
  const empty = { waiting: 0, failing: 0, given_up: 0, last_error: null }
  const health: Health = {
    ...{ version: '7.8.9', now, up_since: now, database_ms: 3, postgres: { version: '18.6', fixed_in: null } },
    ...{ live: { answer_ms: 2, streams: 1 }, backup: null, mail_server: 'answers', letters: empty, push: empty },
    ...{ letter_sent_at: null, overdue_since: null, swept_at: now, uncleaned: 0 },
  }
  serve(() => health)
  show(<SystemHealth />)
  await screen.findByText(/^Garita 7\.8\.9, checked at /)
})
