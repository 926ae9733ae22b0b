/** The schema of a call's input. In the built web a call has only its name and topics; its schemas come with the first form that needs them. */
import type { Call } from '../../shared/contract.ts'

const loaded = new WeakMap<Call, Call['input']>()

export const loadedSchema = <C extends Call>(call: C): C['input'] | undefined => call.input ?? loaded.get(call)

export async function loadSchema<C extends Call>(call: C): Promise<C['input']> {
  const known = loadedSchema(call)
  if (known) return known
  const { input } = (await call.whole?.()) ?? call
  loaded.set(call, input)
  return input
}
