// @vitest-environment happy-dom
/** The form warns about a second live pass for the same person, and about a plate that is registered already. */
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { stateFilters } from '../authorizations.contract.ts'
import { AlreadyNote } from './AlreadyNote.tsx'

const stored = (values: object) => ({ items: [{ id: 'earlier', values }], next: null })
const paulina = { name: 'Paulina', last_name: 'Ruíz', valid_from: '2026-11-25', valid_until: '2026-11-25' }

test('names the day of the live pass of the same person, however the name is typed', async () => {
  const asked = serve(() => stored(paulina))
  show(<AlreadyNote type="temporary_visitor" id="new" values={{ name: 'PAULINA', last_name: 'Ruiz ' }} />, 'es')
  await screen.findByText(/^Paulina Ruíz ya tiene un pase: miércoles.*25 de noviembre.*todo el día/)
  expect(asked[0]?.input).toMatchObject({ auth_type: 'temporary_visitor', state: stateFilters[0] })
})

test('warns only of the passes of the same person, and not of the one in the form', async () => {
  const december = { valid_from: '2026-12-01', valid_until: '2026-12-01' }
  const all = { earlier: paulina, later: { ...paulina, ...december }, other: { ...paulina, last_name: 'R' } }
  serve(() => ({ items: Object.entries(all).map(([id, values]) => ({ id, values })), next: null }))
  const warning = async (of: RegExp) => (await screen.findByText(of)).parentElement?.textContent
  const { again } = show(<AlreadyNote type="temporary_visitor" id="new" values={all.other} />)
  expect(await warning(/^Paulina R already/)).not.toContain('Ruíz')
  again(<AlreadyNote type="temporary_visitor" id="earlier" values={paulina} />)
  const shown = await warning(/^Paulina Ruíz already/)
  expect(shown).toMatch(/^Paulina Ruíz already has a pass: Tuesday December 1,[^:]*$/)
})

test('names the vehicle that has the plate already', async () => {
  serve(() => stored({ vehicle_plate: 'NXA482B', name: 'Nissan Versa' }))
  show(<AlreadyNote type="vehicle" id="new" values={{ vehicle_plate: 'nxa-482-b' }} />)
  await screen.findByText('You have already registered the plate NXA482B: Nissan Versa.')
})
