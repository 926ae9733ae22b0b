import { useText } from '../../language/language.tsx'
import { webTexts } from '../../language/web.messages.ts'

export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={6}
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      aria-hidden="true"
    >
      <path d="M37.4 13.8A15.5 15.5 0 0 0 8.5 21.5V40.5H39.5V31" />
      <path stroke="var(--garita-mark-arm, var(--garita-clay))" d="M42.5 28H20" />
    </svg>
  )
}

export function Wordmark({ size = 32 }: { size?: number }) {
  const text = useText(webTexts)
  return (
    <span data-wordmark style={{ ...word, fontSize: size * 0.72 }}>
      <Mark size={size} />
      {text.brand}
    </span>
  )
}

const word = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontWeight: 800,
  letterSpacing: '-0.01em',
  lineHeight: 1,
} as const
