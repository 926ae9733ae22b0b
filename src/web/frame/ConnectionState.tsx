/** Says in the frame that the server is not heard, so that nobody takes what a screen still shows for what is. */

import { useOnline } from '../calls/connectivity.ts'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { StateBadge } from '../pieces/StateBadge.tsx'

export function ConnectionState() {
  const { layout } = useText(webTexts)
  const heard = useOnline()
  return (
    <div className="garita-line" role="status">
      {heard ? null : <StateBadge tone="bad">{layout.no_line}</StateBadge>}
    </div>
  )
}
