// @vitest-environment happy-dom
/** A conversation offers each side its own acts, and sends the number of messages that the reader has seen. */
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../tests/support/show.tsx'
import { Refused } from '../web/calls/api.ts'
import { MatterView } from './MatterView.tsx'

const id = '0199c5a4-0000-7000-8000-000000000001'
const matter = {
  id,
  condominium: { id: '0199c5a4-0000-7000-8000-000000000002', name: 'Los Encinos', time_zone: 'America/Mexico_City' },
  ...{ author_name: 'Ana Ruiz', unit_number: '101', state: 'waiting', mine: false },
  ...({ closed_at: null, closed_by_name: null, reopens_until: null } as {
    closed_at: string | null
    closed_by_name: string | null
    reopens_until: string | null
  }),
  messages: [
    {
      id,
      by_author: true,
      by_name: 'Ana Ruiz',
      said: 'The light is broken.',
      said_at: '2026-11-01T10:00:00Z',
      photo: false,
    },
  ],
}
const closed = { state: 'closed', closed_at: '2026-11-02T10:00:00Z', closed_by_name: 'Rosa' }

function answering(now: object, calls: Record<string, unknown>[] = []) {
  serve(({ call, input }) => {
    calls.push({ call, input })
    return call === 'matters.show' ? { ...matter, ...now } : undefined
  })
  return calls
}

test('sends an answer with the number of messages on the screen', async () => {
  const calls = answering({})
  const { user } = show(<MatterView id={id} />)
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'We will mend it.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await expect
    .poll(() => calls.find(({ call }) => call === 'matters.say')?.input)
    .toMatchObject({ matter_id: id, said: 'We will mend it.', seen: 1 })
})

test('keeps the typed answer when a colleague answered first', async () => {
  serve(({ call }) => {
    if (call === 'matters.say') throw new Refused('matter_has_news', 409)
    return matter
  })
  const { user } = show(<MatterView id={id} />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' })
  await user.type(field, 'We will mend it.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await screen.findByRole('alert')
  expect(field.value).toBe('We will mend it.')
})

test('offers no act in a closed matter to the administration', async () => {
  answering({ ...closed, reopens_until: '2999-01-01T00:00:00Z' })
  show(<MatterView id={id} />)
  await screen.findByText(/Rosa closed it/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('lets the author open a closed matter again by writing in it', async () => {
  answering({ ...closed, mine: true, reopens_until: '2999-01-01T00:00:00Z' })
  show(<MatterView id={id} />)
  await screen.findByRole('button', { name: 'Send and open again' })
})

test('tells the author when a closed matter can no longer be opened', async () => {
  answering({ ...closed, mine: true, reopens_until: '2026-11-03T00:00:00Z' })
  show(<MatterView id={id} />)
  await screen.findByText('It can no longer be opened again. Write a new one.')
})

test('says why the messages could not be loaded', async () => {
  serve(() => {
    throw new Refused('not_allowed', 403)
  })
  show(<MatterView id={id} />)
  await screen.findByText('The messages could not be loaded')
})
