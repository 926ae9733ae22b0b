/** Replaces a button for a resident who may not authorize in their home. */
import type { Output } from '../shared/contract.ts'
import type { households } from './households.contract.ts'

type Home = Pick<Output<typeof households.mine>, 'may_authorize' | 'whom_to_ask'>
interface Words {
  ask: (names: readonly string[]) => string
  nobody: string
}

/** Null if they may authorize, and while it is unknown. */
export function askAdult(home: Home | undefined, words: Words): string | null {
  if (home?.may_authorize !== false) return null
  const names = home.whom_to_ask
  return names.length > 0 ? words.ask(names) : words.nobody
}
