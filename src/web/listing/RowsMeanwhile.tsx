/** Fills the place of a list whose code is loading, with rows of the same height, so that nothing moves. */
import { Skeleton } from '@mantine/core'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import styles from './Listing.module.css'

const rows = ['65%', '50%', '70%', '55%', '60%', '45%']

export function RowsMeanwhile() {
  const { loading } = useText(webTexts)
  return (
    <div className={styles.meanwhile} data-ruled role="status">
      <span className="garita-hidden">{loading}</span>
      {rows.map((width) => (
        <div key={width} aria-hidden="true">
          <Skeleton height="1rem" width={width} />
        </div>
      ))}
    </div>
  )
}
