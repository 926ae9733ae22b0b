/** Keeps a page of one build and the files that it needs, so that it opens without a connection. */

export interface KeptPage {
  readonly files: readonly string[]
  /** Keeps this build's page; does nothing where it is kept already. */
  keep(): Promise<void>
  /** On an upgrade: only where an earlier build was kept. */
  keepAgain(): Promise<void>
  dropOld(): Promise<void>
  /** A kept answer: from this build, or from the previous one until this one is stored. */
  answered(path: string): Promise<Response | undefined>
  /** The page: as it is on the server if that answers in time, else as it was kept. */
  open(request: Request): Promise<Response>
}

const patienceMs = 700

/** File names contain hashes, so a cache named after all of them belongs to one build. */
export function keptPage(page: string, mark: string, files: readonly string[]): KeptPage {
  const named = mark + hashOf(files.join(' '))
  const kept = async () => (await caches.keys()).filter((name) => name.startsWith(mark))

  async function keep(): Promise<void> {
    if (await caches.has(named)) return
    const fresh = await Promise.all([page, ...files].map((path) => fetch(path, { cache: 'no-cache' })))
    const [html] = fresh
    // During an upgrade the page and its files may belong to different builds.
    if (!html || fresh.some(({ ok }) => !ok) || !(await html.clone().text()).includes(files[0] ?? page)) return
    const cache = await caches.open(named)
    try {
      await Promise.all(files.map((path, place) => cache.put(path, fresh[place + 1] ?? Response.error())))
      // Last: the page is served only when all its files are stored.
      await cache.put(page, html)
    } catch (error) {
      // An incomplete cache is useless.
      await caches.delete(named)
      throw error
    }
    await dropOld()
  }

  /** The previous build stays for tabs that still show it. */
  async function dropOld(): Promise<void> {
    const others = (await kept()).filter((name) => name !== named)
    const old = (await caches.has(named)) ? others.slice(0, -1) : others.slice(0, -2)
    for (const name of old) await caches.delete(name)
  }

  async function answered(path: string): Promise<Response | undefined> {
    const names = [named, ...(await kept()).toReversed()]
    for (const name of names) {
      const found = (await caches.has(name)) ? await (await caches.open(name)).match(path) : undefined
      if (found) return found
    }
    return undefined
  }

  async function open(request: Request): Promise<Response> {
    const keeping = await answered(page)
    if (!keeping) return fetch(request)
    try {
      const response = await inTime(fetch(request))
      return response.ok || response.type === 'opaqueredirect' ? response : keeping
    } catch {
      return keeping
    }
  }

  return {
    files,
    keep,
    dropOld,
    answered,
    open,
    // Browsers that never needed it download nothing.
    keepAgain: async () => ((await kept()).length > 0 ? keep() : undefined),
  }
}

function inTime(response: Promise<Response>): Promise<Response> {
  return new Promise((done, failed) => {
    setTimeout(() => failed(new Error('slow')), patienceMs)
    response.then(done, failed)
  })
}

function hashOf(text: string): string {
  let hash = 0
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}
