/** The frame behind the sign-in as long as nobody knows yet who came and what there is to show. */
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { Mark, Wordmark } from '../../web/pieces/Mark.tsx'
import './FirstFrame.css'
import './Layout.css'
import './Sidebar.css'

const rows = [1, 2, 3, 4, 5]

export function FirstFrame() {
  const text = useText(webTexts)
  return (
    <div className="garita-shell garita-first">
      <div className="garita-top">
        <Wordmark size={28} />
      </div>
      <div className="garita-side">
        <Mark size={30} />
      </div>
      <main className="garita-content" aria-busy="true">
        <div className="garita-first-page">
          <p role="status">{text.loading}</p>
          {rows.map((row) => (
            <div key={row} />
          ))}
        </div>
      </main>
    </div>
  )
}
