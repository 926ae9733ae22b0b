/**
 * A call names the home for which it is made, and an address the home of its screens: two tabs may show two homes of one person. Who has one
 * home alone meets neither.
 */
export const homeHeader = 'garita-home'

const begins = '/home/'
const named = /^\/home\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?=\/|$)/

export const homeIn = (path: string): string | null => named.exec(path)?.[1] ?? null

/** The address of a screen in a home, or without one. */
export const homePath = (home: string | null, path: string): string => (home ? `${begins}${home}${path}` : path)

/** What is left of an address without its home. */
export const withoutHome = (path: string): string => path.replace(named, '') || '/'
