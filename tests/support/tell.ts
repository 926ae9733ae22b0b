import { everything } from './scope.ts'

/** The figures of a long run are for whoever asked for it. */
export function tell(figures: string): void {
  // biome-ignore lint/suspicious/noConsole: the only place where a test says more than that it passed.
  if (everything) console.info(figures)
}
