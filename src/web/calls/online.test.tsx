// @vitest-environment happy-dom
/** Whether the server can be reached, as answers and the browser tell it. */
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { session } from '../../session/session.contract.ts'
import { ask, useOnline } from './api.ts'

const State = () => <p>{useOnline() ? 'online' : 'offline'}</p>

test('stays offline when a request from before the loss is answered, until a later one is', async () => {
  const answers: (() => void)[] = []
  serve(() => new Promise<void>((answer) => answers.push(answer)))
  show(<State />)
  const early = ask(session.current, {})
  dispatchEvent(new Event('offline'))
  await screen.findByText('offline')
  answers[0]?.()
  await early
  expect(screen.queryByText('online')).toBeNull()

  const late = ask(session.current, {})
  answers[1]?.()
  await late
  await screen.findByText('online')
})
