// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { householdMessages } from '../../households/households.messages.ts'
import { newId } from '../../shared/ids.ts'
import { speak } from '../../shared/messages.ts'
import { spellingMessages } from '../../units/spellings/spellings.messages.ts'
import { peopleMessages } from '../people.messages.ts'
import { ApproveDialog } from './ApproveDialog.tsx'

const { users } = speak(peopleMessages, 'en')
const { office } = speak(householdMessages, 'en')
const { meant } = speak(spellingMessages, 'en')

const newcomer = {
  ...{ id: newId(), full_name: 'Bruno Salas', approval_status: 'pending' as const, unit_number: '101' },
  ...{ condominium: { id: newId(), name: 'Los Encinos', time_zone: 'America/Mexico_City' } },
  ...{ invited_by_name: null, asked_home: null },
}

function open(units: readonly string[]) {
  const asked = serve(({ call, input }) => {
    const { written } = input as { written?: string }
    const unit = units.find((one) => one === written) ?? null
    if (call === 'spellings.meant') return { unit, likely: unit ? [] : units, alike: [], people: [] }
    return call === 'households.around' ? [{ full_name: 'Elena Paz', since: '2026-03-01T18:00:00Z' }] : {}
  })
  const done = { title: 'Approved', done: 'Bruno Salas may use Garita.' }
  const { user } = show(<ApproveDialog person={newcomer} done={done} onClose={() => {}} />)
  const decided = () => asked.find(({ call }) => call === 'people.decide')?.input
  return { user, decided }
}
const approve = () => screen.findByRole('button', { name: users.approve })

test('lists the residents of the unit, and sends the rights that the administrator chose', async () => {
  const { user, decided } = open(['101'])
  await screen.findByText(office.lives_already('101'))
  screen.getByText('Elena Paz')
  await user.click(screen.getByRole('switch', { name: /^May authorize entries/ }))
  await user.click(await approve())
  await expect.poll(decided).toMatchObject({ to: 'approved', rights: { kind: null, may_authorize: false } })
})

test('waits until the unit is known, and sends the unit that the administrator chose instead', async () => {
  const { user, decided } = open(['102'])
  await screen.findByText(meant.none('101'))
  expect(await approve()).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: '102' }))
  await screen.findByText(office.lives_already('102'))
  await user.click(await approve())
  await expect.poll(decided).toMatchObject({ to: 'approved', unit_number: '102' })
})
