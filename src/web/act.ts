/** One press, one act: what it says when it is done, and what when it is refused. */
import type { Call, Input } from '../shared/contract.ts'
import { refused, told } from './notice.tsx'
import { useWrite } from './queries.ts'
import { useRefusalText } from './refusals.tsx'

export interface ActWords {
  done: string
  failed: string
}

export function useAct<C extends Call>(call: C) {
  const write = useWrite(call)
  const refusalText = useRefusalText()
  return {
    pending: write.isPending,
    /** What the act under way was asked with, to mark its row. */
    input: write.variables,
    run: (input: Input<C>, words: ActWords, after?: () => void) =>
      write.mutate(input, {
        onSuccess: () => {
          told(words.done)
          after?.()
        },
        onError: (no) => refused(words.failed, refusalText(no)),
      }),
  }
}
