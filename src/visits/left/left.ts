/** What may be left at a gate. */

export const leftKinds = ['package', 'food', 'envelope', 'keys', 'other'] as const
export type LeftKind = (typeof leftKinds)[number]

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
