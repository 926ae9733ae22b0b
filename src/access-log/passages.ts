const passages = {
  entry: 'in',
  authority_admitted: 'in',
  exit: 'out',
  visitor_checkout: 'out',
  denied_late: 'refused',
  denied_after_all: 'refused',
  refused_late: 'refused',
  authority_turned_away: 'refused',
  entry_contested: 'doubted',
  line_disputed: 'doubted',
  phones_shown_unasked: 'doubted',
} as const
type Passage = (typeof passages)[keyof typeof passages] | 'none'

const known: Record<string, Passage> = passages

export const passageOf = (event: string): Passage => known[event] ?? 'none'
