/** Admits a guest whom the list does not name. It loads the rules of names, so the desk loads it apart. */
import { Button, Group, TextInput } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { useState } from 'react'
import { useGuardPost } from '../../gate/dialogs/guardPost.tsx'
import { useActForm } from '../../gate/dialogs/useActForm.web.ts'
import { useRecordedToast } from '../../gate/dialogs/useRecording.tsx'
import { fullName } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import { fieldProblem } from '../../web/calls/refusals.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { gateTexts } from './amenityDesk.messages.ts'
import { wholeOnPhone } from './GuestRows.tsx'

export function OtherGuest({ reservation, room }: { reservation: Reservation; room: number }) {
  const text = useText(gateTexts)
  const post = useGuardPost()
  const say = useRecordedToast()
  const [guestId] = useState(newId)
  const { form, submit, pending, error } = useActForm({
    initial: { name: '' },
    validate: ({ name }) => {
      const given = fullName.safeParse(name)
      return given.success ? {} : { name: fieldProblem(given.error.issues[0]?.message ?? 'invalid') }
    },
    act: ({ name }) => ({
      ...{ kind: 'guest_entry', reservation_id: reservation.id, guest_id: guestId, name: fullName.parse(name) },
    }),
    done: ({ name: typed }, act, eventId) => {
      const name = typed.trim()
      say(post, { name, title: text.entered_title, done: text.entered(name), act, eventId })
    },
  })
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Group align="end" gap="xs" mt="md">
          <TextInput
            flex="1 1 14rem"
            label={text.other}
            description={text.other_hint(room)}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <Button
            {...wholeOnPhone}
            type="submit"
            variant="default"
            loading={pending}
            leftSection={<IconDoorEnter size={20} aria-hidden />}
          >
            {text.enter}
          </Button>
        </Group>
      </form>
      {error ? <Note tone="bad">{error}</Note> : null}
    </>
  )
}
