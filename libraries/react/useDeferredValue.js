import { useEffect, useState } from 'preact/hooks'

/** Returns the former value until the browser has drawn. Preact alone returns the new one at once. */
export function useDeferredValue(value, first = value) {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (Object.is(shown, value)) return
    let timer
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(() => value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shown, value])
  return shown
}
