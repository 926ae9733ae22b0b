/** The installation's own assistant: one question out, one text back, and nothing else of it gets in or shows. */
import { z } from 'zod'
import { legible } from '../../shared/fields.ts'

const patienceMs = 8_000
const mostBytes = 64 * 1024

/** It says no more than what an administrator needs: errors of the network name the address that was asked. */
export class WebhookFailed extends Error {
  override name = 'WebhookFailed'
}

/** What is not text is no answer. */
const spoken = z.string().optional().catch(undefined)
const reply = z.object({ response: spoken, message: spoken })

/** The reply's text, empty when there is none. */
export async function askWebhook(address: string, message: string, patience = patienceMs): Promise<string> {
  const now = new Date()
  const signal = AbortSignal.timeout(patience)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ message, timestamp: now.toISOString(), user_id: `web-user-${now.getTime()}` }),
      redirect: 'manual',
      signal,
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new WebhookFailed(`status ${answer.status}`)
    }
    return textIn(await bodyOf(answer))
  } catch (error) {
    if (error instanceof WebhookFailed) throw error
    throw new WebhookFailed(signal.aborted ? 'too slow' : 'not reachable')
  }
}

/** Leaving the loop ends the connection, so that what never ends is not waited for. */
async function bodyOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new WebhookFailed('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function textIn(body: string): string {
  if (!body.trim()) return ''
  const { response, message } = parsed(body)
  const text = response?.trim() || message?.trim() || ''
  return text.split(/\r?\n/).map(legible).join('\n').trim()
}

function parsed(body: string): z.infer<typeof reply> {
  try {
    return reply.parse(JSON.parse(body))
  } catch {
    throw new WebhookFailed('not the JSON expected')
  }
}
