import type { Call, Input } from '../../shared/contract.ts'
import { useAdministrationLink } from '../pieces/administration.tsx'
import type { Refused } from './api.ts'
import { pressOnce, useWrite } from './queries.ts'
import { useRefusalText } from './refusals.tsx'
import { toastRefusal, toastSuccess } from './toast.tsx'

export interface ActWords {
  /** Without it, the screen itself shows the result. */
  done?: string
  title?: string
  failed: string
  why?: (no: Refused) => string | null
}

interface ActOutcomes {
  done?: () => void
  /** True if the screen answers the refusal itself, for example with a question. */
  refused?: (no: Refused) => boolean
  ended?: () => void
}

export function useAct<C extends Call>(call: C) {
  const write = useWrite(call)
  const refusalText = useRefusalText()
  const withLink = useAdministrationLink()
  return {
    pending: write.isPending,
    /** Marks the row whose act is under way. */
    runs: (match: (input: Input<C>) => boolean) => write.isPending && match(write.variables),
    /** Shows the toast even when the row left the screen because another user decided it. */
    run(input: Input<C>, words: ActWords, { done, refused, ended }: ActOutcomes = {}): void {
      pressOnce(call, input, () =>
        write
          .mutateAsync(input)
          .then(
            () => {
              if (words.done) toastSuccess(words.done, words.title)
              done?.()
            },
            (no: Refused) => {
              if (!refused?.(no)) toastRefusal(words.failed, withLink(words.why?.(no) ?? refusalText(no)))
            },
          )
          .finally(ended),
      )
    },
  }
}
