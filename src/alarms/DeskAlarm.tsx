/** This is the alarm button at the desk. A guard of several condominiums chooses one. */
import { useClickOutside, useWindowEvent } from '@mantine/hooks'
import { IconBellRinging } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { countryOfZone } from '../shared/countries.ts'
import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import held from '../web/pieces/PressAndHoldButton.module.css'
import { type AlarmOffice, alarms } from './alarms.contract.ts'
import { panicTexts } from './alarms.messages.ts'
import styles from './DeskAlarm.module.css'
import { emergencyNumber } from './emergencies.ts'
import { PanicButton } from './PanicButton.tsx'

export function DeskAlarm() {
  const { data = [] } = useRead(alarms.office, {})
  const buttons = data.map((office) => (
    <OfficeAlarm key={office.condominium.id} office={office} named={data.length > 1} />
  ))
  return <div className={styles.desk}>{data.length > 1 ? <Choice>{buttons}</Choice> : buttons}</div>
}

function OfficeAlarm({ office: { condominium, contacts }, named }: { office: AlarmOffice; named: boolean }) {
  return (
    <PanicButton
      place={condominium}
      emergencies={emergencyNumber(countryOfZone(condominium.time_zone))}
      contacts={contacts.flatMap(({ name, telephone }) => (telephone ? [{ name, telephone }] : []))}
      named={named}
    />
  )
}

/**
 * The first touch opens the choice, so that the guard sees the button to hold. The buttons stay mounted, because a press continues after
 * the choice closes.
 */
function Choice({ children }: { children: ReactNode }) {
  const text = useText(panicTexts)
  const [open, setOpen] = useState(false)
  const panel = useId()
  const box = useClickOutside(() => setOpen(false))
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && setOpen(false))
  return (
    <div ref={box} data-open={open || undefined}>
      <button
        type="button"
        className={held.button}
        aria-expanded={open}
        aria-controls={panel}
        aria-label={text.choose}
        onPointerDown={() => setOpen(true)}
        onClick={({ detail }) => detail === 0 && setOpen(!open)}
      >
        <IconBellRinging size={22} aria-hidden />
        <span>{text.short}</span>
      </button>
      <section id={panel} className={styles.choice} aria-label={text.choose} hidden={!open}>
        <p>{text.hold}</p>
        {children}
      </section>
    </div>
  )
}
