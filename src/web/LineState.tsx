/** Says in the frame that the server is not heard, so that nobody takes what a screen still shows for what is. */
import { useText } from './language.tsx'
import { useLine } from './line.ts'
import { StateBadge } from './StateBadge.tsx'
import { web_texts } from './web.messages.ts'

export function LineState() {
  const { layout } = useText(web_texts)
  const heard = useLine()
  return (
    <div className="garita-line" role="status">
      {heard ? null : <StateBadge tone="bad">{layout.no_line}</StateBadge>}
    </div>
  )
}
