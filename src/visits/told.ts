/** What is said beside whoever a line names: who sent it, when it arrived, and what nobody vouches for, said in one place. */
import { z } from 'zod'
import { moment } from '../shared/fields.ts'

export const told = z.strictObject({
  /** Another than the line names; empty where that name is gone. */
  sent_by: z.string().nullable(),
  /** Where it is another time than the line's. */
  arrived_at: moment.nullable(),
  /** Whoever it names had not signed in for it on that device. */
  unproven: z.boolean(),
  /** It was told in the name of somebody who was not on duty then, and stands in the sender's. */
  in_other_name: z.boolean(),
  /** Why the device's clock was in doubt. */
  doubt: z.string().nullable(),
  /** What would have been refused. */
  conflict: z.string().nullable(),
})
export type Told = z.infer<typeof told>

export interface ToldWords {
  sent: (who: string) => string
  sent_arrived: (who: string, when: string) => string
  arrived: (when: string) => string
  somebody: string
  unproven: string
  in_other_name: string
  doubt: string
  conflicts: Record<string, string>
}

/** Each by itself, as a file's columns say it. */
export function toldFacts(line: Told | null, words: ToldWords) {
  return {
    sent_by: line?.sent_by === '' ? words.somebody : (line?.sent_by ?? null),
    proof: line?.unproven ? words.unproven : line?.in_other_name ? words.in_other_name : null,
    conflict: line?.conflict ? (words.conflicts[line.conflict] ?? line.conflict) : null,
    doubt: line?.doubt ? words.doubt : null,
  }
}

/** In the order in which a reader needs it; nothing for a line that its own guard told at once. */
export function toldLines(line: Told | null, words: ToldWords, momentOf: (written: string) => string): string[] {
  const { sent_by, proof, conflict, doubt } = toldFacts(line, words)
  const arrived = line?.arrived_at ? momentOf(line.arrived_at) : null
  const sent = sent_by ? (arrived ? words.sent_arrived(sent_by, arrived) : words.sent(sent_by)) : null
  return [sent ?? (arrived && words.arrived(arrived)), proof, conflict, doubt].filter((said) => said !== null)
}
