/**
 * The alarm button of a guard or a home, with the state of its press. Offline it says within five seconds that the alarm reached no one.
 */
import { Button, Group, Portal, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconBellRinging, IconUrgent } from '@tabler/icons-react'
import { useState } from 'react'
import { useDates } from '../web/cards/dates.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import { PressAndHoldButton } from '../web/pieces/PressAndHoldButton.tsx'
import { panicTexts } from './alarms.messages.ts'
import { holdMs } from './alarms.rules.ts'
import styles from './PanicButton.module.css'
import { type Pressing, type Raiser, usePress } from './usePress.web.ts'

const question = () => import('../web/pieces/dialogs/ConfirmDialog.tsx').then((loaded) => loaded.ConfirmDialog)
const ConfirmDialog = lazyPart(question)
const patienceMs = 2_000
/** An offline page may not get the dialog, so the wait is limited. */
const questionInTime = () =>
  Promise.race([question(), new Promise<never>((_, giveUp) => setTimeout(giveUp, patienceMs))])

/** The screen shows these people if the alarm reaches no one. */
interface Reachable {
  name: string
  telephone: string
}

interface PanicButtonProps {
  place: { id: string; name: string; time_zone: string }
  gateId?: string | null
  /** The police or all emergencies answer this local number. */
  emergencies: string
  contacts?: readonly Reachable[]
  /** Names the condominium, for a guard of several. */
  named?: boolean
  /** Says during a practice that this alarm is real. */
  real?: boolean
  /** Present if another person than the signed-in user raises the alarm; it must be the same object at each call. */
  by?: Raiser
  /** A key without its word, which the question says. Its sign differs from the bell beside it. */
  round?: boolean
  className?: string
}

export function PanicButton({
  place,
  gateId = null,
  emergencies,
  contacts = [],
  named,
  real,
  by,
  round,
  className,
}: PanicButtonProps) {
  const text = useText(panicTexts)
  const { pressing, raise, close } = usePress(place.id, gateId, by)
  const [asking, setAsking] = useState(false)
  const ask = () =>
    void questionInTime().then(
      () => setAsking(true),
      // The browser's own dialog asks, because an alarm must not wait for code to load.
      () => {
        if (confirm(`${text.ask}\n\n${text.ask_text}`)) raise()
      },
    )
  const button = real ? text.real_button : text.button
  const label = named ? `${button}, ${place.name}` : button
  return (
    <>
      <PressAndHoldButton
        ms={holdMs}
        label={label}
        hint={text.hint}
        onHeld={raise}
        onShort={ask}
        {...(className ? { className } : {})}
      >
        {round ? <IconUrgent size={24} stroke={1.75} aria-hidden /> : <IconBellRinging size={22} aria-hidden />}
        {round ? null : <span>{named ? place.name : real ? text.real : text.short}</span>}
      </PressAndHoldButton>
      {asking ? (
        <ConfirmDialog
          against
          title={text.ask}
          confirm={text.yes}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            raise()
          }}
        >
          {[real ? text.real_text : null, text.ask_text, round ? text.hold : null].filter(Boolean).join(' ')}
        </ConfirmDialog>
      ) : null}
      {pressing ? (
        <Portal>
          <Outcome
            of={pressing}
            zone={place.time_zone}
            calls={[...contacts, { name: text.emergencies, telephone: emergencies }]}
            onClose={close}
          />
        </Portal>
      ) : null}
    </>
  )
}

interface OutcomeProps {
  of: Pressing
  zone: string
  calls: readonly Reachable[]
  onClose: () => void
}

const lateMs = 10_000

function Outcome({ of: { press, sending, answer, refused }, zone, calls, onClose }: OutcomeProps) {
  const text = useText(panicTexts)
  const dates = useDates().at(zone)
  const since = dates.time(press.pressed_at)
  const late = answer !== null && Date.now() - Date.parse(press.pressed_at) > lateMs
  return (
    <Group className={styles.press} gap="0.75rem 1rem" data-sending={sending} role="alert">
      <IconAlertTriangle size={32} aria-hidden />
      <Stack gap="0.25rem" flex="1 1 16rem">
        <Text component="strong" fz="xl" fw={600}>
          {sending === 'untold' ? text.untold : text[sending]}
        </Text>
        {sending === 'told' ? (
          <p>
            {text.told_text} {late ? text.told_late(since) : null} {answer?.one_of_many ? text.many : null}
          </p>
        ) : null}
        {sending === 'untold' ? (
          <>
            <p>{refused ? text.refused_text : text.untold_text}</p>
            <Stack component="ul" gap={0}>
              {calls.map(({ name, telephone }) => (
                <li key={`${name} ${telephone}`}>
                  {name}: <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>
                </li>
              ))}
            </Stack>
            {refused ? null : (
              <p>
                {text.going_on} {since}.
              </p>
            )}
          </>
        ) : null}
      </Stack>
      {sending === 'sending' ? null : (
        <Button variant="white" color="dark" onClick={onClose}>
          {sending === 'untold' && !refused ? text.stop : text.close}
        </Button>
      )}
    </Group>
  )
}
