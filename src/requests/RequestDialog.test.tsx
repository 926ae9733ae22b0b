// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../tests/support/show.tsx'
import { requestTexts } from '../gate/visits/request.messages.ts'
import type { Visit } from '../gate/visits/visits.contract.ts'
import { speak } from '../shared/messages.ts'
import { lookAgainAt } from '../web/calls/queries.ts'
import { RequestDialog } from './RequestDialog.tsx'

const text = speak(requestTexts, 'en')
const id = '018f0000-0000-7000-8000-000000000001'
const asked: Visit = {
  ...{ id, auth_type: 'temporary_visitor', status: 'pending_approval', unit_number: '101', arrival_kind: 'visit' },
  condominium: { id: 'c', name: 'Los Encinos', time_zone: 'America/Mexico_City' },
  ...{ name: 'Lucía', last_name: 'Núñez', document: null, phone_number: null, vehicle_plate: null, weekdays: null },
  ...{ suspended: false, stands: true, out_of_hours: false, inside: false, ever_entered: false, closed: false },
  ...{ settled_by: null, purpose: null, notes: null, relationship: null, valid_from: null, valid_until: null },
  ...{ created_at: new Date().toISOString(), registered_by_name: null, provenance: null, decided_at: null },
  ...{ decided_by_name: null, sent_at: null, shown_at: null },
}

test('shows an answer as one line also if the news of it arrives before the call returns', async () => {
  let status: Visit['status'] = 'pending_approval'
  serve(async ({ call }) => {
    if (call === 'visits.request') return { ...asked, status }
    status = 'approved'
    await lookAgainAt('authorizations')
    await expect.poll(() => screen.queryByRole('button', { name: text.approve })).toBeNull()
    return {}
  })
  const { user } = show(<RequestDialog id={id} known={undefined} onDrawn={() => undefined} onClose={() => undefined} />)
  await user.click(await screen.findByRole('button', { name: text.approve }))
  await screen.findByRole('button', { name: text.undo })
  await screen.findByText(text.approved)
})
