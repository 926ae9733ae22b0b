import { afterAll, beforeAll } from 'vitest'

/** Opens an installation, a world or a site before the tests of a file, and closes it after them. */
export function openForFile<T extends { close: () => Promise<unknown> }>(open: () => Promise<T>): T {
  const opened = {} as T
  // Not while the file is read: a mutant changes the database before.
  beforeAll(async () => {
    Object.defineProperties(opened, Object.getOwnPropertyDescriptors(await open()))
  })
  afterAll(() => opened.close())
  return opened
}
