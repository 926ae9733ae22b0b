/** Stripes mark the demo and the practice. */
export const stripes =
  'repeating-linear-gradient(135deg, var(--garita-clay) 0 0.5rem, var(--garita-hairline) 0.5rem 1rem)'
