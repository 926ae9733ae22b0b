import { Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { listingTexts } from './listing.messages.ts'

interface ListingPagerProps {
  next: (() => void) | undefined
  first: (() => void) | undefined
  previous?: (() => void) | undefined
  searching?: boolean
  pending?: boolean
}

export function ListingPager({ next, first, previous, searching = false, pending = false }: ListingPagerProps) {
  const { list } = useText(webTexts)
  const words = useText(listingTexts)
  if (!next && !first) return null
  return (
    <Group component="nav" justify="flex-end" gap="xs" mt="md" aria-label={list.pages}>
      {first ? (
        <Button variant="subtle" leftSection={<IconChevronsLeft size={18} aria-hidden />} onClick={first}>
          {list.first}
        </Button>
      ) : null}
      {previous ? (
        <Button variant="default" leftSection={<IconChevronLeft size={18} aria-hidden />} onClick={previous}>
          {words.previous}
        </Button>
      ) : null}
      {next ? (
        <Button
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
          onClick={next}
          loading={pending}
        >
          {searching ? words.search_on : list.next}
        </Button>
      ) : null}
    </Group>
  )
}
