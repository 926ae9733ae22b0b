// @vitest-environment happy-dom
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { contract, write } from '../../shared/contract.ts'
import { requiredLine } from '../../shared/fields.ts'
import { CurrentUserProvider } from '../calls/currentUser.tsx'
import { useCallForm } from './callForm.ts'
import { forgetDrafts, keepDraftsOf } from './drafts.ts'
import { FormDialog } from './FormDialog.tsx'
import { useOpener } from './reopening.ts'

const line = requiredLine(40)
const { add } = contract('toys', {
  add: write('Adds a toy.', z.object({ name: line, id_document: line, password: line })),
})

function Toys() {
  const [adding, setAdding] = useState(false)
  const open = useOpener('add', () => setAdding(true))
  return (
    <>
      <Button onClick={open}>New toy</Button>
      {adding ? <ToyForm onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function ToyForm({ onClose }: { onClose: () => void }) {
  const call = useCallForm(add, { initial: { name: '', id_document: '', password: '' }, done: onClose })
  return (
    <FormDialog of={call} title="A new toy" onClose={onClose}>
      <TextInput label="Name" {...call.form.getInputProps('name')} />
      <TextInput label="Document" {...call.form.getInputProps('id_document')} />
      <TextInput label="Password" {...call.form.getInputProps('password')} />
    </FormDialog>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => screen.queryByRole('dialog')
const kept = () => sessionStorage.getItem('garita.drafts')

const page = (id: string, visit = 0) => (
  <CurrentUserProvider
    value={{ id, full_name: 'Ana', user_role: 'admin', condominium: null, time_zones: [], sends_mail: true }}
  >
    <Toys key={`${id} ${visit}`} />
  </CurrentUserProvider>
)

async function typed() {
  const shown = show(page('ana'))
  await shown.user.click(button('New toy'))
  await shown.user.type(field('Name'), 'Kite')
  await shown.user.type(field('Document'), 'INE12345')
  await shown.user.type(field('Password'), 'correct horse')
  return shown
}

beforeEach(() => {
  sessionStorage.clear()
})

test('reopens a form with its typed values, without documents and passwords', async () => {
  const { again } = await typed()
  expect(kept()).toContain('Kite')
  expect(kept()).not.toMatch(/INE12345|correct horse/)
  again(page('ana', 1))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect([field('Name').value, field('Document').value, field('Password').value]).toEqual(['Kite', '', ''])
  expect(await screen.findByText(/We restored what you typed/)).toBeTruthy()
})

test('hides a draft from another user and deletes it when they sign in', async () => {
  const { again } = await typed()
  again(page('beto'))
  expect(dialog()).toBeNull()
  keepDraftsOf('beto')
  expect(kept()).toBeNull()
})

test('deletes drafts at sign-out, here and in other tabs', async () => {
  await typed()
  forgetDrafts()
  expect(kept()).toBeNull()
  sessionStorage.setItem('garita.drafts', '{}')
  dispatchEvent(new StorageEvent('storage', { key: 'garita.signed_out' }))
  expect(kept()).toBeNull()
})

test('deletes the draft once it is saved', async () => {
  serve(() => ({}))
  const { user } = await typed()
  await user.click(button('Save'))
  await expect.poll(dialog).toBeNull()
  expect(kept()).toBeNull()
})

test('asks once before it discards typed values', async () => {
  const { user } = await typed()
  await user.keyboard('{Escape}')
  expect((await screen.findByRole('alert')).textContent).toContain('You have not saved')
  expect(document.activeElement).toBe(button('Keep typing'))
  await user.keyboard('{Escape}')
  expect(field('Name').value).toBe('Kite')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(button('Cancel'))
  await user.click(button('Leave without saving'))
  await expect.poll(dialog).toBeNull()
  expect(kept()).toBeNull()
})

test('closes at once if nothing was typed', async () => {
  const { user } = show(page('ana'))
  await user.click(button('New toy'))
  expect(screen.queryByText(/We restored what you typed/)).toBeNull()
  await user.keyboard('{Escape}')
  await expect.poll(dialog).toBeNull()
})
