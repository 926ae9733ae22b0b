/** Deletes the passes that this device keeps. keptPasses.web.ts is separate, because only pages with passes need its schemas. */

export const ownKey = 'garita.passes.own'

/** Runs at sign-out, and when another person signs in. */
export function forgetOwnPasses(butOf?: string): void {
  try {
    const kept = localStorage.getItem(ownKey)
    if (kept !== null && ownerOf(kept) !== butOf) localStorage.removeItem(ownKey)
  } catch {
    // A browser without storage has nothing to delete.
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
