/** The alarm button of a guard or a home, and what became of its press. Without a line it says within five seconds that nobody was told. */
import { Button, Portal } from '@mantine/core'
import { IconAlertTriangle, IconBellRinging } from '@tabler/icons-react'
import { useState } from 'react'
import { useDates } from '../web/cards/dates.tsx'
import { later } from '../web/frame/later.tsx'
import { useText } from '../web/language/language.tsx'
import { HoldButton } from '../web/pieces/HoldButton.tsx'
import { panicTexts } from './alarms.messages.ts'
import { holdMs } from './alarms.rules.ts'
import './alarms.css'
import { type Pressing, type Raiser, usePress } from './usePress.web.ts'

const question = () => import('../web/pieces/dialogs/ConfirmDialog.tsx').then((loaded) => loaded.ConfirmDialog)
const ConfirmDialog = later(question)
const patienceMs = 2_000
/** A page without a line may not get the dialog. */
const questionInTime = () =>
  Promise.race([question(), new Promise<never>((_, giveUp) => setTimeout(giveUp, patienceMs))])

/** Whom to call when nothing can be told. */
interface Reachable {
  name: string
  telephone: string
}

interface PanicButtonProps {
  place: { id: string; name: string; time_zone: string }
  gateId?: string | null
  /** The number of the police or of all emergencies there. */
  emergencies: string
  contacts?: readonly Reachable[]
  /** Told apart where somebody guards several condominiums. */
  named?: boolean
  /** Amid a practice: it says that this one is real. */
  real?: boolean
  /** Not the person who is signed in; the same object at each call. */
  by?: Raiser
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
  className,
}: PanicButtonProps) {
  const text = useText(panicTexts)
  const { pressing, raise, close } = usePress(place.id, gateId, by)
  const [asking, setAsking] = useState(false)
  const ask = () =>
    void questionInTime().then(
      () => setAsking(true),
      // Then the browser itself asks: an alarm waits for no code.
      () => {
        if (confirm(`${text.ask}\n\n${text.ask_text}`)) raise()
      },
    )
  const button = real ? text.real_button : text.button
  const label = named ? `${button}, ${place.name}` : button
  return (
    <>
      <HoldButton
        ms={holdMs}
        label={label}
        hint={text.hint}
        onHeld={raise}
        onShort={ask}
        {...(className ? { className } : {})}
      >
        <IconBellRinging size={22} aria-hidden />
        <span>{named ? place.name : real ? text.real : text.short}</span>
      </HoldButton>
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
          {real ? `${text.real_text} ${text.ask_text}` : text.ask_text}
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
    <div className="garita-press" data-sending={sending} role="alert">
      <IconAlertTriangle size={32} aria-hidden />
      <div className="garita-press-words">
        <strong>{sending === 'untold' ? text.untold : text[sending]}</strong>
        {sending === 'told' ? (
          <p>
            {text.told_text} {late ? text.told_late(since) : null} {answer?.one_of_many ? text.many : null}
          </p>
        ) : null}
        {sending === 'untold' ? (
          <>
            <p>{refused ? text.refused_text : text.untold_text}</p>
            <ul className="garita-press-calls">
              {calls.map(({ name, telephone }) => (
                <li key={`${name} ${telephone}`}>
                  {name}: <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>
                </li>
              ))}
            </ul>
            {refused ? null : (
              <p>
                {text.going_on} {since}.
              </p>
            )}
          </>
        ) : null}
      </div>
      {sending === 'sending' ? null : (
        <Button variant="white" color="dark" onClick={onClose}>
          {sending === 'untold' && !refused ? text.stop : text.close}
        </Button>
      )}
    </div>
  )
}
