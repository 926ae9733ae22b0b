import type { Page } from 'playwright-core'

/**
 * Returns all data that a thief finds without a key: both storages, the database rows, the cached pages, and cookies that scripts see.
 * Leaves out the cached files of the program, which every browser loads: a random access number may equal one of their numbers.
 */
export const bytesKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      document.body.innerText,
    ]
    const text = (value: unknown): string =>
      JSON.stringify(value, (_, part) => (part instanceof Uint8Array ? new TextDecoder('latin1').decode(part) : part))
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => done(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const all = database.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => done(all.result)
        })
        found.push(text(rows))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        found.push(request.url)
        if (!new URL(request.url).pathname.startsWith('/assets/'))
          found.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return found.join('\n')
  })
