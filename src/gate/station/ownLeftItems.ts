import type { LeftItem, Snapshot } from './facts/gate.snapshot.ts'
import type { MadeEvent } from './facts/gateEvents.ts'

type Known = Pick<Snapshot, 'left_at_gate' | 'book' | 'entries'>

export function withOwnLeftItems(snapshot: Known, own: readonly MadeEvent[]): LeftItem[] | undefined {
  const { left_at_gate } = snapshot
  if (!left_at_gate) return undefined
  const waiting = new Map(left_at_gate.map((item) => [item.id, item]))
  for (const event of own) {
    if (event.kind === 'item_handed') waiting.delete(event.of)
    if (event.kind !== 'item_left' || waiting.has(event.id)) continue
    const { id, unit_number: unit, item: kind, said, company, shelf = null, at } = event
    waiting.set(id, { id, unit, kind, said, company, shelf, at, people: peopleOf(unit, snapshot) })
  }
  return [...waiting.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** The server's list of residents is missing, so the station uses the people whom it knows. */
function peopleOf(unit: string, { left_at_gate, book, entries }: Known): string[] {
  const named = left_at_gate?.find((one) => one.unit === unit)
  if (named) return named.people
  const called = book?.find((page) => page.unit === unit)?.who.map(({ name }) => name) ?? []
  const home = entries
    .filter((entry) => entry.unit === unit && entry.kind !== 'temporary_visitor')
    .flatMap(({ kind, name, last_name, host }) => [
      host ?? [],
      kind === 'co_resident' ? [name, last_name].filter(Boolean).join(' ') : [],
    ])
    .flat()
  return [...new Set([...called, ...home])]
}
