/** A resident's last passes, kept on this device so that they open without a connection. */
import { z } from 'zod'
import { homeKinds } from '../../households/rights.rules.ts'
import { keepPassPage } from '../../web/frame/shell.ts'
import { ownKey } from './forgetPasses.web.ts'
import { shownPass } from './shownPasses.ts'

const mostOwn = 10
const dayMs = 24 * 60 * 60 * 1000

const ownPass = shownPass.extend({
  id: z.string(),
  name: z.string(),
  // Passes that an earlier build kept have no place.
  condominium: z.string().default(''),
  address: z.string().nullable().default(null),
  /** Present for a person's own pass. */
  unit_number: z.string().optional(),
  kind: z.enum(homeKinds).nullable().optional(),
})
export type OwnPass = z.infer<typeof ownPass>
const own = z.object({ owner: z.string(), passes: z.array(ownPass) })

/** The end is in the condominium's zone; one more day makes sure that no zone loses a pass too early. */
const isOver = ({ valid_until: until }: { valid_until: string | null }) =>
  until !== null && Date.parse(until.slice(0, 10)) + 2 * dayMs < Date.now()

export const ownPasses = (): readonly OwnPass[] => (read(ownKey, own)?.passes ?? []).filter((pass) => !isOver(pass))

/** Keeps the pass that was shown last in first place, and deletes those of any other person. */
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

/** Ignores values that another build stored in another form. */
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
    // A browser without storage shows passes only online.
    return
  }
}
