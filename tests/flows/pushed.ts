import type { Page, Worker } from 'playwright-core'
import { expect } from 'vitest'
import { pushActTexts } from '../../src/notices/notices.messages.ts'
import { outsidePath } from '../../src/notices/notices.rules.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { pushTo } from './pushWorker.ts'

/** Presses the last notification, or one of its buttons. */
export const press = (worker: Worker, action = '') =>
  worker.evaluate(`(() => {
    const pressed = new Event('notificationclick')
    const { data, tag } = self.drawn.at(-1)
    Object.assign(pressed, { action: '${action}', notification: { data, tag, close() {} }, waitUntil() {} })
    self.dispatchEvent(pressed)
  })()`)

export const lastDrawn = (worker: Worker) => expect.poll(() => worker.evaluate('self.drawn.at(-1)'))

/** Sends the push message of a request, as the server does. */
export async function pushRequest(page: Page, worker: Worker, id: string, language: Language = 'es'): Promise<void> {
  const acts = speak(pushActTexts, language)
  const kind = 'visitor_approval_request'
  const said = {
    title: 'Nueva Solicitud',
    body: '',
    path: outsidePath({ kind, fact_id: id }, 'resident'),
    kind,
    fact_id: id,
  }
  await pushTo(page, { ...said, acts })
  await lastDrawn(worker).toMatchObject({
    tag: `${kind} ${id}`,
    actions: [
      { action: 'deny', title: acts.acts.deny },
      { action: 'let_in', title: acts.acts.let_in },
    ],
  })
}
