/** The reasons of a verdict, and those that only readers get. */
import { reasonCodes } from './reasons.ts'

export const readerReasons = [
  ...reasonCodes,
  /** A reader does not search a number without its unit. */
  'unit_needed',
  /** Ten unknown numbers within five minutes block numbers for five minutes: only passes and plates open. */
  'numbers_paused',
  'day_code_needed',
  'not_at_reader',
  /** A guard compares a document because the home refuses a person with a similar name or plate. */
  'document_needed',
] as const
export type ReaderReason = (typeof readerReasons)[number]
