// @vitest-environment happy-dom
import { TextInput } from '@mantine/core'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { contract, write } from '../../shared/contract.ts'
import { email, requiredLine } from '../../shared/fields.ts'
import { Refused } from '../calls/api.ts'
import { useLanguage } from '../language/language.tsx'
import { focusFirst, useCallForm } from './callForm.ts'
import { FormDialog } from './FormDialog.tsx'

const { invite } = contract('toys', {
  invite: write('Invites somebody.', z.object({ name: requiredLine(20), email }), z.object({ id: z.string() })),
})

const done = vi.fn()
const close = vi.fn()

function Invite() {
  const { setLanguage } = useLanguage()
  const call = useCallForm(invite, { initial: { name: '', email: '' }, done })
  return (
    <FormDialog of={call} title="Invite somebody" submit="Invite" onClose={close}>
      <TextInput label="Name" {...call.form.getInputProps('name')} data-path="name" />
      <button type="button" onClick={() => setLanguage('es')}>
        Español
      </button>
      <TextInput label="E-mail" {...call.form.getInputProps('email')} data-path="email" />
    </FormDialog>
  )
}

function open() {
  done.mockReset()
  close.mockReset()
  return show(<Invite />).user
}
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('names the missing and invalid fields, focuses the first one and sends nothing', async () => {
  const requests = serve(() => ({}))
  const user = open()
  await user.type(field('E-mail'), 'not an address')
  await user.click(button('Invite'))
  expect(screen.getByText('The name is missing')).toBeTruthy()
  expect(screen.getByText('Enter a valid e-mail, like ana@mail.com')).toBeTruthy()
  expect(document.activeElement).toBe(field('Name'))
  expect(requests).toEqual([])
})

test('sends the values of a form, and gives the answer to the screen', async () => {
  const requests = serve(() => ({ id: '7' }))
  const user = open()
  await user.type(field('Name'), 'Ana')
  await user.type(field('E-mail'), 'ana@mail.com{Enter}')
  await expect.poll(() => done.mock.calls).toEqual([[{ id: '7' }, { name: 'Ana', email: 'ana@mail.com' }]])
  expect(requests).toEqual([{ call: 'toys.invite', input: { name: 'Ana', email: 'ana@mail.com' } }])
})

test('keeps the typed values and marks the field when the server refuses', async () => {
  serve(() => {
    throw new Refused('invalid', 422, [{ field: 'name', problem: 'too_long' }])
  })
  const user = open()
  await user.type(field('Name'), 'Ana')
  await user.type(field('E-mail'), 'ana@mail.com{Enter}')
  await screen.findByText('It is too long')
  expect([field('Name').value, field('E-mail').value]).toEqual(['Ana', 'ana@mail.com'])
  expect(done).not.toHaveBeenCalled()
})

test('sends once and cannot be closed while the request is pending', async () => {
  let answer = (_: unknown) => {}
  const requests = serve(() => new Promise((resolve) => (answer = resolve)))
  const user = open()
  await user.type(field('Name'), 'Ana')
  await user.type(field('E-mail'), 'ana@mail.com{Enter}')
  await expect.poll(() => button('Cancel').disabled).toBe(true)
  await user.click(button('Invite'))
  await user.keyboard('{Escape}')
  await user.click(button('Close'))
  expect(close).not.toHaveBeenCalled()
  answer({ id: '7' })
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(requests).toHaveLength(1)
})

test('says that a text is too long, not that it is missing', async () => {
  const user = open()
  await user.type(field('Name'), 'A name that is longer than twenty letters')
  await user.click(button('Invite'))
  expect(screen.getByText('It is too long')).toBeTruthy()
})

test('shows the label of the first field at fault, in the order of the screen', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const user = open()
  await user.click(button('Invite'))
  expect(document.activeElement).toBe(field('Name'))
  expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByText('Name').parentElement)
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'start' })
  field('E-mail').focus()
  focusFirst(['email', 'name'])
  expect(document.activeElement).toBe(field('Name'))
})

test('shows field errors in a language that is chosen later', async () => {
  const user = open()
  await user.click(button('Invite'))
  for (const said of ['The name is missing', 'The e-mail is missing']) screen.getByText(said)
  await user.click(button('Español'))
  for (const said of ['Falta el nombre', 'Falta el correo']) screen.getByText(said)
})
