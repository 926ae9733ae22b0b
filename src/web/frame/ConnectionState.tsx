/** Shows that the server cannot be reached, so that nobody trusts old data on the screen. */

import { useOnline } from '../calls/api.ts'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { StateBadge } from '../pieces/StateBadge.tsx'

export function ConnectionState() {
  const { layout } = useText(webTexts)
  const online = useOnline()
  return (
    <div className="garita-line" role="status">
      {online ? null : <StateBadge tone="bad">{layout.no_line}</StateBadge>}
    </div>
  )
}
