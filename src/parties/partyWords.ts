/** Writes the hours of a party, also past midnight, as one day. */
import type { periodTexts } from '../authorizations/passes/visitPage.messages.ts'
import { dayOf, hourOf, longDay } from '../authorizations/periodWords.ts'
import type { Language, Spoken } from '../shared/messages.ts'

export const partyHours = (
  text: Spoken<typeof periodTexts>,
  language: Language,
  { from, until }: { from: string; until: string },
) => text.hours(longDay(dayOf(from), language), hourOf(from) || '00:00', hourOf(until) || '24:00')
