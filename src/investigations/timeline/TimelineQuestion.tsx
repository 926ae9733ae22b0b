/** Chooses subject, gate and period. Folds to one line once it is answered. */
import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { gate } from '../../gate/gate.contract.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { MomentField } from '../../web/form/fields/MomentField.tsx'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import { useFormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { disclosureKindTexts } from '../disclosures.messages.ts'
import { type DisclosureScope, disclosureKinds } from '../disclosures.rules.ts'
import { keptOfCode } from '../passOf.ts'
import { timelineMessages } from './timeline.messages.ts'

export interface Question {
  kind: DisclosureScope['kind']
  subject: string
  gate_id: string | null
  from: string
  until: string
}

/** A code reader may add more text than the code has; a longer text is no code. */
const [mostSubject, mostCode] = [120, 600]

interface TimelineQuestionProps {
  place: string
  first: Question
  answered: boolean
  /** Whether it was reopened from its own button, which had the focus. */
  returns: boolean
  onAsk: (question: Question) => void
}

export function TimelineQuestion({ place, first, answered, returns, onAsk }: TimelineQuestionProps) {
  const text = useText(timelineMessages)
  const kinds = useText(disclosureKindTexts)
  const gates = useRead(gate.gates, { condominium_id: place }).data ?? []
  const form = useFormState<Question>({
    initial: first,
    validate: ({ kind, subject }) =>
      kind !== 'everything' && !subject.trim()
        ? { subject: text.write }
        : kind === 'pass' && !keptOfCode(subject)
          ? { subject: text.no_code }
          : {},
  })
  const { kind, gate_id, from, until } = form.values
  const [open, setOpen] = useState(!answered)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returns) change.current?.focus()
  }, [returns])
  const timed = (written: string) => (written.includes('T') ? written : `${written}T00:00`)
  return (
    <form
      onSubmit={form.onSubmit((asked) =>
        onAsk({
          ...asked,
          subject: asked.kind === 'everything' ? '' : asked.subject.trim(),
          from: timed(asked.from),
          until: timed(asked.until),
        }),
      )}
    >
      {open ? null : (
        <Group justify="space-between" gap="xs">
          <Text fw={600} flex="1 1 16rem">
            <AskedWords question={first} gate={gates.find(({ id }) => id === gate_id)?.name} />
          </Text>
          <Button variant="subtle" px="xs" ref={change} onClick={() => setOpen(true)}>
            {text.change}
          </Button>
        </Group>
      )}
      {open ? (
        <Stack>
          <Toggles
            label={text.about}
            values={disclosureKinds}
            words={kinds}
            chosen={[kind]}
            onPress={(one) => form.setFieldValue('kind', one)}
          />
          <Row>
            {kind === 'everything' ? null : (
              <TextInput
                label={text.subject[kind]}
                autoComplete="off"
                maxLength={kind === 'pass' ? mostCode : mostSubject}
                {...form.getInputProps('subject')}
              />
            )}
            {gates.length > 1 ? (
              <Select
                label={text.gate}
                placeholder={text.any_gate}
                clearable
                data={gates.map(({ id, name }) => ({ value: id, label: name }))}
                value={gate_id}
                onChange={(id) => form.setFieldValue('gate_id', id)}
              />
            ) : null}
            <MomentField
              label={text.from}
              time_label={text.hour}
              value={from}
              onChange={(at) => form.setFieldValue('from', at)}
            />
            <MomentField
              label={text.until}
              time_label={text.hour}
              value={until}
              onChange={(at) => form.setFieldValue('until', at)}
            />
          </Row>
          <Group>
            <Button type="submit" leftSection={<IconSearch size={20} aria-hidden />}>
              {text.look}
            </Button>
          </Group>
        </Stack>
      ) : null}
    </form>
  )
}

function AskedWords({
  question: { kind, subject, from, until },
  gate,
}: {
  question: Question
  gate: string | undefined
}) {
  const dates = useDates()
  const [day, last] = [from.slice(0, 10), until.slice(0, 10)]
  const ends = day === last ? `–${until.slice(11)}` : ` – ${dates.calendar(last)}, ${until.slice(11)}`
  const { everything } = useText(disclosureKindTexts)
  const of = kind === 'everything' ? everything : kind === 'pass' ? (keptOfCode(subject) ?? subject) : subject
  return [of, gate, `${dates.calendar(day)}, ${from.slice(11)}${ends}`].filter(Boolean).join(' · ')
}
