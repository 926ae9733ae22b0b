/** A list's row on a phone: a summary and one act near the thumb; a press folds the rest open. */
import { Box, Group, Skeleton, Stack, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useReopening } from '../form/reopening.ts'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import actStyles from '../pieces/Acts.module.css'
import { type Act, Acts, openersOf, RowAct } from '../pieces/Acts.tsx'
import listing from './Listing.module.css'
import styles from './PhoneRow.module.css'

interface PhoneRowProps {
  of: string
  title: ReactNode
  lead?: ReactNode
  lines: ReactNode
  /** The row shows the first act unless it is quiet; the others open below. */
  acts: readonly Act[]
  facts?: ReactNode
  /** A press on the row opens this instead of unfolding the row. */
  opens?: Act | undefined
  children?: ReactNode
}

export function PhoneRow({ of, title, lead, lines, acts, facts, opens, children }: PhoneRowProps) {
  const text = useText(webTexts)
  const [open, setOpen] = useState(false)
  const fold = useId()
  const [first] = acts
  const main = first?.quiet ? undefined : first
  const others = main ? acts.slice(1) : acts
  // Forms in the details also reopen their drafts.
  useReopening(opens ? openersOf(others) : [])
  const folds = !opens && (facts != null || others.length > 0)
  return (
    <div className={styles.row} data-row>
      <Group className={styles.head} gap={0} align="stretch">
        <Group className={styles.face} {...face} data-folds={folds || Boolean(opens) || undefined}>
          {lead}
          <Stack {...words}>
            <div className={styles.title}>{title}</div>
            <Group className={styles.lines} gap="0.125rem 0.625rem" lh={1.4}>
              {lines}
            </Group>
          </Stack>
          {opens ? (
            <UnstyledButton
              className={styles.press}
              data-press
              data-opens
              aria-label={`${opens.label}: ${of}`}
              onClick={opens.onAct}
            >
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </UnstyledButton>
          ) : null}
          {folds ? (
            <UnstyledButton
              className={styles.press}
              data-press
              aria-expanded={open}
              aria-controls={fold}
              aria-label={`${text.list.more}: ${of}`}
              onClick={() => setOpen(!open)}
            >
              <IconChevronDown size={20} stroke={1.75} aria-hidden data-turns />
            </UnstyledButton>
          ) : null}
        </Group>
        {main ? <RowAct act={main} of={of} /> : null}
      </Group>
      {children}
      {folds ? (
        <Stack id={fold} className={styles.fold} gap="sm" p="sm" data-fold hidden={!open}>
          {facts}
          {others.length > 0 ? <Acts acts={others} of={of} shown={others.length} /> : null}
        </Stack>
      ) : null}
    </div>
  )
}

/** With large text the act has its own line. */
const face = { pos: 'relative', flex: '999 1 12.5rem', miw: 0, gap: 'min(0.75rem, 3vw)' } as const
const words = { gap: '0.125rem', flex: '1 1 8rem', miw: 0 }

interface PhoneFact {
  key: string
  header: string
  value: ReactNode
}

/** A name is beside its value; for a value that explains itself, only screen readers read the name. */
export function PhoneFacts({ facts }: { facts: readonly PhoneFact[] }) {
  return (
    <Stack component="dl" gap="0.375rem">
      {facts.map(({ key, header, value }) => (
        <Group key={key} gap="0 0.75rem" align="baseline">
          <Box component="dt" flex="0 1 5.5rem" fz="sm">
            {header}
          </Box>
          <Box component="dd" flex="1 1 9rem">
            {value}
          </Box>
        </Group>
      ))}
    </Stack>
  )
}

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

export function PhoneSkeleton({ act, day }: { act: boolean; day: boolean }) {
  return (
    <div className={day ? undefined : listing.cards} aria-hidden="true">
      {day ? (
        <div className={listing.dayHeading}>
          <Skeleton height="1.3em" width="9rem" />
        </div>
      ) : null}
      {skeletons.map((key) => (
        <div key={key} className={styles.row} data-row>
          <Group className={styles.head} gap={0} align="stretch">
            <Group className={styles.face} {...face}>
              <Stack {...words}>
                <Skeleton height="1.375rem" width="60%" />
                <Skeleton height="1.25rem" width="45%" />
                {act ? <Skeleton height="1.5rem" width="35%" /> : null}
              </Stack>
            </Group>
            {act ? <Box className={actStyles.rowAct} flex="1 0 auto" data-row-act data-loading /> : null}
          </Group>
        </div>
      ))}
    </div>
  )
}
