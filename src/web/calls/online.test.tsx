// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { session } from '../../session/session.contract.ts'
import { ask, useOnline } from './api.ts'

const State = () => <p>{useOnline() ? 'online' : 'offline'}</p>

test('stays offline when the server answers a request from before the loss, until it answers a later one', async () => {
  const answers: (() => void)[] = []
  serve(() => new Promise<void>((answer) => answers.push(answer)))
  // A call waits for its turn.
  const reachServer = (calls: number) => eventually(() => expect(answers).toHaveLength(calls))
  show(<State />)
  const early = ask(session.current, {})
  dispatchEvent(new Event('offline'))
  await screen.findByText('offline')
  await reachServer(1)
  answers[0]?.()
  await early
  expect(screen.queryByText('online')).toBeNull()

  const late = ask(session.current, {})
  await reachServer(2)
  answers[1]?.()
  await late
  await screen.findByText('online')
})
