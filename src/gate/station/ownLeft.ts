/** What waits at the gate, completed with what this station wrote and the snapshot does not include yet. */
import type { LeftItem, Snapshot } from '../facts/gate.snapshot.ts'
import type { MadeEvent } from '../facts/gateEvents.ts'

export function withOwnLeft(
  { left_at_gate, book }: Pick<Snapshot, 'left_at_gate' | 'book'>,
  own: readonly MadeEvent[],
): LeftItem[] | undefined {
  // A server of a former release has no such book.
  if (!left_at_gate) return undefined
  const waiting = new Map(left_at_gate.map((item) => [item.id, item]))
  for (const event of own) {
    if (event.kind === 'item_handed') waiting.delete(event.of)
    if (event.kind !== 'item_left' || waiting.has(event.id)) continue
    const { id, unit_number: unit, item: kind, said, company, at } = event
    const people =
      left_at_gate.find((one) => one.unit === unit)?.people ??
      book?.find((page) => page.unit === unit)?.who.map(({ name }) => name) ??
      []
    waiting.set(id, { id, unit, kind, said, company, at, people })
  }
  return [...waiting.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
