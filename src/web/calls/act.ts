/** Runs a call from a button and shows a toast when it succeeded or was refused. */
import type { Call, Input } from '../../shared/contract.ts'
import type { Refused } from './api.ts'
import { pressOnce, useWrite } from './queries.ts'
import { useRefusalText } from './refusals.tsx'
import { toastRefusal, toastSuccess } from './toast.tsx'

export interface ActWords {
  done: string
  /** Above `done`. */
  title?: string
  failed: string
  /** Replaces the refusal's own text. */
  why?: (no: Refused) => string | null
}

interface Afterwards {
  done?: () => void
  /** Says whether the screen answers a refusal itself, with a question for example. */
  refused?: (no: Refused) => boolean
  /** Succeeded or refused. */
  ended?: () => void
}

export function useAct<C extends Call>(call: C) {
  const write = useWrite(call)
  const refusalText = useRefusalText()
  return {
    pending: write.isPending,
    /** Whether the pending act is about this input, to mark its row. */
    runs: (match: (input: Input<C>) => boolean) => write.isPending && match(write.variables),
    /** The toast appears also when the button has left the screen, as a row does that somebody else decided. */
    run(input: Input<C>, words: ActWords, { done, refused, ended }: Afterwards = {}): void {
      pressOnce(call, input, () =>
        write
          .mutateAsync(input)
          .then(
            () => {
              toastSuccess(words.done, words.title)
              done?.()
            },
            (no: Refused) => {
              if (!refused?.(no)) toastRefusal(words.failed, words.why?.(no) ?? refusalText(no))
            },
          )
          .finally(ended),
      )
    },
  }
}
