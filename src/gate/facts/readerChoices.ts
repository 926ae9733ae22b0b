/** What may open an unattended reader without an end of its own, and what a reader is told beside the reasons of every verdict. */
import { reasonCodes } from './reasons.ts'

/** What a code without an end opens at a reader: only the one that its holder renews each day, the code itself, or nothing. */
export const readerChoices = ['day', 'plain', 'none'] as const
export type ReaderChoice = (typeof readerChoices)[number]

/** Those whose code may be without an end. */
export const endlessKinds = ['co_resident', 'permanent_visitor', 'worker', 'vehicle'] as const
export type EndlessKind = (typeof endlessKinds)[number]
export type ReaderRules = Readonly<Record<EndlessKind, ReaderChoice>>

export const readerReasons = [
  ...reasonCodes,
  /** A number opens nothing alone: it is not even looked up. */
  'unit_needed',
  /** Ten that nobody has within five minutes: for five more only passes and plates. */
  'numbers_paused',
  'day_code_needed',
  'not_at_reader',
] as const
export type ReaderReason = (typeof readerReasons)[number]
