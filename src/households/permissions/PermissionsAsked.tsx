/** Requests of people who may not authorize. The reader answers with an invitation or a refusal. */
import { Button, Group, TextInput } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Note, Offer } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { households, type PermissionAsk } from '../households.contract.ts'
import { permissionTexts } from './permissions.messages.ts'

export function PermissionsAsked({ onAuthorize }: { onAuthorize: (id: string) => void }) {
  const text = useText(permissionTexts)
  const asked = useRead(households.mine, {}).data?.permissions?.filter(({ mine }) => !mine) ?? []
  const [refusing, setRefusing] = useState<PermissionAsk | null>(null)
  return (
    <>
      {asked.length > 0 ? (
        <Card title={text.asked}>
          <LineList>
            {asked.map((one) => (
              <li key={one.id}>
                <IconUserQuestion size={24} stroke={1.5} aria-hidden />
                <AskedFor ask={one} />
                <Group component="span" gap="xs" ms="auto">
                  <Button
                    variant="default"
                    aria-label={text.refuse_about(one.visitor)}
                    onClick={() => setRefusing(one)}
                  >
                    {text.refuse}
                  </Button>
                  <Button aria-label={text.authorize_about(one.visitor)} onClick={() => onAuthorize(one.id)}>
                    {text.authorize}
                  </Button>
                </Group>
              </li>
            ))}
          </LineList>
        </Card>
      ) : null}
      {refusing ? <RefuseDialog ask={refusing} onClose={() => setRefusing(null)} /> : null}
    </>
  )
}

function AskedFor({ ask: { visitor, by_name, day, said } }: { ask: PermissionAsk }) {
  const text = useText(permissionTexts)
  const dates = useDates()
  return (
    <div>
      <strong>{visitor}</strong>
      <span>{text.asks_for(by_name, dates.calendar(day))}</span>
      {said ? <span>{text.quoted(said)}</span> : null}
    </div>
  )
}

/** Shows the asker and their words in the invitation, with a button to refuse. */
export function AskedNote({ ask, onRefuse }: { ask: PermissionAsk; onRefuse: () => void }) {
  const text = useText(permissionTexts)
  const dates = useDates()
  return (
    <Note title={text.asks_for(ask.by_name, dates.calendar(ask.day))}>
      {ask.said ? <p>{text.quoted(ask.said)}</p> : null}
      <Offer>
        <Button variant="default" onClick={onRefuse}>
          {text.refuse_send}
        </Button>
      </Offer>
    </Note>
  )
}

/** Replaces a finished request when the reader opens its notice. */
export function NoLongerAsked() {
  return <Note>{useText(permissionTexts).gone}</Note>
}

interface RefuseDialogProps {
  ask: PermissionAsk
  onClose: () => void
  /** Called after the answer instead of closing. */
  onDone?: () => void
}

export function RefuseDialog({ ask, onClose, onDone = onClose }: RefuseDialogProps) {
  const text = useText(permissionTexts)
  const saying = useCallForm(households.refusePermission, {
    initial: { id: ask.id, said: '' },
    done: () => {
      toastSuccess(text.refused)
      onDone()
    },
  })
  return (
    <FormDialog of={saying} title={text.refuse_title(ask.visitor)} submit={text.refuse_send} against onClose={onClose}>
      <p>{text.refuse_text(ask.by_name)}</p>
      <TextInput label={text.said} maxLength={200} autoComplete="off" {...saying.form.getInputProps('said')} />
    </FormDialog>
  )
}
