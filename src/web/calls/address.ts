/** Filters and pages live in the address: they survive a reload, can be sent to a colleague, and "back" goes back. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'

/** What people type into a search box. */
export const searched = z.coerce.string().max(100).default('')

/** The page of a list: the cursor that the page before ended with. */
const page = z.object({ after: z.string().optional() })

/** Narrowing a list begins it anew, and does not fill the history with every letter; turning a page can be gone back from. */
export function useAddress<Shape extends z.ZodRawShape>(filters: Shape) {
  const navigate = useNavigate()
  const written = useSearch({ strict: false })
  const shape = z.object(filters)
  const parsed = shape.safeParse(written)
  const { after } = page.catch({}).parse(written)
  return {
    // What somebody wrote into the address by hand and makes no sense is as good as not written.
    filter: parsed.success ? parsed.data : shape.parse({}),
    narrow: (changed: Partial<z.input<typeof shape>>) =>
      void navigate({ to: '.', search: withoutEmpty({ ...written, after: undefined, ...changed }), replace: true }),
    /** Whether the list shows less than all there is. */
    narrowed: Object.keys(filters).some((key) => withoutEmpty(written)[key] !== undefined),
    turning: {
      after,
      turn: (next: string | undefined) => void navigate({ to: '.', search: withoutEmpty({ ...written, after: next }) }),
    },
  }
}

function withoutEmpty(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
}
