/** A page of one build with its files, stored so that it opens offline. */

export interface KeptPage {
  readonly files: readonly string[]
  /** Does nothing if this build is stored already. */
  keep(): Promise<void>
  keepAgain(): Promise<void>
  dropOld(): Promise<void>
  /** A stored response of this build, or of the previous one until this one is stored. */
  answered(path: string): Promise<Response | undefined>
  /** Returns the server's page if it arrives in time, otherwise the stored one. */
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
      // The page comes last, so that it is served only when all its files are stored.
      await cache.put(page, html)
    } catch (error) {
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
    // Browsers that never needed the page download nothing.
    keepAgain: async () => ((await kept()).length > 0 ? keep() : undefined),
  }
}

export function inTime(response: Promise<Response>): Promise<Response> {
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
