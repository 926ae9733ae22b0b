/** Gives a dialog at the desk the condominium of the act. */
import type { ReactNode } from 'react'
import { GuardPostProvider } from '../dialogs/guardPost.tsx'
import { useDeskPosts } from './useDeskPosts.web.ts'

interface DeskPostProps {
  condominium_id: string
  children: ReactNode
}

export function DeskPost({ condominium_id, children }: DeskPostProps) {
  return <GuardPostProvider value={useDeskPosts()(condominium_id)}>{children}</GuardPostProvider>
}
