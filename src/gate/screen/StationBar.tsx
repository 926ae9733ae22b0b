import { ActionIcon, Group, Stack, Text, useMantineColorScheme } from '@mantine/core'
import {
  IconArrowsExchange,
  IconChecklist,
  IconCloudUp,
  IconDoorEnter,
  IconDots,
  IconEye,
  IconEyeOff,
  IconKeyboard,
  IconLayoutDashboard,
  IconLock,
  IconMessage,
  IconMessageOff,
  IconMoon,
  IconNotebook,
  IconPencil,
  IconPrinter,
  IconRefresh,
  IconSchool,
  IconSun,
  IconVolume,
  IconVolumeOff,
  IconWifi,
  IconWifiOff,
} from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Station } from '../station/station.ts'
import { useSigns } from './gateSigns.web.ts'
import { useVoice } from './gateVoice.web.ts'
import { clockText, type Glance } from './gateWords.ts'
import { guardMessages } from './guard.messages.ts'
import { stationIncidentMessages } from './incidents/stationIncidents.messages.ts'
import { paperMessages } from './paper/paper.messages.ts'
import styles from './StationBar.module.css'
import { useSeenByVisitor } from './seenByVisitor.web.ts'
import { shiftOfferTexts } from './shift/shiftOffer.messages.ts'

const StationChoices = lazyPart(() => import('./StationChoices.tsx').then((loaded) => loaded.StationChoices))

export interface StationBarProps {
  station: Station
  glance: Glance
  /** Another slice provides the alarm button. */
  alarm?: ReactNode
  onKeys: () => void
  onIncident: () => void
  onPaper: (which: 'sheet' | 'type') => void
  onShift: () => void
  onPractice?: (() => void) | undefined
  onChangeGate?: (() => void) | undefined
  onHandOver?: (() => void) | undefined
  onLock?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

export function StationBar({ station, glance, alarm, ...menuActions }: StationBarProps) {
  const { bar } = useText(guardMessages)
  const { snapshot, online, connecting, waiting, agent } = station
  const age = useAgeText(snapshot ? glance.now - Date.parse(snapshot.taken_at) : null)
  const time = clockText(new Date(glance.now).toISOString(), glance)
  return (
    <Group className={styles.bar} gap="0.25rem 1rem" data-bar data-line={online || connecting ? undefined : 'lost'}>
      <div className={styles.words}>
        <Stack className={styles.place} gap={0} lh={1.15} data-place>
          <strong>{snapshot?.gate.name ?? '—'}</strong>
          <Text span inherit truncate fz="min(var(--mantine-font-size-sm), 6vw)">
            {snapshot ? <span>{snapshot.condominium.name}</span> : null}
            <Text span inherit visibleFrom="md" data-guard>
              {snapshot ? ' · ' : null}
              {agent.name}
            </Text>
          </Text>
        </Stack>
        <Group className={styles.state} gap="xs" wrap="nowrap">
          {online || connecting ? <IconWifi size={22} aria-hidden /> : <IconWifiOff size={22} aria-hidden />}
          <span>
            <strong>{online ? bar.online : connecting ? bar.connecting : bar.offline}</strong>
            {online || connecting ? null : <> · {bar.goes_on}</>}
            {online && snapshot ? null : <> · {snapshot ? bar.age(age) : bar.no_snapshot}</>}
          </span>
        </Group>
        {waiting > 0 ? (
          <Group className={styles.state} gap="xs" wrap="nowrap">
            <IconCloudUp size={22} aria-hidden />
            <span>{bar.waiting(waiting)}</span>
          </Group>
        ) : null}
      </div>
      <Text component="time" visibleFrom="sm" ml="auto" fz="var(--garita-size-title)" fw={600} lh="inherit">
        {time}
      </Text>
      {alarm}
      <StationMenu station={station} {...menuActions} />
    </Group>
  )
}

function useAgeText(ageMs: number | null): string {
  const { bar } = useText(guardMessages)
  const minutes = Math.floor((ageMs ?? 0) / 60_000)
  if (!(minutes >= 1)) return bar.seconds
  if (minutes < 120) return bar.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 72 ? bar.hours(hours) : bar.days(Math.floor(hours / 24))
}

function StationMenu({
  station,
  onKeys,
  onIncident,
  onPaper,
  onShift,
  ...menuActions
}: Omit<StationBarProps, 'glance' | 'alarm'>) {
  const { bar } = useText(guardMessages)
  const incidents = useText(stationIncidentMessages)
  const paper = useText(paperMessages)
  const shift = useText(shiftOfferTexts)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [signs, setSigns] = useSigns()
  const [voice, setVoice] = useVoice()
  const [seen, setSeen] = useSeenByVisitor()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  // The menu stays mounted after the first press, so that it can animate its closing.
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  const night = colorScheme === 'dark'
  const groups = [
    {
      title: bar.shift,
      choices: [
        { does: bar.hand_over, icon: IconArrowsExchange, act: menuActions.onHandOver },
        { does: bar.lock, icon: IconLock, act: menuActions.onLock },
        { does: shift.title, icon: IconChecklist, act: onShift },
        { does: incidents.act, icon: IconNotebook, act: onIncident },
        { does: paper.type, icon: IconPencil, act: () => onPaper('type') },
        { does: paper.sheet, icon: IconPrinter, act: station.practice ? undefined : () => onPaper('sheet') },
        { does: bar.leave, icon: IconLayoutDashboard, act: menuActions.onLeave },
      ],
    },
    {
      title: bar.device,
      choices: [
        { does: bar.look_again, icon: IconRefresh, act: station.lookAgain },
        {
          does: signs ? bar.signs_off : bar.signs_on,
          icon: signs ? IconVolumeOff : IconVolume,
          act: () => setSigns(!signs),
        },
        {
          does: voice ? bar.voice_off : bar.voice_on,
          icon: voice ? IconMessageOff : IconMessage,
          act: () => setVoice(!voice),
        },
        {
          does: seen ? bar.unseen : bar.seen,
          icon: seen ? IconEye : IconEyeOff,
          act: () => setSeen(!seen),
        },
        { does: bar.change_gate, icon: IconDoorEnter, act: menuActions.onChangeGate },
        { does: bar.practice, icon: IconSchool, act: menuActions.onPractice },
        { does: bar.keys, icon: IconKeyboard, act: onKeys },
      ],
    },
  ]
  return (
    <Group className={styles.menu ?? ''} gap={0} wrap="nowrap">
      <ActionIcon
        size="min(3rem, 13.3vw)"
        aria-label={night ? bar.day : bar.night}
        onClick={() => setColorScheme(night ? 'light' : 'dark')}
      >
        {night ? <IconSun size={22} aria-hidden /> : <IconMoon size={22} aria-hidden />}
      </ActionIcon>
      <ActionIcon
        ref={button}
        size="min(3rem, 13.3vw)"
        aria-label={bar.menu}
        aria-haspopup="menu"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <IconDots size={24} aria-hidden />
      </ActionIcon>
      {wanted ? (
        <StationChoices
          button={button}
          opened={opened}
          onChange={setOpened}
          guard={station.agent.name}
          groups={groups}
        />
      ) : null}
    </Group>
  )
}
