/** One press, one act: what it says when it is done, and what when it is refused. */
import type { Call, Input } from '../../shared/contract.ts'
import type { Refused } from './api.ts'
import { useWrite } from './queries.ts'
import { useRefusalText } from './refusals.tsx'
import { toastRefusal, toastSuccess } from './toast.tsx'

export interface ActWords {
  done: string
  /** Above what is said when it is done. */
  title?: string
  failed: string
  /** What stands below it where the refusal's own words would say too much. */
  why?: (no: Refused) => string | null
}

interface Afterwards {
  done?: () => void
  /** Done or refused. */
  ended?: () => void
}

export function useAct<C extends Call>(call: C) {
  const write = useWrite(call)
  const refusalText = useRefusalText()
  return {
    pending: write.isPending,
    /** Whether the act under way is the one asked about, to mark its row. */
    runs: (match: (input: Input<C>) => boolean) => write.isPending && match(write.variables),
    /** Said also when what was pressed has left the screen meanwhile, as a row does that somebody else decided. */
    run(input: Input<C>, words: ActWords, { done, ended }: Afterwards = {}): void {
      write
        .mutateAsync(input)
        .then(
          () => {
            toastSuccess(words.done, words.title)
            done?.()
          },
          (no: Refused) => toastRefusal(words.failed, words.why?.(no) ?? refusalText(no)),
        )
        .finally(ended)
    },
  }
}
