/** Written questions, one on each line, for each passage of the guide and each topic beyond it. */
import type { Language } from '../../../shared/messages.ts'
import type { GuideText } from '../../guide/guide.ts'
import { amenitiesQuestions } from './amenities.messages.ts'
import { gettingStartedQuestions } from './gettingStarted.messages.ts'
import { notificationsQuestions } from './notifications.messages.ts'
import { petsQuestions } from './pets.messages.ts'
import { vehiclesQuestions } from './vehicles.messages.ts'
import { visitorsQuestions } from './visitors.messages.ts'
import { workersQuestions } from './workers.messages.ts'

type Asked = Readonly<Record<Language, string>>
/** By the id of an entry or tip of the guide. */
export type Questions = Readonly<Record<string, Asked>>

export interface BeyondGuide extends Asked {
  readonly id: string
  readonly text: GuideText
  /** Ids of the guide, or addresses in `screens`. */
  readonly links?: readonly string[]
}

export const guideQuestions: Questions = {
  ...gettingStartedQuestions,
  ...visitorsQuestions,
  ...amenitiesQuestions,
  ...vehiclesQuestions,
  ...petsQuestions,
  ...workersQuestions,
  ...notificationsQuestions,
}
