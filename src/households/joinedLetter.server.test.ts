/** The letter about a new account says only what is true for the person who came. */
import { expect, test } from 'vitest'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { householdLetterJobs } from './households.letters.server.ts'

const garita = openForFile(sharedInstallation)

/** Returns the letter to a resident of the home, in their language. */
async function letterAbout(newcomer: string, language: string): Promise<string> {
  const { rows } = await garita.owner.query(
    'select condominium_id, joining, unit_number from residences where profile_id = $1',
    [newcomer],
  )
  const { condominium_id, joining } = rows[0]
  const letters: string[] = []
  const send = async ({ text }: { text: string }) => {
    letters.push(text)
  }
  await garita.owner.query(
    `update profiles set language = $2 where id in (select profile_id from residences where condominium_id = $1 and profile_id <> $3)`,
    [condominium_id, language, newcomer],
  )
  const jobs = householdLetterJobs({ send }, 'http://garita.test')
  await jobs['households.joined']?.({ condominium_id, joining }, garita.database.callerDb({ system: 'keeper' }))
  expect(letters).toHaveLength(1)
  return letters[0] ?? ''
}

const can = {
  es: ': puede autorizar entradas y responder a la caseta.',
  en: ': they can authorize entries and answer the gate.',
}
const cannot = {
  es: '. No puede autorizar entradas ni responder a la caseta.',
  en: '. They cannot authorize entries or answer the gate.',
}

test.each([
  ['an adult', null, can],
  ['a guest of a stay without the right', `kind = 'guest', barred_at = now()`, cannot],
  ['a guest of a stay with the right', `kind = 'guest'`, can],
  ['a person about whom the administration decides', 'frozen_at = now()', cannot],
] as const)('says about %s whether they authorize entries', async (_, change, said) => {
  for (const language of ['es', 'en'] as const) {
    const condominium = await garita.condominium('Los Encinos')
    await garita.person({ condominium, unit: '101' })
    const newcomer = await garita.person({ condominium, unit: '101', full_name: 'Nuria Nueva' })
    if (change) await garita.owner.query(`update residences set ${change} where profile_id = $1`, [newcomer.id])
    const letter = await letterAbout(newcomer.id, language)
    expect(letter).toContain(`Los Encinos${said[language]}`)
    expect(letter).not.toContain((said === can ? cannot : can)[language])
  }
})
