/** A locked tablet shows one column in the middle. */
export const lockLook = { align: 'center', gap: 'sm', px: 'var(--garita-gutter)', py: 'lg' } as const
