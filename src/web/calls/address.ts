/** Keeps filters and pages in the address, so that they survive a reload, can be shared, and "back" works. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'

/** The text of a search field. */
export const searched = z.coerce.string().max(100).default('')

/** The page of a list: the cursor that the previous page ended with. */
const page = z.object({ after: z.string().optional() })

/** A new filter starts at the first page and replaces the history entry; a new page adds one. */
export function useAddress<Shape extends z.ZodRawShape>(filters: Shape) {
  const navigate = useNavigate()
  const written = useSearch({ strict: false })
  const shape = z.object(filters)
  const parsed = shape.safeParse(written)
  const { after } = page.catch({}).parse(written)
  return {
    // Invalid filters, typed into the address by hand, are ignored.
    filter: parsed.success ? parsed.data : shape.parse({}),
    narrow: (changed: Partial<z.input<typeof shape>>) =>
      void navigate({ to: '.', search: withoutEmpty({ ...written, after: undefined, ...changed }), replace: true }),
    /** Whether any filter is set. */
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
