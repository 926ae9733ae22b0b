/** What the bar's menu offers; its code loads at the first touch. */
import { Menu } from '@mantine/core'
import { type Icon, IconBook } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { There } from '../../web/pieces/There.tsx'
import { guardMessages } from './guard.messages.ts'

interface StationChoicesProps {
  button: RefObject<HTMLButtonElement | null>
  opened: boolean
  onChange: (opened: boolean) => void
  guard: string
  choices: readonly { does: string; Face: Icon; act: (() => void) | undefined }[]
}

export function StationChoices({ button, opened, onChange, guard, choices }: StationChoicesProps) {
  const { bar } = useText(guardMessages)
  // A moment after the first press, since the focus goes back only to where it was when the menu opened.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return (
    <Menu opened={shown} onChange={onChange}>
      <Menu.Target>
        <There button={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={bar.menu}>
        <Menu.Label className="garita-station-duty">{bar.on_duty(guard)}</Menu.Label>
        {choices.map(({ does, Face, act }) =>
          act ? (
            <Menu.Item key={does} leftSection={<Face size={20} aria-hidden />} onClick={act}>
              {does}
            </Menu.Item>
          ) : null,
        )}
        {/* In another tab: the station goes on. */}
        <Menu.Item
          component="a"
          href="/guard-guide"
          target="_blank"
          rel="noopener"
          leftSection={<IconBook size={20} aria-hidden />}
        >
          {bar.guide}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
