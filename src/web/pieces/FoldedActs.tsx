/** The menu of the acts that a row folds behind "Más". */
import { Menu } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { type Ref, useImperativeHandle } from 'react'
import type { Act } from './Acts.tsx'

interface FoldedActsProps {
  id: string
  /** The button that opens the menu. */
  opener: HTMLElement
  open: boolean
  acts: readonly Act[]
  onAct: (act: Act) => void
  onClose: () => void
}

export function FoldedActs({ id, opener, open, acts, onAct, onClose }: FoldedActsProps) {
  // A menu that mounts open would not return the focus.
  const mounted = useMounted()
  return (
    <Menu id={id} opened={open && mounted} onClose={onClose} portalProps={{ target: floorOf(opener) }}>
      <Menu.Target>
        <Opener is={opener} />
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => (
          <Menu.Item
            key={act.label}
            leftSection={act.icon ? <act.icon size={18} stroke={1.75} aria-hidden /> : null}
            disabled={(act.pending || act.disabled) ?? false}
            onClick={() => onAct(act)}
          >
            {act.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Lets the menu open at a button outside. */
function Opener({ is: opener, ref }: { is: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => opener, [opener])
  return null
}

/** The menu opens inside the dialog or the main part, so that users of a screen reader find it. */
const floorOf = (opener: HTMLElement) => opener.closest<HTMLElement>('[role="dialog"]') ?? '#content'
