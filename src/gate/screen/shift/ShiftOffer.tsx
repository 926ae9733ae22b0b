/** The check at the start of a shift is offered to a guard; nothing waits for it. */
import { Button, Group, Text } from '@mantine/core'
import { useText } from '../../../web/language/language.tsx'
import type { Station } from '../../station/station.ts'
import { useDeviceChoice } from '../deviceChoices.web.ts'
import { dutyOf } from './checks.ts'
import styles from './ShiftOffer.module.css'
import { shiftOfferTexts } from './shiftOffer.messages.ts'

/** The offer appears once per duty of a guard, until the guard does the check or puts it off. */
export function useShiftOffer({ agent, practice }: Station, now: number) {
  const duty = dutyOf(agent.id, now)
  const [seen, setSeen] = useDeviceChoice('shift', '')
  return { offered: !practice && seen !== duty, seen: () => setSeen(duty) }
}

export function ShiftOffer({ onBegin, onLater }: { onBegin: () => void; onLater: () => void }) {
  const text = useText(shiftOfferTexts)
  return (
    <Group
      className={styles.offer}
      gap="xs"
      py="0.25rem"
      bg="var(--garita-frame)"
      c="var(--garita-frame-ink)"
      data-band="top"
    >
      <strong>{text.offer}</strong>
      <Text span visibleFrom="sm">
        {text.hint}
      </Text>
      <Button variant="subtle" bg="var(--garita-frame-raised)" c="inherit" onClick={onBegin}>
        {text.begin}
      </Button>
      <Button variant="subtle" bg="none" c="inherit" onClick={onLater}>
        {text.not_now}
      </Button>
    </Group>
  )
}
