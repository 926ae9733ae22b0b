/** Shows a conversation with the administration, and the form for the reader's next message. */
import { Button, Group, Paper, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormProblem } from '../web/form/FormProblem.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { MessagePhoto } from './MessagePhoto.tsx'
import { type MatterMessage, matters, type WholeMatter } from './matters.contract.ts'
import { matterMessages } from './matters.messages.ts'
import { type MatterState, mostLetters } from './matters.rules.ts'
import { PhotoField } from './PhotoField.tsx'

export const stateTones: Readonly<Record<MatterState, 'wait' | 'good' | 'idle'>> = {
  waiting: 'wait',
  answered: 'good',
  closed: 'idle',
}

export function MatterView({ id }: { id: string }) {
  const text = useText(matterMessages)
  const read = useRead(matters.show, { id })
  const failed = failureOf(read)
  const matter = read.data
  if (failed) return <Failed title={text.failed} {...failed} />
  return matter ? <Conversation matter={matter} /> : <Loading />
}

function Conversation({ matter }: { matter: WholeMatter }) {
  const text = useText(matterMessages)
  const { condominium, unit_number, state, mine, messages, closed_at, closed_by_name, reopens_until } = matter
  const dates = useDates().at(condominium.time_zone)
  const now = useServerNow()
  const [sent, setSent] = useState(0)
  const over = closed_at !== null && (!mine || (reopens_until !== null && Date.parse(reopens_until) <= now))
  return (
    <Stack>
      <Group gap="xs">
        <StateBadge tone={stateTones[state]}>{text.states[state]}</StateBadge>
        <span className="garita-second">
          {[mine ? null : unit_number && text.unit(unit_number), condominium.name].filter(Boolean).join(' · ')}
        </span>
      </Group>
      <Stack>
        {messages.map((message) => (
          <MessageOf key={message.id} message={message} own={message.by_author === mine} zone={condominium.time_zone} />
        ))}
      </Stack>
      {closed_at && closed_by_name ? (
        <Note>
          <p>{text.closed_by(closed_by_name, dates.moment(closed_at))}</p>
          {mine && over ? <p>{text.over}</p> : null}
        </Note>
      ) : null}
      {over ? null : <NextMessage key={sent} matter={matter} onSent={() => setSent(sent + 1)} />}
    </Stack>
  )
}

function MessageOf({ message, own, zone }: { message: MatterMessage; own: boolean; zone: string }) {
  const text = useText(matterMessages)
  const dates = useDates().at(zone)
  const { by_author, by_name, said, said_at } = message
  return (
    <Paper
      component="article"
      withBorder
      p="sm"
      w="fit-content"
      maw="min(40rem, 92%)"
      ms={own ? 'auto' : 0}
      bg={own ? 'var(--tone-wash)' : 'var(--garita-surface)'}
      data-tone="info"
    >
      <Text component="header" fz="sm" c="dimmed">
        <strong>{by_author ? by_name : text.administration(by_name)}</strong>{' '}
        <time dateTime={said_at}>{dates.moment(said_at)}</time>
      </Text>
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{said}</Text>
      {message.photo ? <MessagePhoto message_id={message.id} by_name={by_name} /> : null}
    </Paper>
  )
}

interface NextMessageProps {
  matter: WholeMatter
  onSent: () => void
}

/** Sends the number of messages on the screen, so that no answer passes by a message that its author has not read. */
function NextMessage({ matter, onSent }: NextMessageProps) {
  const text = useText(matterMessages)
  const { condominium, mine, messages, closed_at } = matter
  const one = { condominium_id: condominium.id, matter_id: matter.id, seen: messages.length }
  const [initial] = useState(() => ({ id: newId(), said: '', photo_id: null as string | null }))
  const close = useAct(matters.close)
  const closed = closed_at !== null
  const words = closed
    ? { label: text.reopen_said, submit: text.reopen, done: text.reopened }
    : mine
      ? { label: text.add_said, submit: text.send, done: text.sent }
      : { label: text.answer_said, submit: text.answer, done: text.answered }
  const sending = useCallForm(matters.say, {
    initial,
    about: matter.id,
    input: (values) => ({ ...values, ...one }),
    done: () => {
      toastSuccess(words.done)
      onSent()
    },
  })
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack>
        <FormProblem of={sending} />
        <Textarea
          label={words.label}
          rows={4}
          maw="40rem"
          maxLength={mostLetters}
          {...sending.form.getInputProps('said')}
        />
        {mine ? (
          <PhotoField
            value={sending.form.values.photo_id}
            onChange={(photo) => sending.form.setFieldValue('photo_id', photo)}
          />
        ) : null}
        <Group gap="xs">
          <Button type="submit" variant={closed ? 'default' : 'filled'} loading={sending.pending}>
            {words.submit}
          </Button>
          {closed ? null : (
            <Button
              variant="default"
              loading={close.pending}
              onClick={() => close.run(one, { done: text.closed_done, failed: text.close_failed })}
            >
              {text.close}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
