import { visits } from '../../src/gate/visits/visits.contract.ts'
import type { Output } from '../../src/shared/contract.ts'
import type { TestPerson } from '../support/installation.ts'

type Line = Output<typeof visits.log>['items'][number]

/** Reads the log as the administration sees it, oldest line first. */
export async function logOf(admin: TestPerson, here: string): Promise<Line[]> {
  const lines: Line[] = []
  let after: string | undefined
  do {
    const page = await admin.call(visits.log, { condominium_id: here, ...(after ? { after } : {}) })
    if (!page.ok) throw new Error(page.code)
    lines.push(...page.answer.items)
    after = page.answer.next ?? undefined
  } while (after)
  return lines.reverse()
}

export const entriesIn = (lines: readonly Line[]) => lines.filter(({ event_type }) => event_type === 'entry')

export const whatOf = ({ arrival_kind, unit_number, name, last_name }: Line) =>
  arrival_kind === 'delivery' ? `delivery ${unit_number}` : `${name} ${last_name}`
