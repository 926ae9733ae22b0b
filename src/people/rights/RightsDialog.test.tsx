// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { newId } from '../../shared/ids.ts'
import { RightsDialog } from './RightsDialog.tsx'

const home = () => ({
  ...{ person_id: newId(), residence_id: newId(), full_name: 'Emma Planta' },
  ...{ kind: null, may_authorize: true, asked: 'later' as const },
})

test('defaults an employee to not authorizing, and keeps their own choice of notices', async () => {
  const asked = serve(() => ({}))
  const emma = home()
  const { user } = show(<RightsDialog home={emma} onClose={() => {}} />)
  expect(screen.getByRole('combobox', { name: 'Their phone rings' })).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: 'In this home they are' }))
  await user.click(await screen.findByRole('option', { name: 'Employee who lives there' }))
  expect(screen.getByRole('switch', { name: /^May authorize entries/ })).toHaveProperty('checked', false)
  // A person who may not authorize receives no requests.
  expect(screen.queryByRole('combobox', { name: 'Their phone rings' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => asked.find(({ call }) => call === 'rights.setHome')?.input)
    .toEqual({
      ...{ id: emma.person_id, residence_id: emma.residence_id, kind: 'employee', may_authorize: false },
    })
})

test('shows an employee whom the administration allows to authorize', async () => {
  const asked = serve(() => ({}))
  const { user } = show(<RightsDialog home={home()} onClose={() => {}} />)
  await user.click(screen.getByRole('combobox', { name: 'In this home they are' }))
  await user.click(await screen.findByRole('option', { name: 'Employee who lives there' }))
  await user.click(screen.getByRole('switch', { name: /^May authorize entries/ }))
  await user.click(screen.getByRole('combobox', { name: 'Their phone rings' }))
  await user.click(await screen.findByRole('option', { name: 'Never: it does not ring' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => asked.find(({ call }) => call === 'rights.setHome')?.input)
    .toMatchObject({ kind: 'employee', may_authorize: true, asked: 'never' })
})
