/** The live stream of a page that stays open: it opens again when it is cut, as a browser's does. */
import { setTimeout as sleep } from 'node:timers/promises'

export async function keepPageOpen(
  port: number,
  token: string,
  stopping: AbortSignal,
  wasCut: () => void,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/live`, {
        headers: { cookie: `garita_session=${token}` },
        signal: stopping,
      })
      for await (const _ of answer.body ?? []);
    } catch {
      // The stream was refused or broke, so the next round opens it again.
    }
    if (!stopping.aborted) wasCut()
    await sleep(1_000)
  }
}
