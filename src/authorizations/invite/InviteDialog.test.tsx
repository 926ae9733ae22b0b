// @vitest-environment happy-dom
/** One form makes every pass of a visitor, with its optional fields folded. */
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { InviteDialog } from './InviteDialog.tsx'

const today = '2031-11-24'

function server(earlier: readonly object[] = []) {
  const asked = serve(({ call }) => {
    if (call === 'authorizations.days') return [today]
    if (call === 'authorizations.list') return { items: earlier, next: null }
    // The form stays: its call has no answer.
    return new Promise(() => {})
  })
  return () => asked.find(({ call }) => call === 'authorizations.create')?.input
}

test('makes a pass with the optional fields in the form that invites', async () => {
  const created = server()
  const { user } = show(<InviteDialog onClose={() => {}} />, 'es')
  await user.type(await screen.findByLabelText('Nombre y apellido'), 'Luis Gómez')
  await user.type(screen.getByLabelText('Placa'), 'xyz9876')
  await user.click(screen.getByRole('button', { name: 'Crear sin enviar', hidden: true }))
  await expect.poll(created).toMatchObject({
    auth_type: 'temporary_visitor',
    values: { name: 'Luis', last_name: 'Gómez', vehicle_plate: 'xyz9876', valid_from: today, valid_until: today },
  })
})

test('invites a former visitor again for today, with the values of the last visit', async () => {
  const created = server()
  const earlier = { name: 'Luis', last_name: 'Gómez', purpose: 'Cena', valid_from: null, valid_until: null }
  const { user } = show(<InviteDialog begun={earlier} onClose={() => {}} />)
  expect(await screen.findByDisplayValue('Luis Gómez')).toBeTruthy()
  await screen.findByRole('button', { name: 'Today', pressed: true })
  await user.click(screen.getByRole('button', { name: 'Create and send by WhatsApp' }))
  await expect.poll(created).toMatchObject({ values: { purpose: 'Cena', valid_from: today, valid_until: today } })
})

test('keeps the chosen day when the user takes an earlier visitor', async () => {
  const visit = {
    ...{ id: 'v', auth_type: 'temporary_visitor', status: 'inactive', valid_from: null, valid_until: null },
    values: { name: 'Eva', last_name: 'Sol', valid_from: '2031-11-01', valid_until: '2031-11-01' },
  }
  const created = server([visit])
  const { user } = show(<InviteDialog onClose={() => {}} />)
  await screen.findByText(/until 23:59/)
  await user.click(screen.getByRole('button', { name: 'Choose…' }))
  await user.click(await screen.findByRole('button', { name: 'Eva Sol' }))
  await user.click(screen.getByRole('button', { name: 'Create and send by WhatsApp' }))
  await expect.poll(created).toMatchObject({ values: { name: 'Eva', valid_from: today, valid_until: today } })
})
