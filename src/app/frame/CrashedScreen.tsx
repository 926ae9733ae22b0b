/** A screen that broke, most often because a newer version was installed meanwhile: loading again mends it. */
import { Failed } from '../../web/cards/Failed.tsx'

export function CrashedScreen() {
  return <Failed onRetry={() => location.reload()} />
}
