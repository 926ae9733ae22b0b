/** The secret part of a link, behind its #: read once, for it never belongs in a list of visited addresses. */
import { useState } from 'react'

export function useHash(): string | null {
  const [hash] = useState(() => decodeURIComponent(location.hash.slice(1)) || null)
  return hash
}
