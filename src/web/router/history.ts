/** Reads and changes the addresses of this tab. All of them belong to the home that the page was opened for. */
import { homePath, withoutHome } from '../../shared/homeAddress.ts'
import { pageHome } from '../calls/pageHome.ts'
import { readSearch, type Search, writeSearch } from './search.ts'

/**
 * The program adds its addresses here, so that a link to an unknown screen does not compile.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: src/app/frame/routes.tsx extends it.
export interface Register {}
export type Address = Register extends { address: infer Known extends string } ? Known : string

/** Values of a screen that must not be in its address. */
interface PlaceState {
  /** The cursors of the earlier pages; the first page has an empty cursor. */
  turned?: readonly string[]
  /** The name of the invited visitor. */
  invitee?: string
  /** The blocked visitor. */
  refused?: { name: string; plate?: string | undefined }
}

export interface Place {
  /** Without the home. */
  pathname: string
  search: Search
  state: PlaceState
  /** Identifies the entry of the browser's history. */
  key: number
}

export interface Target {
  /** A dot is the present screen. */
  to: Address | '.'
  search?: Search | ((now: Search) => Search) | undefined
  /** True keeps the present one. */
  state?: PlaceState | true | undefined
}

interface Entry {
  index: number
  key: number
  state: PlaceState
}

type Move = 'push' | 'replace' | 'travel'
/** Returns true to keep the page; `leave` then makes the move later. */
type Blocker = (leave: () => void, back: boolean) => boolean

const listeners = new Set<(move: Move) => void>()
const blockers = new Set<Blocker>()
let present = 0
let unasked: 'return' | 'leave' | undefined

export function hereNow(): Place {
  const { key = 0, state = {} }: Partial<Entry> = history.state ?? {}
  return { pathname: pathOf(location.pathname), search: readSearch(location.search), state, key }
}

/** The router matches `/guard/`, too. */
const pathOf = (pathname: string) => withoutHome(pathname).replace(/(?<=.)\/+$/, '')

/** Returns the present address without its home. */
export const addressHere = () => withoutHome(location.pathname) + location.search + location.hash

export function hrefOf({ to, search }: Target, from: Place = hereNow()): string {
  const values = typeof search === 'function' ? search(from.search) : search
  return homePath(pageHome, to === '.' ? from.pathname : to) + writeSearch(values ?? {})
}

export function navigate({ replace = false, ...target }: Target & { replace?: boolean }): void {
  const state = target.state === true ? hereNow().state : target.state
  change(hrefOf(target), state ?? {}, replace)
}

/** Opens an address that the server wrote, or that the sign-in kept. */
export const openAddress = (address: string, replace = false) =>
  change(homePath(pageHome, withoutHome(address)), {}, replace)

export function subscribe(listener: (move: Move) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function block(blocker: Blocker): () => void {
  blockers.add(blocker)
  return () => void blockers.delete(blocker)
}

function change(href: string, state: PlaceState, replaces: boolean): void {
  const stays = replaces || href === location.pathname + location.search + location.hash
  const write = () => {
    const entry = (index: number, key: number): Entry => ({ index, key, state })
    if (stays) history.replaceState(entry(present, hereNow().key), '', href)
    else {
      present += 1
      history.pushState(entry(present, Math.random()), '', href)
    }
    tell(stays ? 'replace' : 'push')
  }
  if (!isBlocked(write, false)) write()
}

const tell = (move: Move) => {
  for (const listener of listeners) listener(move)
}

const isBlocked = (leave: () => void, back: boolean) => [...blockers].some((blocker) => blocker(leave, back))

/** The browser has already moved: a blocked move is undone. */
function travel(): void {
  const entry: Entry | null = history.state
  // A reader has typed another part after #.
  if (!entry) history.replaceState({ index: present + 1, key: Math.random(), state: {} }, '')
  const next = entry?.index ?? present + 1
  const by = next - present
  const asked = unasked === undefined && by !== 0
  if (unasked === 'return') {
    unasked = undefined
    return
  }
  unasked = undefined
  const leave = () => {
    unasked = 'leave'
    history.go(by)
  }
  if (asked && isBlocked(leave, by === -1)) {
    unasked = 'return'
    history.go(-by)
    return
  }
  present = next
  tell('travel')
}

/** The build also imports the routes, without a browser. */
if ('document' in globalThis) {
  const entry: Partial<Entry> = history.state ?? {}
  present = entry.index ?? 0
  if (entry.index === undefined) history.replaceState({ index: 0, key: Math.random(), state: {} }, '')
  addEventListener('popstate', travel)
}
