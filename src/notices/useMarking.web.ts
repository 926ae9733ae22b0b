/** What one does with a notice: reads it, puts it away, or follows it to what it is about. */
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useWrite } from '../web/calls/queries.ts'
import { type Notice, notices } from './notices.contract.ts'
import { noticePath } from './notices.rules.ts'

export interface Marking {
  mark(notice: Notice, as: 'read' | 'dismissed'): void
  follow(notice: Notice): void
}

export function useMarking(): Marking {
  const { user_role } = useCurrentUser()
  const router = useRouter()
  const { mutate } = useWrite(notices.mark)
  const mark = useCallback<Marking['mark']>(
    ({ kind, fact_id }, as) => mutate({ notices: [{ kind, fact_id }], as }),
    [mutate],
  )
  const follow = useCallback<Marking['follow']>(
    (notice) => {
      if (!notice.read) mark(notice, 'read')
      router.history.push(noticePath(notice, user_role))
    },
    [mark, router, user_role],
  )
  return { mark, follow }
}
