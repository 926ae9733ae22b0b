/** The database server of the test run; it starts when the first test file needs it. */
import { inject } from 'vitest'

let asked: Promise<string> | undefined

export function databaseServer(): Promise<string> {
  asked ??= start()
  return asked
}

async function start(): Promise<string> {
  const response = await fetch(inject('database_starter'))
  const said = await response.text()
  if (!response.ok) throw new Error(`PostgreSQL for the tests did not start: ${said}`)
  return said
}
