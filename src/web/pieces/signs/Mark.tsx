import { useText } from '../../language/language.tsx'
import { webTexts } from '../../language/web.messages.ts'
import './Mark.css'

export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className="garita-mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d="M37.4 13.8A15.5 15.5 0 0 0 8.5 21.5V40.5H39.5V31" />
      <path className="garita-mark-arm" d="M42.5 28H20" />
    </svg>
  )
}

export function Wordmark({ size = 32 }: { size?: number }) {
  const text = useText(webTexts)
  return (
    <span className="garita-wordmark" style={{ fontSize: size * 0.72 }}>
      <Mark size={size} />
      {text.brand}
    </span>
  )
}
