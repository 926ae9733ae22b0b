/** What is logged names nobody, also where another program's words are passed on. */
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('a mail server that names whom it refused is logged without the name', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const error = new Error('Recipients were rejected: 550 5.1.1 <ana.perez+casa@correo.mx>: User unknown')
  log.warn({ job: 'session.confirm', err: error, email: 'ana.perez@correo.mx' }, 'job failed')
  expect(lines.join()).toContain('550 5.1.1 <[removed]>: User unknown')
  expect(lines.join()).not.toMatch(/ana\.perez|correo\.mx/)
})

test('where a fault lies is still told', () => {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).error({ err: new Error('no such thing') }, 'unexpected')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: 'no such thing',
    stack: expect.stringContaining('log.test.ts'),
  })
})
