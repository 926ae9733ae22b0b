/** Keeps the place of the key in the head while its code loads. */
import { Box } from '@mantine/core'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import styles from './AlarmKey.module.css'

const HomeAlarm = lazyPart(() => import('./HomeAlarm.tsx').then((loaded) => loaded.HomeAlarm))

export function AlarmKey() {
  return (
    <Box
      component="span"
      className={styles.place}
      flex="none"
      w="min(2.75rem, 14vw)"
      h="min(2.75rem, 14vw)"
      data-alarm-key
    >
      <HomeAlarm className={styles.key ?? ''} />
    </Box>
  )
}
