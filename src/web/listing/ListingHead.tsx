import { Box, Button, Text, Title } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { grouped } from '../../shared/grouped.ts'
import { mostCounted } from '../../shared/limits.ts'
import type { List } from '../calls/list.ts'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import styles from './Listing.module.css'

interface ListingHeadProps {
  title: string
  isTitledAbove?: boolean | undefined
  total: number | undefined
  fresh: number
  onShow: () => void
  adds?: ReactNode
  /** The day of the first rows; screen readers read it from the heading of those rows. */
  beside?: string | undefined
}

const inDigits = (total: number) => (total > mostCounted ? `${grouped(mostCounted)}+` : grouped(total))

export const counted = (title: string, total: number | undefined) =>
  total === undefined ? title : `${title} (${inDigits(total)})`

/** The count for the screen's head; undefined while it is unknown or zero. */
export function countOf({ total, rows, next, first }: List<unknown>): string | undefined {
  const number = total ?? (next || first ? undefined : rows?.length)
  return number ? inDigits(number) : undefined
}

export function ListingHead({ title, isTitledAbove, total, fresh, onShow, adds, beside }: ListingHeadProps) {
  const { list } = useText(webTexts)
  return (
    <div className={styles.head} data-listing-head data-titled-above={isTitledAbove || undefined}>
      <Title order={2} className={isTitledAbove ? 'garita-hidden' : undefined}>
        {counted(title, total)}
      </Title>
      {beside ? (
        <Text span ml="auto" fz="xs" fw={600} c="dimmed" data-first-day aria-hidden="true">
          {beside}
        </Text>
      ) : null}
      <div role="status">
        {fresh > 0 ? (
          <Button variant="default" leftSection={<IconArrowUp size={18} aria-hidden />} onClick={onShow}>
            {list.fresh(fresh)}
          </Button>
        ) : null}
      </div>
      {adds ? (
        <Box ml="auto" data-adds>
          {adds}
        </Box>
      ) : null}
    </div>
  )
}
