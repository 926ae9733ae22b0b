/** Forgets the passes that this device keeps. Apart from keptPasses.web.ts, whose schemas only the pages of passes need. */

export const ownKey = 'garita.passes.own'

/** At sign-out, and when somebody else signs in. */
export function forgetOwnPasses(butOf?: string): void {
  try {
    const kept = localStorage.getItem(ownKey)
    if (kept !== null && ownerOf(kept) !== butOf) localStorage.removeItem(ownKey)
  } catch {
    // A browser that keeps nothing has nothing to forget.
    return
  }
}

function ownerOf(kept: string): unknown {
  try {
    return Object(JSON.parse(kept)).owner
  } catch {
    return null
  }
}
