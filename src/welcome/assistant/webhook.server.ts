import { z } from 'zod'
import { legible } from '../../shared/fields.ts'

const patienceMs = 8_000
const mostBytes = 64 * 1024

/** The message contains only facts for an administrator: network errors would reveal the address. */
export class WebhookFailed extends Error {
  override name = 'WebhookFailed'
}

/** Anything but text counts as no answer. */
const text = z.string().optional().catch(undefined)
const reply = z.object({ response: text, message: text })

/** Returns an empty text without a reply. */
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

/** Leaving the loop closes the connection of an endless answer. */
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
