/** The interface between the dialogs of a guard and their place of work: a station answers from its snapshot, the desk from calls. */
import { createContext, use } from 'react'
import type { Spelling } from '../../shared/unitNames.ts'
import type { Arrival, ArrivalRules } from '../arrivals/arrivals.ts'
import type { RuleFacts } from '../arrivals/homeRules/homeRules.ts'
import type { BookPage } from '../station/facts/gate.snapshot.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import type { LikelyUnit } from '../station/facts/likelyUnits.ts'
import type { AtUnit } from '../visits/visits.rules.ts'

export interface GuardPost {
  readonly condominium_id: string
  /** Whether a form keeps its draft. A device that other guards use keeps none. */
  readonly keepsDrafts: boolean
  /** Writes an act down and answers the id of its event. The desk sends a repeated id as the same act. */
  record(act: Act, eventId: string): Promise<string>
  /** Adds the photo of an item that was written down, and answers when it reaches the server. */
  addItemPhoto(itemId: string, jpeg: Uint8Array): Promise<'sent' | 'waits'>
  /** Whether a toast offers to take back the entry or exit that it tells of; a station offers it on its card. */
  readonly corrects: boolean
  /** Why an act was not written down. */
  failureText(error: unknown): string
  /** Another person inside with this badge, as far as it is known here: the server refuses it too. */
  bearer(badge: string, of: string | null): Bearer | undefined
  /** Returns the telephones of a home and logs the view. At the desk a view without a person at the gate needs a reason. */
  showPhones(look: PhoneLook, eventId: string): Promise<readonly Phone[]>
  /** The time here, as the rules of homes count it. */
  now(): number
  useUnits(): Units
  useArrivalFacts(unit: string): ArrivalFacts
  /** Finds an open request about the same person at the same unit. */
  useSameWaiting(of: AtUnit): Arrival | undefined
  /** Units for which an arrival is likely now: each is one touch. */
  likelyUnits(): readonly LikelyUnit[]
  /** Names of the people of a home, as far as they are known here. */
  useHomePeople(unit: string | null): readonly string[]
}

export interface Bearer extends Arrival {
  unit: string
  badge?: string | null | undefined
}

/** The facts about arrivals at a unit; without a unit the questions of the condominium. */
export interface ArrivalFacts {
  rules: ArrivalRules
  /** The fields that the home needs of each arrival. */
  lines: { name: boolean; plate: boolean }
  /** Null where the home says nothing beforehand, and everybody is asked. */
  homeRules: RuleFacts | null
  time_zone: string
  /** The unit has no account and no telephone, so no one can be asked. */
  unreached: boolean
  /** The administration answers for the unit. */
  administered: boolean
  /** No app of the unit rings now. */
  onlyByPhone: boolean
  badgeKinds: readonly string[]
  /** Whether items that stay at the gate are written down here. */
  keepsLeft: boolean
  /** After a refusal: reads them again. */
  again(): void
}

interface PhoneLook {
  unit_number: string
  authorization_id: string | null
  reason: string | null
}

export type Phone = BookPage['who'][number]

interface Units {
  readonly units: readonly string[]
  readonly spellings: readonly Spelling[] | undefined
  readonly pending: boolean
}

const Post = createContext<GuardPost | null>(null)
export const GuardPostProvider = Post.Provider

export function useGuardPost(): GuardPost {
  const post = use(Post)
  if (!post) throw new Error('a dialog of a guard needs a post')
  return post
}
