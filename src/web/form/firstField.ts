import { useEffect, useRef } from 'react'

export function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return form
}
