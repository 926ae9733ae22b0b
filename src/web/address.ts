/** Filters and pages live in the address: they survive a reload, can be sent to a colleague, and "back" goes back. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'

export function useAddress<Shape extends z.ZodObject>(
  shape: Shape,
): [z.output<Shape>, (change: Partial<z.input<Shape>>, options?: { replace?: boolean }) => void] {
  const navigate = useNavigate()
  const written = useSearch({ strict: false })
  const parsed = shape.safeParse(written)
  const change = (changed: Partial<z.input<Shape>>, { replace = true } = {}) =>
    void navigate({ to: '.', search: withoutEmpty({ ...written, ...changed }), replace })
  // What somebody wrote into the address by hand and makes no sense is as good as not written.
  return [parsed.success ? parsed.data : shape.parse({}), change]
}

function withoutEmpty(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
}
