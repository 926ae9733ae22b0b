/** The look of a dialog that shows a pass: its title is only read out, and its close button is beside the arch. */
import styles from './PassDialog.module.css'

export const passDialogLook = (over: boolean) => ({
  content: styles.content ?? '',
  header: styles.header ?? '',
  close: styles.close ?? '',
  title: 'garita-hidden',
  body: over ? `${styles.body} ${styles.over}` : (styles.body ?? ''),
})
