/** A whole screen or part that is not there yet; quick answers never show it, so nothing flickers. */

import { useText } from './language.tsx'
import { Mark } from './Mark.tsx'
import { web_texts } from './web.messages.ts'
import './Loading.css'

export function Loading({ whole = false }: { whole?: boolean }) {
  const text = useText(web_texts)
  return (
    <div className="garita-loading" data-whole={whole || undefined} role="status">
      <Mark size={40} />
      {text.loading}
    </div>
  )
}
