/** Shows the problems of this device: its storage, its clock, or data of days ago. Several problems share one line that opens. */
import { Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { noteLook } from '../dialogs/UrgentCard.tsx'
import type { Station } from '../station/station.ts'
import { asksForCalls } from '../station/verdict/doubts.ts'
import { stationGateMessages } from './chooseGate.messages.ts'
import { clockText, daysOld, type Glance } from './gateWords.ts'
import { gateMessages, guardMessages } from './guard.messages.ts'

interface StationNotesProps {
  station: Station
  glance: Glance
  /** This device could not read this number of records. */
  damaged: number
}

interface StationNote {
  tone: 'wait' | 'bad'
  title: string
  text: string
}

export function StationNotes(props: StationNotesProps) {
  const { notes: words } = useText(gateMessages)
  const [open, setOpen] = useState(false)
  const list = useId()
  const notes = useNotes(props)
  const shown = notes.map(({ tone, title, text }) => (
    <Note key={title} tone={tone} title={title}>
      {text}
    </Note>
  ))
  if (notes.length < 2) return shown
  const bad = notes.some(({ tone }) => tone === 'bad')
  return (
    <Stack gap="xs" data-notes data-tone={bad ? 'bad' : 'wait'}>
      <div role={bad ? 'alert' : 'status'}>
        <UnstyledButton
          type="button"
          w="100%"
          mih="var(--garita-touch)"
          px="md"
          py="0.25rem"
          {...noteLook}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <Group component="span" gap="xs" wrap="nowrap">
            <IconAlertTriangle size={22} stroke={1.75} color="var(--tone)" aria-hidden />
            <Text component="strong" inherit flex="none">
              {words.count(notes.length)}
            </Text>
            {/* The line shows the titles that fit; the list below shows all. */}
            <Text span inherit truncate flex={1} miw={0}>
              {notes.map(({ title }) => title).join(' · ')}
            </Text>
            <IconChevronDown size={22} stroke={1.75} color="var(--tone)" aria-hidden data-turns />
          </Group>
        </UnstyledButton>
      </div>
      <div id={list} hidden={!open}>
        <Stack gap="xs">{shown}</Stack>
      </div>
    </Stack>
  )
}

/** Bad notes come first, because one line shows only the first titles. */
function useNotes({ station, glance, damaged }: StationNotesProps): StationNote[] {
  const { bar } = useText(guardMessages)
  const { directory } = useText(gateMessages)
  const stored = useText(stationGateMessages)
  const { storage, connecting, snapshot, forgot } = station
  const notes: StationNote[] = []
  if (storage !== 'kept') {
    notes.push({ tone: 'bad', title: bar[storage], text: storage === 'full' ? bar.full_text : bar.none_text })
  }
  if (damaged > 0) notes.push({ tone: 'bad', title: stored.damaged(damaged), text: stored.damaged_text })
  if (connecting) return notes
  if (forgot) {
    notes.push({ tone: 'bad', title: directory.forgot(clockText(forgot, glance)), text: directory.forgot_text })
  }
  if (station.time().doubtful) notes.push({ tone: 'wait', title: bar.doubtful_clock, text: bar.doubtful_clock_text })
  if (snapshot && asksForCalls(snapshot, glance.now)) {
    notes.push({ tone: 'wait', title: daysOld(snapshot, glance).title, text: directory.nothing_else })
  }
  return notes
}
