/** The telephones of a home at the desk: covered until a press, which is a line of the log, and again after a minute. */
import { Button, TextInput } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { households } from '../../households/households.contract.ts'
import type { Output } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { phoneKindTexts } from '../../units/units.messages.ts'
import { useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { PhoneLink, PhoneRows } from '../../web/pieces/PhoneLink.tsx'
import { useCovered } from '../../web/pieces/useCovered.ts'
import { whoAnswersTexts } from './whoAnswers.messages.ts'

interface UnitPhonesProps {
  condominium_id: string
  unit_number: string
}

export function UnitPhones({ condominium_id, unit_number }: UnitPhonesProps) {
  const text = useText(whoAnswersTexts)
  const kinds = useText(phoneKindTexts)
  const refusalText = useRefusalText()
  const look = useWrite(households.showPhones)
  const [shown, show] = useCovered<Output<typeof households.showPhones>>()
  const [why, setWhy] = useState('')
  const unasked = look.error?.code === 'phones_unasked'
  const press = () =>
    look.mutate(
      { condominium_id, unit_number, event_id: newId(), why: unasked ? why : null },
      { onSuccess: (answer) => show(answer) },
    )
  if (shown)
    return (
      <PhoneRows label={text.phones_of(unit_number)}>
        {shown.map(({ name, kind, number, from, until }) => (
          <li key={`${name} ${number}`}>
            <div>
              <strong>{name}</strong>
              <span className="garita-second">
                {[kind && kinds[kind], from && until && text.hours(from, until)].filter(Boolean).join(' · ')}
              </span>
            </div>
            {kind === 'intercom' ? <span className="garita-code">{number}</span> : <PhoneLink button text={number} />}
          </li>
        ))}
        {shown.length === 0 ? <li>{text.no_phones}</li> : null}
      </PhoneRows>
    )
  return (
    <div className="garita-covered-phones">
      {unasked ? (
        <TextInput
          label={text.why}
          description={text.why_hint}
          withAsterisk
          autoComplete="off"
          maxLength={120}
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      ) : null}
      {look.error && !unasked ? <Note tone="bad">{refusalText(look.error)}</Note> : null}
      <Button
        // It may stand within a form, which it must not send.
        type="button"
        variant="default"
        leftSection={<IconPhone size={20} aria-hidden />}
        loading={look.isPending}
        disabled={unasked && why.trim() === ''}
        onClick={press}
      >
        {text.phones_of(unit_number)}
      </Button>
      <p className="garita-second">{text.phones_hint}</p>
    </div>
  )
}
