import { Box, Switch } from '@mantine/core'
import { Fragment } from 'react'
import { Facts } from '../../cards/Facts.tsx'
import { Stack } from '../../cards/Stack.tsx'
import { useText } from '../../language/language.tsx'
import { Dialog } from './Dialog.tsx'
import { shortcutTexts } from './shortcuts.messages.ts'
import { useShortcutsOn } from './useShortcuts.ts'

interface ShortcutsDialogProps {
  keys: readonly { press: string; does: string }[]
  onClose: () => void
}

export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const text = useText(shortcutTexts)
  const [on, setOn] = useShortcutsOn()
  return (
    <Dialog opened onClose={onClose} title={text.title} size="28rem">
      <Stack>
        <Switch label={text.on} checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
        <Facts>
          {keys.map(({ press, does }) => (
            <Fragment key={press}>
              <dt>
                <Box
                  component="kbd"
                  {...{ display: 'inline-block', miw: '1.875rem', px: '0.5rem', py: '0.125rem' }}
                  {...{ bd: '1px solid var(--garita-edge)', bdrs: 'md', bg: 'var(--garita-surface)' }}
                  {...{ c: 'var(--garita-ink)', ff: 'monospace', fz: 'sm', ta: 'center' }}
                >
                  {press}
                </Box>
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </Facts>
        <p className="garita-second">{text.note}</p>
      </Stack>
    </Dialog>
  )
}
