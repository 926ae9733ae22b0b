/** A call and an address name the home, because two tabs may show two homes of one person. A person with one home sees no name. */
export const homeHeader = 'garita-home'

const begins = '/home/'
const named = /^\/home\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?=\/|$)/

export const homeIn = (path: string): string | null => named.exec(path)?.[1] ?? null

export const homePath = (home: string | null, path: string): string => (home ? `${begins}${home}${path}` : path)

export const withoutHome = (path: string): string => path.replace(named, '') || '/'
