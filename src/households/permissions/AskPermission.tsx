/** "Pedir permiso": the form for a person who may not authorize, and the list of their requests with the answers. */
import { Button, TextInput } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { wallClock } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useHomeZone } from '../../web/calls/currentUser.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Offer } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { households, type PermissionAsk } from '../households.contract.ts'
import { permissionTexts } from './permissions.messages.ts'

export function AskPermissionButton() {
  const text = useText(permissionTexts)
  const [asking, setAsking] = useState(false)
  return (
    <Offer>
      <Button onClick={() => setAsking(true)}>{text.ask}</Button>
      {asking ? <AskDialog onClose={() => setAsking(false)} /> : null}
    </Offer>
  )
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const text = useText(permissionTexts)
  const zone = useHomeZone() ?? 'UTC'
  const now = useServerNow()
  const [initial] = useState(() => ({ id: newId(), visitor: '', day: wallClock(now, zone).day, said: '' }))
  const asking = useCallForm(households.askPermission, {
    initial,
    done: () => {
      toastSuccess(text.sent)
      onClose()
    },
  })
  const { getInputProps } = asking.form
  return (
    <FormDialog of={asking} title={text.ask} submit={text.send} onClose={onClose}>
      <TextInput
        label={text.visitor}
        withAsterisk
        maxLength={120}
        autoComplete="off"
        autoCapitalize="words"
        {...getInputProps('visitor')}
      />
      <TextInput type="date" label={text.day} withAsterisk min={initial.day} {...getInputProps('day')} />
      <TextInput label={text.said} maxLength={200} autoComplete="off" {...getInputProps('said')} />
      <p className="garita-second">{text.explained}</p>
    </FormDialog>
  )
}

const tones = { waiting: 'wait', granted: 'good', refused: 'bad', expired: 'idle' } as const

export function MyPermissions() {
  const text = useText(permissionTexts)
  const own = useRead(households.mine, {}).data?.permissions?.filter(({ mine }) => mine) ?? []
  if (own.length === 0) return null
  return (
    <Card title={text.mine}>
      <LineList>
        {own.map((one) => (
          <Asked key={one.id} ask={one} />
        ))}
      </LineList>
    </Card>
  )
}

function Asked({ ask: { visitor, day, state, answered_by_name, answer_said } }: { ask: PermissionAsk }) {
  const text = useText(permissionTexts)
  const dates = useDates()
  const answered = state === 'granted' || state === 'refused'
  const said = answered && answered_by_name ? text.outcome[state](answered_by_name) : null
  return (
    <li>
      <IconUser size={24} stroke={1.5} aria-hidden />
      <div>
        <strong>{visitor}</strong>
        <span>{[dates.calendar(day), said].filter(Boolean).join(' · ')}</span>
        {answer_said ? <span>{text.quoted(answer_said)}</span> : null}
      </div>
      <StateBadge tone={tones[state]}>{text.states[state]}</StateBadge>
    </li>
  )
}
