/** The keys of a screen and what each does, with the switch that turns them off. */
import { Modal, Switch } from '@mantine/core'
import { Fragment } from 'react'
import { Facts } from '../cards/Facts.tsx'
import { Stack } from '../cards/Stack.tsx'
import { useText } from '../language/language.tsx'
import './ShortcutsDialog.css'
import { webTexts } from '../language/web.messages.ts'
import { useShortcutsOn } from './shortcuts.ts'

interface ShortcutsDialogProps {
  keys: readonly { press: string; does: string }[]
  onClose: () => void
}

export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const { shortcuts: text } = useText(webTexts)
  const [on, setOn] = useShortcutsOn()
  return (
    <Modal opened onClose={onClose} title={text.title} size="28rem">
      <Stack>
        <Switch label={text.on} checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
        <Facts>
          {keys.map(({ press, does }) => (
            <Fragment key={press}>
              <dt>
                <kbd className="garita-key">{press}</kbd>
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </Facts>
        <p className="garita-second">{text.note}</p>
      </Stack>
    </Modal>
  )
}
