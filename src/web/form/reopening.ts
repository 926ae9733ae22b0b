import { useEffect, useRef } from 'react'
import { useCurrentUserId } from '../calls/currentUser.tsx'
import { notePress, waitsFor } from './drafts.ts'

export interface Opener {
  /** The name of the button and its row; it must be the same after a reload. */
  name: string
  open: () => void
}

export function useReopening(openers: readonly Opener[]): void {
  const user = useCurrentUserId()
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current || !user) return
    looked.current = true
    const left = openers.find(({ name }) => waitsFor(user, name))
    if (left) press(left)
  }, [openers, user])
}

export function press({ name, open }: Opener): void {
  notePress(name)
  open()
}

export function useOpener(name: string, open: () => void): () => void {
  const opener = { name, open }
  useReopening([opener])
  return () => press(opener)
}
