/** Passes kept on this device, so that they open without a connection: a resident's last ones, and a visitor's. */
import { z } from 'zod'
import { homeKinds } from '../../households/rights.rules.ts'
import { keepPassPage } from '../../web/frame/shell.ts'
import { ownKey } from './forgetPasses.web.ts'
import { shownPass, visitorPage } from './shownPasses.ts'

const mostOwn = 10
const mostVisits = 5
const dayMs = 24 * 60 * 60 * 1000

const ownPass = shownPass.extend({
  id: z.string(),
  name: z.string(),
  // Passes that an earlier build kept name no place.
  condominium: z.string().default(''),
  address: z.string().nullable().default(null),
  /** Of the pass of the person themselves. */
  unit_number: z.string().optional(),
  kind: z.enum(homeKinds).nullable().optional(),
})
export type OwnPass = z.infer<typeof ownPass>
const own = z.object({ owner: z.string(), passes: z.array(ownPass) })
type KeptVisit = z.infer<typeof visitorPage>
const visits = z.array(z.object({ link: z.string(), visit: visitorPage }))

const visitsKey = 'garita.passes.visits'

/** In the condominium's zone; a day more, so that no zone loses a pass too early. */
const isOver = ({ valid_until: until }: { valid_until: string | null }) =>
  until !== null && Date.parse(until.slice(0, 10)) + 2 * dayMs < Date.now()

export const ownPasses = (): readonly OwnPass[] => (read(ownKey, own)?.passes ?? []).filter((pass) => !isOver(pass))

/** The pass that was shown last comes first. Those of somebody else go. */
export function keepOwnPass(owner: string, pass: OwnPass): void {
  const before = read(ownKey, own)
  const others = before?.owner === owner ? before.passes.filter(({ id }) => id !== pass.id) : []
  write(ownKey, { owner, passes: [pass, ...others].filter((one) => !isOver(one)).slice(0, mostOwn) })
  void keepPassPage()
}

export function forgetOwnPass(gone: string): void {
  const before = read(ownKey, own)
  if (before) write(ownKey, { ...before, passes: before.passes.filter(({ id }) => id !== gone) })
}

export const keptVisit = (link: string): KeptVisit | undefined =>
  read(visitsKey, visits)?.find((one) => one.link === link)?.visit

export function keepVisit(link: string, shown: KeptVisit): void {
  const others = (read(visitsKey, visits) ?? []).filter((one) => one.link !== link && !isOver(one.visit))
  write(visitsKey, [{ link, visit: shown }, ...others].slice(0, mostVisits))
  void keepPassPage()
}

export function forgetVisit(link: string): void {
  const before = read(visitsKey, visits)
  if (before)
    write(
      visitsKey,
      before.filter((one) => one.link !== link),
    )
}

/** What another build wrote in another shape is not read. */
function read<S extends z.ZodType>(key: string, shape: S): z.infer<S> | null {
  try {
    const parsed = shape.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing shows passes only with a connection.
    return
  }
}
