/** What a line of the log says about a mistake of a guard: it corrects another line, or another line corrects it. */
/** How a line of the log may stand to another. */
export const corrections = ['corrects', 'corrected'] as const

interface Line {
  event_type: string
  correction?: (typeof corrections)[number] | null | undefined
}

type Words = Readonly<Record<string, string>>

/** What happened, in words; a correction says what it corrects, and a corrected line gets a remark. */
export function eventWords(line: Line, words: Words) {
  const { event_type, correction } = line
  return {
    event: correction === 'corrects' ? correctionWords(line, words) : (words[event_type] ?? event_type),
    remark: correction === 'corrected' ? correctionWords(line, words) : null,
  }
}

/** Only what it says of a correction. */
export function correctionWords({ event_type, correction }: Line, words: Words): string | null {
  const word = correction === 'corrects' ? `${event_type}_corrects` : correction
  return word ? (words[word] ?? word) : null
}
