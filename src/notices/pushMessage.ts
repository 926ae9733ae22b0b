/** The texts are in the language of the subscriber. */
import type { Spoken } from '../shared/messages.ts'
import type { pushActTexts } from './notices.messages.ts'

export interface PushMessage {
  title: string
  body: string
  path: string
  /** The home of the worker's calls, for a person with several. */
  headers?: Readonly<Record<string, string>>
  kind: string
  fact_id: string
  /** The labels of the two acts, for a pending request. */
  acts?: PushActWords
}

export type PushActWords = Spoken<typeof pushActTexts>

/** Marks a test message. */
export const testRing = 'test_ring'
