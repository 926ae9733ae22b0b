/** Tells how a log row reached the server if its own guard did not send it at once: sender, arrival, proof, clock, conflict. */
import type { Provenance } from './provenanceSchema.ts'

export interface ProvenanceWords {
  sent: (who: string) => string
  sent_arrived: (who: string, when: string) => string
  arrived: (when: string) => string
  somebody: string
  unproven: string
  in_other_name: string
  doubt: string
  conflicts: Record<string, string>
}

/** Returns each fact separately, for the columns of an export. */
export function provenanceFacts(line: Provenance | null, words: ProvenanceWords) {
  return {
    sent_by: line?.sent_by === '' ? words.somebody : (line?.sent_by ?? null),
    proof: line?.unproven ? words.unproven : line?.in_other_name ? words.in_other_name : null,
    conflict: line?.conflict ? (words.conflicts[line.conflict] ?? line.conflict) : null,
    doubt: line?.doubt ? words.doubt : null,
  }
}

/** Returns the remarks in the order of importance; none for a row that its own guard sent at once. */
export function provenanceLines(
  line: Provenance | null,
  words: ProvenanceWords,
  momentOf: (written: string) => string,
): string[] {
  const { sent_by, proof, conflict, doubt } = provenanceFacts(line, words)
  const arrived = line?.arrived_at ? momentOf(line.arrived_at) : null
  const sent = sent_by ? (arrived ? words.sent_arrived(sent_by, arrived) : words.sent(sent_by)) : null
  return [sent ?? (arrived && words.arrived(arrived)), proof, conflict, doubt].filter((remark) => remark !== null)
}
