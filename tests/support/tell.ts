import { everything } from './scope.ts'

export function tell(figures: string): void {
  // biome-ignore lint/suspicious/noConsole: the only place where a test says more than that it passed.
  if (everything) console.info(figures)
}
