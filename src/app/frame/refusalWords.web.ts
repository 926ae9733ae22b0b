import type { RefusalWords } from '../../web/calls/refusals.tsx'
import { publicRefusals } from './publicRefusals.ts'

const slices = import.meta.glob<Record<string, RefusalWords>>('../../*/**/*.refusals.ts', { eager: true })

export const refusalWords: RefusalWords = Object.assign(
  {},
  publicRefusals,
  ...Object.values(slices).flatMap(Object.values),
)
