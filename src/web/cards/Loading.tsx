/** Appears after a delay, so that quick answers do not flicker. */

import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { Mark } from '../pieces/signs/Mark.tsx'
import styles from './Loading.module.css'

interface LoadingProps {
  whole?: boolean
  text?: string
}

export function Loading({ whole = false, text }: LoadingProps) {
  const { loading } = useText(webTexts)
  return (
    <div className={styles.loading} data-loading-mark data-whole={whole || undefined} role="status">
      <Mark size={40} />
      {text ?? loading}
    </div>
  )
}
