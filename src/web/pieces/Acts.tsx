/** What can be done with one row: the first acts as buttons with their word, the rest behind "Más". */
import { Button, Menu } from '@mantine/core'
import { type Icon, IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { press, useReopening } from '../form/reopening.ts'
import { useText } from '../language/language.tsx'
import './Acts.css'
import { webTexts } from '../language/web.messages.ts'

export interface Act {
  label: string
  icon?: Icon | undefined
  onAct: () => void
  pending?: boolean | undefined
  disabled?: boolean | undefined
  /** Opens a form about the thing with this id, and opens it again where it was left with something typed. */
  opens?: string | undefined
  /** Never the one act that stands on a row: what takes something away, or is wanted now and then. */
  quiet?: boolean | undefined
  /** Behind "Más" on a desk too: on rows that are seldom changed. */
  rare?: boolean | undefined
}

interface ActsProps {
  acts: readonly Act[]
  /** Whose acts they are: read out after each verb, so that ten "Aprobar" do not sound alike. */
  of: string
  shown?: number
  /** On a card: words without an edge, and "Más" at the same place of each, also before a single act. */
  calm?: boolean
}

/** Within the dialog or the page's main part, so that users of a screen reader find what opened. */
const floorOf = (acts: HTMLElement | null) => acts?.closest<HTMLElement>('[role="dialog"]') ?? '#content'

const openerOf = ({ label, opens, onAct }: Act) => ({ name: `${label} ${opens}`, open: onAct })
/** Of those that open a form. */
export const openersOf = (acts: readonly Act[]) => acts.flatMap((act) => (act.opens ? [openerOf(act)] : []))
const run = (act: Act) => (act.opens ? press(openerOf(act)) : act.onAct())

/** Which stand on the row, and which lie behind "Más". */
function divided(acts: readonly Act[], shown: number | undefined, calm: boolean | undefined) {
  const most = (shown ?? 2) - 1
  if (calm) return acts.length === 1 ? [acts, []] : [acts.slice(0, most), acts.slice(most)]
  // A number says that all have room.
  const rare = shown === undefined ? acts.filter((act) => act.rare) : []
  const usual = acts.filter((act) => !rare.includes(act))
  const room = rare.length > 0 ? most : most + 1
  if (usual.length <= room) return [usual, rare]
  // Among many, what is quiet does not stand before the others.
  const few = usual[0]?.quiet ? 0 : most
  return [usual.slice(0, few), [...usual.slice(few), ...rare]]
}

export function Acts({ acts, of, shown, calm }: ActsProps) {
  const text = useText(webTexts)
  const [open = [], folded = []] = divided(acts, shown, calm)
  useReopening(openersOf(acts))
  const box = useRef<HTMLDivElement>(null)
  const [floor, setFloor] = useState<HTMLElement | string>('#content')
  return (
    <div className="garita-acts" data-calm={calm} ref={box}>
      {open.map(({ label, icon: Face, pending, disabled, ...act }) => (
        <Button
          key={label}
          variant={calm ? 'subtle' : 'default'}
          px="xs"
          leftSection={Face ? <Face size={18} stroke={1.75} aria-hidden /> : null}
          loading={pending ?? false}
          disabled={disabled ?? false}
          onClick={() => run({ label, ...act })}
          aria-label={`${label}: ${of}`}
        >
          {label}
        </Button>
      ))}
      {folded.length > 0 ? (
        <Menu portalProps={{ target: floor }} onOpen={() => setFloor(floorOf(box.current))}>
          <Menu.Target>
            <Button
              variant="subtle"
              px="xs"
              leftSection={<IconDots size={18} aria-hidden />}
              aria-label={`${text.list.more}: ${of}`}
            >
              {text.list.more}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {folded.map(({ label, icon: Face, pending, disabled, ...act }) => (
              <Menu.Item
                key={label}
                leftSection={Face ? <Face size={18} stroke={1.75} aria-hidden /> : null}
                disabled={(pending || disabled) ?? false}
                onClick={() => run({ label, ...act })}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </div>
  )
}

/** The one act of a phone's row: its icon over its word, as high as the row. */
export function RowAct({ act, of }: { act: Act; of: string }) {
  const { label, icon: Face, pending, disabled } = act
  useReopening(openersOf([act]))
  return (
    <div className="garita-acts garita-row-act">
      <Button
        variant="subtle"
        leftSection={Face ? <Face size={22} stroke={1.75} aria-hidden /> : null}
        loading={pending ?? false}
        disabled={disabled ?? false}
        onClick={() => run(act)}
        aria-label={`${label}: ${of}`}
      >
        {label}
      </Button>
    </div>
  )
}
