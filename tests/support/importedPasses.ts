import { passImports } from '../../src/imports/passes/passes.contract.ts'
import type { PassFacts } from '../../src/imports/passes/passFacts.ts'
import { newId } from '../../src/shared/ids.ts'
import type { TestPerson } from './installation.ts'

type Of<Kind> = Extract<PassFacts, { auth_type: Kind }>
export const vehicle = (more: Partial<Of<'vehicle'>> = {}): PassFacts => ({
  ...{ auth_type: 'vehicle', unit_number: '101', vehicle_plate: 'ABC123', vehicle_type: 'car' },
  ...{ brand: 'Nissan', model: 'Versa', color: 'gris' },
  ...more,
})
const person = { name: 'Lupita', last_name: 'Santos', id_document: null, phone_number: null, notes: null }
export const worker = (more: Partial<Of<'worker'>> = {}): PassFacts => ({
  ...{ auth_type: 'worker', unit_number: '101', ...person, work_type: 'limpieza', weekdays: [1, 2] },
  ...{ hours_from: '08:00', hours_until: '16:00', until: null },
  ...more,
})
export const visitor = (more: Partial<Of<'permanent_visitor'>> = {}): PassFacts => ({
  ...{ auth_type: 'permanent_visitor', unit_number: '101', ...person, relationship: 'familiar' },
  ...more,
})

export const passList = (facts: readonly PassFacts[], place: string, importId = newId()) => ({
  condominium_id: place,
  import_id: importId,
  auth_type: facts[0]?.auth_type ?? 'vehicle',
  lines: facts.map((one) => ({ id: newId(), facts: one })),
})
/** Returns the outcome of each line, or the reason for which the server rejected the whole list. */
export async function outcomesOf(by: Pick<TestPerson, 'call'>, given: ReturnType<typeof passList>) {
  const saved = await by.call(passImports.savePasses, given)
  return saved.ok ? saved.answer.map(({ outcome }) => outcome) : saved.code
}
