/** What a push message brings to the worker, in the language of the one who subscribed. */
import type { Spoken } from '../shared/messages.ts'
import type { pushActTexts } from './notices.messages.ts'

export interface PushMessage {
  title: string
  body: string
  path: string
  /** With what the worker calls: the home that it is about, for who has several. */
  headers?: Readonly<Record<string, string>>
  kind: string
  fact_id: string
  /** The words of the two acts, for a request that waits. */
  acts?: PushActWords
}

export type PushActWords = Spoken<typeof pushActTexts>
