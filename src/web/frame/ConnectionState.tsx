/** Says in the frame that the server is not heard, so that nobody takes what a screen still shows for what is. */

import { useLine } from '../calls/connectivity.ts'
import { useText } from '../language/language.tsx'
import { web_texts } from '../language/web.messages.ts'
import { StateBadge } from '../pieces/StateBadge.tsx'

export function ConnectionState() {
  const { layout } = useText(web_texts)
  const heard = useLine()
  return (
    <div className="garita-line" role="status">
      {heard ? null : <StateBadge tone="bad">{layout.no_line}</StateBadge>}
    </div>
  )
}
