/** The acts of one row: the first as buttons with their word, the rest behind "Más". */
import { Box, Button, Group } from '@mantine/core'
import { type Icon, IconDots } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { press, useReopening } from '../form/reopening.ts'
import { lazyPart } from '../frame/lazyPart.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import styles from './Acts.module.css'

const FoldedActs = lazyPart(() => import('./FoldedActs.tsx').then((loaded) => loaded.FoldedActs))

export interface Act {
  label: string
  icon?: Icon | undefined
  onAct: () => void
  pending?: boolean | undefined
  disabled?: boolean | undefined
  /** The id of the item that the form is about; a form with a draft opens again. */
  opens?: string | undefined
  /** A destructive or rare act; a row never shows it as its only act. */
  quiet?: boolean | undefined
  rare?: boolean | undefined
}

interface ActsProps {
  acts: readonly Act[]
  /** The name of the row, which screen readers read after each verb, so that ten "Aprobar" differ. */
  of: string
  shown?: number
  /** For cards: buttons without an edge, and always a "Más", so that it is at the same place on each card. */
  foldsActs?: boolean
}

const openerOf = ({ label, opens, onAct }: Act) => ({ name: `${label} ${opens}`, open: onAct })
export const openersOf = (acts: readonly Act[]) => acts.flatMap((act) => (act.opens ? [openerOf(act)] : []))
const run = (act: Act) => (act.opens ? press(openerOf(act)) : act.onAct())

function divided(acts: readonly Act[], shown: number | undefined, foldsActs: boolean | undefined) {
  const most = (shown ?? 2) - 1
  if (foldsActs) return acts.length === 1 ? [acts, []] : [acts.slice(0, most), acts.slice(most)]
  // If `shown` is given, there is room for rare acts.
  const rare = shown === undefined ? acts.filter((act) => act.rare) : []
  const usual = acts.filter((act) => !rare.includes(act))
  const room = rare.length > 0 ? most : most + 1
  if (usual.length <= room) return [usual, rare]
  // With many acts, a quiet one does not come first.
  const few = usual[0]?.quiet ? 0 : most
  return [usual.slice(0, few), [...usual.slice(few), ...rare]]
}

export function Acts({ acts, of, shown, foldsActs }: ActsProps) {
  const text = useText(webTexts)
  const [open = [], folded = []] = divided(acts, shown, foldsActs)
  useReopening(openersOf(acts))
  const id = useId()
  const [menu, setMenu] = useState<{ opener?: HTMLElement; open: boolean }>({ open: false })
  return (
    <Group className={styles.acts} gap="0.375rem" wrap="nowrap" align="stretch" data-acts data-calm={foldsActs}>
      {open.map(({ label, icon: Icon, pending, disabled, ...act }) => (
        <Button
          key={label}
          variant={foldsActs ? 'subtle' : 'default'}
          px="xs"
          leftSection={Icon ? <Icon size={18} stroke={1.75} aria-hidden /> : null}
          loading={pending ?? false}
          disabled={disabled ?? false}
          onClick={() => run({ label, ...act })}
          aria-label={`${label}: ${of}`}
        >
          {label}
        </Button>
      ))}
      {folded.length > 0 ? (
        <>
          <Button
            variant="subtle"
            px="xs"
            leftSection={<IconDots size={18} aria-hidden />}
            aria-label={`${text.list.more}: ${of}`}
            aria-haspopup="menu"
            aria-expanded={menu.open}
            id={id}
            onClick={({ currentTarget }) => setMenu({ opener: currentTarget, open: !menu.open })}
          >
            {text.list.more}
          </Button>
          {menu.opener ? (
            <FoldedActs
              id={id}
              opener={menu.opener}
              open={menu.open}
              acts={folded}
              onAct={run}
              onClose={() => setMenu({ ...menu, open: false })}
            />
          ) : null}
        </>
      ) : null}
    </Group>
  )
}

/** The button is as high as the row, with its icon above its word. */
export function RowAct({ act, of }: { act: Act; of: string }) {
  const { label, icon: Icon, pending, disabled } = act
  useReopening(openersOf([act]))
  return (
    <Box className={styles.rowAct} display="flex" flex="1 0 auto" data-acts data-row-act>
      <Button
        variant="subtle"
        classNames={{ root: styles.rowButton, inner: styles.rowInner, section: styles.rowIcon, label: styles.rowWord }}
        leftSection={Icon ? <Icon size={22} stroke={1.75} aria-hidden /> : null}
        loading={pending ?? false}
        disabled={disabled ?? false}
        onClick={() => run(act)}
        aria-label={`${label}: ${of}`}
      >
        {label}
      </Button>
    </Box>
  )
}
