import { expect } from 'vitest'
import type { TestInstallation } from './installation.ts'

/** Runs statements in one transaction; `waited` resolves when that many others wait for it. */
export async function inTheMiddle(
  { owner }: TestInstallation,
  work: (middle: {
    say(text: string, values: readonly unknown[]): Promise<unknown>
    waited(many?: number): Promise<void>
  }) => Promise<void>,
): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ me: number }>('select pg_backend_pid() as me')
    const waiting = async () =>
      (await owner.query('select from pg_locks where not granted and $1 = any(pg_blocking_pids(pid))', [rows[0]?.me]))
        .rows.length
    await work({
      say: (text, values) => client.query(text, [...values]),
      waited: (many = 1) => expect.poll(waiting).toBe(many),
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
