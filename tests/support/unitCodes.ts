import { join } from '../../src/session/join/join.contract.ts'
import { unitCodes } from '../../src/units/code/unitCodes.contract.ts'
import { units } from '../../src/units/units.contract.ts'
import { registration } from './accounts.ts'
import { newUnit } from './homes.ts'
import { ask, type TestInstallation, type TestPerson } from './installation.ts'

export interface Home {
  condominium_id: string
  unit_number: string
}

export async function codeOfUnit(by: TestPerson, home: Home): Promise<string> {
  const made = await by.call(unitCodes.makeCode, home)
  if (!made.ok) throw new Error(made.code)
  return made.answer.code
}

export async function codeOfNewUnit(by: TestPerson, condominium: string): Promise<string> {
  const unit = newUnit()
  await by.call(units.make, { condominium_id: condominium, units: [unit] })
  return codeOfUnit(by, { condominium_id: condominium, unit_number: unit.unit_number })
}

export async function idOfNewCode(by: TestPerson, condominium: string): Promise<string | undefined> {
  const home = { condominium_id: condominium, unit_number: '101' }
  await codeOfUnit(by, home)
  const made = await by.call(unitCodes.currentCode, home)
  return made.ok ? made.answer.code?.id : undefined
}

/** The form of a newcomer who registers with a code. */
export function joining(code: string, more: Record<string, unknown> = {}) {
  const { user_role, ...card } = registration(more)
  return { ...card, code } as { id: string; email: string; code: string }
}

export const lookAtUnit = (garita: TestInstallation, code: string) => ask(garita, join.lookAtUnitCode, { code }, null)
export const joinUnit = (garita: TestInstallation, input: unknown) => ask(garita, join.joinUnit, input, null)
