/** What a code without an end date may open at an unattended reader, and the reasons that only readers get. */
import { reasonCodes } from './reasons.ts'

/** `day`: only the code that the app renews each day; `plain`: the code itself; `none`: nothing. */
export const readerChoices = ['day', 'plain', 'none'] as const
export type ReaderChoice = (typeof readerChoices)[number]

/** Kinds whose code may have no end date. */
export const endlessKinds = ['co_resident', 'permanent_visitor', 'worker', 'vehicle'] as const
export type EndlessKind = (typeof endlessKinds)[number]
export type ReaderRules = Readonly<Record<EndlessKind, ReaderChoice>>

export const readerReasons = [
  ...reasonCodes,
  /** A number without its unit is not looked up. */
  'unit_needed',
  /** After ten unknown numbers within five minutes: for five minutes only passes and plates. */
  'numbers_paused',
  'day_code_needed',
  'not_at_reader',
  /** The home refuses somebody with a similar name or plate: a guard compares a document. */
  'document_needed',
] as const
export type ReaderReason = (typeof readerReasons)[number]
