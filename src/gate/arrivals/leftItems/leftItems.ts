export const leftItemKinds = ['package', 'food', 'envelope', 'keys', 'other'] as const
export type LeftItemKind = (typeof leftItemKinds)[number]

/** The receiver, as far as the screen that opens the form knows it. */
export interface LeftItemFor {
  unit_number: string
  company: string | null
  authorization_id: string | null
}

type LeftWords = Readonly<Record<LeftItemKind, string>> & { from: (what: string, company: string) => string }

/** Says for example "Paquete de Amazon · caja grande". */
export const leftItemName = (
  { kind, said, company }: { kind: LeftItemKind; said: string | null; company: string | null },
  words: LeftWords,
) => [company ? words.from(words[kind], company) : words[kind], said].filter(Boolean).join(' · ')
