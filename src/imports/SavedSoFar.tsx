import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { importMessages } from './imports.messages.ts'
import styles from './SavedSoFar.module.css'

export function SavedSoFar({ saved, of: all }: { saved: number; of: number }) {
  const text = useText(importMessages)
  return (
    <div>
      <Note>{text.saving(saved, all)}</Note>
      <progress className={styles.progress} aria-label={text.progress} max={all} value={saved} />
    </div>
  )
}
