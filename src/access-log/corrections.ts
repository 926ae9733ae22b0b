/** A log line may correct another line, or another line may correct it. */
export const corrections = ['corrects', 'corrected'] as const

interface Line {
  event_type: string
  correction?: (typeof corrections)[number] | null | undefined
}

type Words = Readonly<Record<string, string>>

/** Returns the text of an event. A correction names the corrected event, and a corrected line gets a remark. */
export function eventWords(line: Line, words: Words) {
  const { event_type, correction } = line
  return {
    event: correction === 'corrects' ? correctionWords(line, words) : (words[event_type] ?? event_type),
    remark: correction === 'corrected' ? correctionWords(line, words) : null,
  }
}

/** Returns only the text about a correction. */
export function correctionWords({ event_type, correction }: Line, words: Words): string | null {
  const word = correction === 'corrects' ? `${event_type}_corrects` : correction
  return word ? (words[word] ?? word) : null
}
