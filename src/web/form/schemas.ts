/** Loads the schema of a call's input. The built web has only a call's name and topics; its schemas load with the first form. */
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
