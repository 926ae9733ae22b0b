/** Keeps the place of the key in the head while its code loads. */
import { lazyPart } from '../web/frame/lazyPart.tsx'
import styles from './AlarmKey.module.css'

const HomeAlarm = lazyPart(() => import('./HomeAlarm.tsx').then((loaded) => loaded.HomeAlarm))

export function AlarmKey() {
  return (
    <span className={styles.place} data-alarm-key>
      <HomeAlarm className={styles.key ?? ''} />
    </span>
  )
}
