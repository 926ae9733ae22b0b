import { households } from '../../src/households/households.contract.ts'
import { notices } from '../../src/notices/notices.contract.ts'
import { people } from '../../src/people/people.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { revisionOf } from './accounts.ts'
import { ask, type TestInstallation, type TestPerson } from './installation.ts'
import { sharedInstallation } from './sharedInstallation.ts'

export async function homes() {
  const garita = await sharedInstallation()
  const place = await garita.condominium('Los Encinos')
  const elsewhere = await garita.condominium('Otro')
  const root = await garita.person({ user_role: 'super_admin', full_name: 'Raíz' })
  const admin = await garita.person({ user_role: 'admin', assigned: [place] })
  const agent = await garita.person({ user_role: 'agent', assigned: [place] })
  const home = { unit: 100 }

  const lives = (fullName: string, unit = `${home.unit}`, condominium = place) =>
    garita.person({ condominium, unit, full_name: fullName })
  const joiningOf = async (id: string): Promise<string> =>
    (await garita.owner.query('select joining from residences where profile_id = $1 and until is null', [id])).rows[0]
      .joining

  return {
    garita,
    place,
    elsewhere,
    root,
    admin,
    agent,
    home,
    lives,
    joiningOf,
    /** Adds a resident of a new home, before all others of the test. */
    async older(): Promise<TestPerson> {
      home.unit += 1
      return lives('Olga Mayor')
    },
    object: async (who: TestPerson, about: { id: string }) =>
      who.call(households.object, { joining: await joiningOf(about.id) }),
    stands: async (id: string): Promise<boolean | undefined> =>
      (
        await garita.owner.query(
          'select access.host_stands(condominium_id, id) as stands from residences where profile_id = $1 and until is null',
          [id],
        )
      ).rows[0]?.stands,
    /** Sends the form of a super admin, by default with the home of the test. */
    changed: async (id: string, more: object = {}) => {
      const done = await ask(
        garita,
        people.change,
        {
          id,
          revision: await revisionOf(garita, id),
          full_name: 'Nuria Nueva',
          email: `${id}@garita.test`,
          phone_number: null,
          user_role: 'resident',
          approval_status: 'approved',
          condominium_id: place,
          unit_number: `${home.unit}`,
          ...more,
        },
        root.token,
      )
      if (!done.ok) throw new Error(done.code)
    },
    async bell(person: TestPerson, kind: string) {
      const listed = await person.call(notices.list, {})
      if (!listed.ok) throw new Error(listed.code)
      return listed.answer.items.filter((item) => item.kind === kind)
    },
    async household(person: TestPerson) {
      const mine = await person.call(households.mine, {})
      if (!mine.ok) throw new Error(mine.code)
      return mine.answer
    },
  }
}
export type Homes = Awaited<ReturnType<typeof homes>>

/** Calls as a page of one of the person's homes. */
export const inHome = (garita: Pick<TestInstallation, 'app'>, person: TestPerson, home: string): TestPerson => ({
  ...person,
  call: (call, input) => ask(garita, call, input, person.token, home),
})

export async function homesOf(garita: TestInstallation, person: { id: string }): Promise<string[]> {
  const { rows } = await garita.owner.query<{ id: string }>(
    'select id from residences where profile_id = $1 and until is null order by since, id',
    [person.id],
  )
  return rows.map(({ id }) => id)
}

/** A new unit without residents, as the form sends it. */
export const newUnit = (unitNumber = 'T9 101') => ({
  id: newId(),
  unit_number: unitNumber,
  tower: null,
  floor: null,
  kind: 'home' as const,
})

/** An owner of unit 101, as the form sends it: with a name, so that an unknown address is invited. */
export const newOwner = (condominiumId: string, email: string) => ({
  ...{ condominium_id: condominiumId, id: newId(), unit_number: '101', email },
  ...{ person_id: newId(), full_name: 'Ana', language: 'es' as const },
})
