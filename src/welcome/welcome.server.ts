/** Answers by webhook or from the guides, and stores nothing. */
import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { limit } from '../server/limits/limits.ts'
import type { Parsed } from '../shared/contract.ts'
import { refusal } from '../shared/refusal.ts'
import { answerEmergency, answerFromGuide } from './assistant/answering.ts'
import { askWebhook, WebhookFailed } from './assistant/webhook.server.ts'
import type { GuideName } from './guide/guideAddresses.ts'
import { type Answer, welcome } from './welcome.contract.ts'
import { welcomeRefusals } from './welcome.refusals.ts'

/** Above this number, questions are answered from the guide, so that a hanging webhook cannot hold hundreds of requests. */
const mostAtOnce = 6
let underWay = 0

const guideOfRole: Readonly<Record<string, GuideName>> = {
  garita_resident: 'resident',
  garita_agent: 'guard',
  garita_supervisor: 'guard',
  garita_board: 'admin',
  garita_admin: 'admin',
  garita_super_admin: 'admin',
}

export const welcomeCalls = serve(welcome, { ask })

async function ask({ message, language }: Parsed<typeof welcome.ask>, context: CallContext): Promise<Answer> {
  await limit(context, [{ act: 'ask assistant from', of: context.request.address, most: 40, minutes: 10 }])
  const emergency = answerEmergency(message, language)
  if (emergency) return emergency
  const address = context.settings.assistant_webhook_url
  if (address === null || underWay >= mostAtOnce) return answerFromGuide(message, language, await guideOf(context))
  underWay += 1
  const asked = askWebhook(address, message).finally(() => {
    underWay -= 1
  })
  const text = await asked.catch((error: unknown) => {
    if (!(error instanceof WebhookFailed)) throw error
    context.log.warn({ request_id: context.request.id, why: error.message }, 'assistant webhook failed')
    throw refusal(welcomeRefusals, 'assistant_failed', 503)
  })
  if (!text) throw refusal(welcomeRefusals, 'assistant_silent', 503)
  return { text }
}

/** Null without a session. */
async function guideOf({ token_hash, db }: CallContext): Promise<GuideName | null> {
  if (!token_hash) return null
  const caller = await db.row(z.object({ role: z.string() }), sql`select current_user as role`)
  return guideOfRole[caller?.role ?? ''] ?? null
}
