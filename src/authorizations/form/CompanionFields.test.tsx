// @vitest-environment happy-dom
/** Tests the field for the people who come with the person on the pass. */
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { useFormState } from '../../web/form/formState.ts'
import { CompanionFields } from './CompanionFields.tsx'

let values: Record<string, unknown> = {}

function Form({ people }: { people: unknown }) {
  const form = useFormState({
    initial: { values: { people, companions: '' } as Record<string, unknown> },
    validate: () => ({}),
  })
  values = form.values.values
  return <CompanionFields form={form} />
}

test('stores the whole group, and asks for names only where companions come', async () => {
  const { user } = show(<Form people="" />, 'es')
  const count = screen.getByRole('textbox', { name: 'Acompañantes' })
  expect(screen.queryByLabelText('Nombres de los acompañantes')).toBeNull()
  await user.clear(count)
  await user.type(count, '4')
  expect(values.people).toBe(5)
  screen.getByText('5 personas en total')
  await user.clear(count)
  await user.type(count, '0')
  expect(values.people).toBe('')
})

test('raises the number with the names, and forgets the names without companions', async () => {
  const { user } = show(<Form people={2} />, 'en')
  await user.type(screen.getByLabelText('Names of the companions'), 'Eva\nLuis\nSofía')
  expect(values).toMatchObject({ people: 4, companions: 'Eva\nLuis\nSofía' })
  screen.getByText('4 people in total')
  await user.clear(screen.getByRole('textbox', { name: 'Companions' }))
  expect(values).toMatchObject({ people: '', companions: '' })
})
