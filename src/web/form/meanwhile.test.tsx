// @vitest-environment happy-dom
import { NumberInput, TextInput } from '@mantine/core'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { contract, edit } from '../../shared/contract.ts'
import { requiredLine, revision } from '../../shared/fields.ts'
import { Refused } from '../calls/api.ts'
import { useCallForm } from './callForm.ts'
import { FormDialog } from './FormDialog.tsx'

const { change } = contract('toys', {
  change: edit(
    'Changes a toy.',
    z.object({ id: z.string(), revision, name: requiredLine(20), place: requiredLine(20), price: z.int() }),
  ),
})

const done = vi.fn()

function ToyForm() {
  const call = useCallForm(change, {
    initial: { id: '7', name: 'Kite', place: 'Shelf', price: 10 },
    revision: 3,
    done,
  })
  return (
    <FormDialog of={call} title="Change the kite" onClose={() => undefined}>
      <TextInput label="Name" {...call.form.getInputProps('name')} />
      <TextInput label="Place" {...call.form.getInputProps('place')} />
      <NumberInput label="Price" {...call.form.getInputProps('price')} />
    </FormDialog>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Another user saved these values; the server accepts only a form that has seen them. */
function meanwhile(other: Record<string, unknown>) {
  done.mockReset()
  const now = { name: 'Kite', place: 'Shelf', price: 10, ...other, revision: 4 }
  const requests = serve(({ input }) => {
    if (revision.parse(Object(input).revision) !== 4) throw new Refused('changed_meanwhile', 409, [], now)
    return {}
  })
  return { requests, user: show(<ToyForm />).user }
}

test('keeps the typed values, reports another user’s change and offers to load the current values', async () => {
  const { user, requests } = meanwhile({ place: 'Cellar' })
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Dragon')
  await user.click(button('Save'))
  expect((await screen.findByRole('alert')).textContent).toContain('Someone changed it meanwhile')
  expect([field('Name').value, field('Place').value]).toEqual(['Dragon', 'Shelf'])

  await user.click(button('See the changes'))
  expect([field('Name').value, field('Place').value]).toEqual(['Dragon', 'Cellar'])
  expect(screen.getByText(/^Changed: Place\./)).toBeTruthy()

  await user.click(button('Save'))
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(requests.at(-1)?.input).toEqual({ id: '7', name: 'Dragon', place: 'Cellar', price: 10, revision: 4 })
})

test('shows the current value beside a field that both users changed, and focuses it', async () => {
  const { user } = meanwhile({ name: 'Balloon' })
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Dragon')
  await user.click(button('Save'))
  await user.click(await screen.findByRole('button', { name: 'See the changes' }))
  expect(field('Name').value).toBe('Dragon')
  expect(screen.getByText('It now says “Balloon”')).toBeTruthy()
  expect(document.activeElement).toBe(field('Name'))
})

test('saves at once if the other change concerns no field of the form', async () => {
  const { user, requests } = meanwhile({})
  await user.type(field('Name'), 's')
  await user.click(button('Save'))
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(requests.map(({ input }) => Object(input).revision)).toEqual([3, 4])
})
