import { Box } from '@mantine/core'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { importMessages } from './imports.messages.ts'

export function SavedSoFar({ saved, of: all }: { saved: number; of: number }) {
  const text = useText(importMessages)
  return (
    <div>
      <Note>{text.saving(saved, all)}</Note>
      <Box
        component="progress"
        w="100%"
        h="0.75rem"
        aria-label={text.progress}
        max={all}
        value={saved}
        style={{ accentColor: 'var(--garita-act)' }}
      />
    </div>
  )
}
