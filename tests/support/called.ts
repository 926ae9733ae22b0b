/** How a line shows a person: the name, the sign of the person, and what they are called today. */
import { expect } from 'vitest'
import type { TestInstallation } from './installation.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Any person of the staff with this name. */
export const called = (name: string) => expect.stringMatching(new RegExp(`^${escaped(name)} · [2-9A-HJ-NP-Z]{4}$`))

/** A name with the sign of one person. */
export async function signed({ owner }: Pick<TestInstallation, 'owner'>, name: string, id: string): Promise<string> {
  const { rows } = await owner.query('select access.sign_of($1) as sign', [id])
  return `${name} · ${rows[0].sign}`
}
