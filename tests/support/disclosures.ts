import { disclosures } from '../../src/investigations/disclosures.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import type { TestPerson } from './installation.ts'

interface Subject {
  kind?: 'unit' | 'person' | 'plate' | 'pass' | 'everything'
  subject?: string | null
  subject_id?: string
  from?: string
  until?: string
  told_from?: string
}

export const reasonSaid = 'Un golpe en el auto'

const day = 86_400_000

/** Gives a reason and returns the id of the disclosure, by default of all events of the last 300 days. */
export async function giveReason(by: TestPerson, condominiumId: string, subject: Subject = {}): Promise<string> {
  const id = newId()
  const answer = await by.call(disclosures.record, {
    ...{ condominium_id: condominiumId, id, kind: 'everything', reason: 'damage', said: reasonSaid },
    from: new Date(Date.now() - 300 * day).toISOString(),
    until: new Date(Date.now() + 60_000).toISOString(),
    ...subject,
  })
  if (!answer.ok) throw new Error(`no reason was given: ${answer.code}`)
  return id
}
