/** A unit's tile: a door with its number, and only the facts that differ from other units. */
import { Box, Group, Text, UnstyledButton } from '@mantine/core'
import { IconHourglassHigh } from '@tabler/icons-react'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import styles from './UnitTile.module.css'
import type { Unit } from './units.contract.ts'
import { unitKindTexts, unitMessages, unitStateTexts } from './units.messages.ts'
import type { UnitState } from './units.rules.ts'

const tones = { empty: 'idle', rented_out: 'info' } as const satisfies Record<Exclude<UnitState, 'occupied'>, string>

/** Nearly all units are occupied: plain words for that, a badge for other states. */
export function UnitStateBadge({ state }: { state: UnitState }) {
  const states = useText(unitStateTexts)
  if (state === 'occupied') return <span className="garita-second">{states.occupied}</span>
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>
}

export function useWhere() {
  const text = useText(unitMessages)
  return ({ tower, floor }: Unit) => [tower, floor && text.on_floor(floor)].filter(Boolean).join(', ')
}

/** The width of a door in letters, which a longer number exceeds. */
const doorLetters = 6
const fewestLetters = 4

/** On the corner, where it covers no word. */
const corner = {
  ...({ pos: 'absolute', top: '-0.4375rem', right: '-0.3125rem', gap: '0.125rem', wrap: 'nowrap' } as const),
  ...{ py: '0.0625rem', ps: '0.25rem', pe: '0.375rem', bd: '1px solid currentcolor', bdrs: 'md' },
  ...{ bg: 'var(--tone-wash)', c: 'var(--tone)', fw: 600 },
}

/** The tower is above the tiles. An occupied home needs no further words. */
export function UnitTile({ unit, onOpen }: { unit: Unit; onOpen: () => void }) {
  const text = useText(unitMessages)
  const kinds = useText(unitKindTexts)
  const states = useText(unitStateTexts)
  const { unit_number, floor, kind, state, people, unopened, asking } = unit
  const letters = Math.max(fewestLetters, ...unit_number.split(' ').map((word) => word.length))
  const facts = [
    state === 'occupied' ? null : states[state],
    kind === 'home' ? null : kinds[kind],
    floor && text.on_floor(floor),
  ].filter(Boolean)
  return (
    <UnstyledButton
      className={styles.door}
      data-hovers
      pos="relative"
      w="100%"
      h="100%"
      fz="xs"
      data-state={state}
      data-wide={letters > doorLetters || undefined}
      onClick={onOpen}
    >
      <span className="garita-hidden">{`${text.show}: `}</span>
      {/* The longest word of the number fits into the door. */}
      <Text
        component="strong"
        {...{ ff: 'monospace', fz: `clamp(0.8125rem, 94cqi / ${0.65 * letters}, 1.375rem)`, fw: 600, lh: 1.15 }}
      >
        {unit_number}
      </Text>{' '}
      {facts.length > 0 ? (
        <Text span inherit c="dimmed">
          {facts.join(', ')}
        </Text>
      ) : null}{' '}
      {people > 0 || state !== 'empty' ? <Accounts people={people} unopened={unopened} /> : null}
      {asking > 0 ? (
        <Group component="span" {...corner} data-tone="wait">
          <IconHourglassHigh size={14} stroke={2} aria-hidden />
          <span aria-hidden="true">{asking}</span>
          <span className="garita-hidden">{text.asking(asking)}</span>
        </Group>
      ) : null}
    </UnstyledButton>
  )
}

const mostDots = 8
const opened = { bd: '1px solid var(--garita-link)', bg: 'var(--garita-link)' }

/** A dot for each person, hollow until they open their account. */
function Accounts({ people, unopened }: Pick<Unit, 'people' | 'unopened'>) {
  const text = useText(unitMessages)
  const words = [people > 0 ? text.people_count(people) : text.nobody, unopened > 0 ? text.unopened(unopened) : null]
    .filter(Boolean)
    .join(', ')
  return (
    <Group component="span" gap="0.1875rem" mt="auto" pt="0.25rem" title={words}>
      {Array.from({ length: Math.min(people, mostDots) }, (_, at) => at).map((at) => (
        <Box
          key={at}
          component="i"
          {...{ w: '0.5rem', h: '0.5rem', bdrs: '50%' }}
          {...(at < people - unopened ? opened : { bd: '1px solid var(--garita-edge)' })}
        />
      ))}
      <span className="garita-hidden">{`${words} `}</span>
    </Group>
  )
}
