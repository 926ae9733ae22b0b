/** The sections of the residents' guide are in the order in which a new resident needs them. */
import { amenitiesSection } from './guide.amenities.messages.ts'
import { gettingStartedSection } from './guide.gettingStarted.messages.ts'
import { notificationsSection } from './guide.notifications.messages.ts'
import { petsSection } from './guide.pets.messages.ts'
import { staysSection } from './guide.stays.messages.ts'
import { vehiclesSection } from './guide.vehicles.messages.ts'
import { visitorsSection } from './guide.visitors.messages.ts'
import { workersSection } from './guide.workers.messages.ts'

export interface GuideText {
  readonly es: string
  readonly en: string
}

interface GuideEntry {
  /** Used as anchor in the page, and as key of its everyday words. */
  readonly id: string
  readonly title: GuideText
  /** Plain sentences; an empty line separates paragraphs. */
  readonly text: GuideText
  /** The name of a picture in public/guide/, which exists in each language. */
  readonly picture?: string
}

/** A tip with everyday words has an id. */
interface GuideTip extends GuideText {
  readonly id?: string
}

export interface GuideSection {
  readonly anchor: string
  readonly title: GuideText
  readonly about: GuideText
  readonly entries: readonly GuideEntry[]
  readonly tips: readonly GuideTip[]
  /** Prints one page per entry, with lines for these phone numbers. */
  readonly calls?: readonly GuideText[] | undefined
}

export const guide: readonly GuideSection[] = [
  gettingStartedSection,
  visitorsSection,
  staysSection,
  amenitiesSection,
  vehiclesSection,
  petsSection,
  workersSection,
  notificationsSection,
]
