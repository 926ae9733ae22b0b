/** What may be left at a gate, and what stations and desks write of it. */
import { z } from 'zod'
import { id, optionalLine, typedLine, unitNumber } from '../../shared/fields.ts'

export const leftKinds = ['package', 'food', 'envelope', 'keys', 'other'] as const
export type LeftKind = (typeof leftKinds)[number]

export const leaving = {
  unit_number: unitNumber,
  item: z.enum(leftKinds),
  said: optionalLine(120),
  company: optionalLine(60),
  /** The arrival that brought it. */
  authorization_id: id.nullable(),
}

export const handing = { of: id, handed_to: typedLine(120) }

/** For whom something is left, as the screen that opens the form knows it. */
export interface LeftFor {
  unit_number: string
  company: string | null
  authorization_id: string | null
}

type LeftWords = Readonly<Record<LeftKind, string>> & { from: (what: string, company: string) => string }

/** "Paquete de Amazon · caja grande". */
export const leftName = (
  { kind, said, company }: { kind: LeftKind; said: string | null; company: string | null },
  words: LeftWords,
) => [company ? words.from(words[kind], company) : words[kind], said].filter(Boolean).join(' · ')
