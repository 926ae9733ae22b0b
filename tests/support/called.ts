import { expect } from 'vitest'
import type { TestInstallation } from './installation.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the name and the four signs of a member of the staff. */
export const called = (name: string) => expect.stringMatching(new RegExp(`^${escaped(name)} · [2-9A-HJ-NP-Z]{4}$`))

export async function signed({ owner }: Pick<TestInstallation, 'owner'>, name: string, id: string): Promise<string> {
  const { rows } = await owner.query('select access.sign_of($1) as sign', [id])
  return `${name} · ${rows[0].sign}`
}
