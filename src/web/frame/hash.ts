/** The secret part of a link after #, which browsers never send to a server. Updates when the link changes in the same tab. */
import { useEffect, useState } from 'react'

const written = () => decodeURIComponent(location.hash.slice(1)) || null

export function useHash(): string | null {
  const [hash, setHash] = useState(written)
  useEffect(() => {
    const again = () => setHash(written())
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [])
  return hash
}
