import { ActionIcon, Box, Button, Group, NativeSelect, SimpleGrid, TextInput, Title } from '@mantine/core'
import { IconBellRinging, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Card, CardPart } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Arch, initialsOfWhole } from '../web/pieces/signs/Arch.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { useAlarmPlace } from './AlarmBand.tsx'
import { type Alarm, type AlarmContact, type AlarmOffice, alarms } from './alarms.contract.ts'
import { alarmOfficeTexts } from './alarms.messages.ts'

export function Alarms() {
  const text = useText(alarmOfficeTexts)
  const read = useRead(alarms.office, {})
  const failed = failureOf(read)
  const lacking = read.data?.filter(lacks).length ?? 0
  // Condominiums without contacts come first, because their alarms reach no one.
  const inOrder = (read.data ?? []).toSorted((a, b) => Number(lacks(b)) - Number(lacks(a)))
  return (
    <Page title={text.title}>
      {failed ? <Failed {...failed} /> : null}
      {read.isLoading ? <Loading /> : null}
      <Stack>
        {lacking > 1 ? <Note tone="wait">{text.nobody_in(lacking)}</Note> : null}
        <SimpleGrid minColWidth="min(100%, 26rem)" autoFlow="auto-fit" style={{ alignItems: 'start' }}>
          {inOrder.map((office, at) => (
            <Office key={office.condominium.id} office={office} first={at === 0} alone={lacking === 1} />
          ))}
        </SimpleGrid>
      </Stack>
    </Page>
  )
}

const lacks = ({ contacts }: AlarmOffice) => contacts.length === 0

interface OfficeProps {
  office: AlarmOffice
  /** The first condominium without contacts: adding one is the main act of the screen. */
  first: boolean
  /** True for the only condominium without contacts; its card then has the warning. */
  alone: boolean
}

function Office({ office, first, alone }: OfficeProps) {
  const text = useText(alarmOfficeTexts)
  return (
    <Card title={office.condominium.name}>
      <Contacts office={office} first={first} alone={alone} />
      <MonthlyTest office={office} />
      <CardPart>
        <header>
          <Title order={3}>{text.latest}</Title>
          {office.latest.length === 0 ? <span className="garita-second">{text.none}</span> : null}
        </header>
        <LineList>
          {office.latest.map((alarm) => (
            <Latest key={alarm.id} alarm={alarm} />
          ))}
        </LineList>
      </CardPart>
    </Card>
  )
}

function Contacts({ office: { condominium, contacts }, first, alone }: OfficeProps) {
  const text = useText(alarmOfficeTexts)
  const remove = useAct(alarms.removeContact)
  const [adding, setAdding] = useState(false)
  const nobody = contacts.length === 0
  return (
    <CardPart>
      <header>
        <Box flex="1 1 9rem">
          <Title order={3}>{text.list}</Title>
          {nobody && !alone ? <span className="garita-hidden">{text.nobody_yet}</span> : null}
        </Box>
        <Button
          variant={nobody && first ? 'filled' : nobody ? 'default' : 'subtle'}
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {text.add}
        </Button>
      </header>
      {nobody && alone ? <Note tone="wait">{text.nobody}</Note> : null}
      {nobody ? (
        <Group gap="sm" mt="xs" opacity={0.6} aria-hidden="true">
          {steps.map((step) => (
            <Arch key={step} initials={`${(step - 1) * 30} s`} />
          ))}
        </Group>
      ) : null}
      <LineList>
        {contacts.map((contact) => (
          <li key={contact.id}>
            <Arch small initials={initialsOfWhole(contact.name)} />
            <ContactLine contact={contact} />
            <ActionIcon
              aria-label={text.remove(contact.name)}
              loading={remove.runs(({ id }) => id === contact.id)}
              onClick={() =>
                remove.run(
                  { condominium_id: condominium.id, id: contact.id },
                  { done: text.removed, failed: text.failed },
                )
              }
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </LineList>
      {adding ? <AddDialog condominiumId={condominium.id} onClose={() => setAdding(false)} /> : null}
    </CardPart>
  )
}

const steps = [1, 2, 3] as const

function ContactLine({ contact: { name, telephone, has_account, step } }: { contact: AlarmContact }) {
  const text = useText(alarmOfficeTexts)
  const when = steps.find((one) => one === step) ?? 1
  return (
    <div>
      <strong>{name}</strong>
      <div className="garita-second">
        {[text.steps[when], telephone, has_account ? text.has_account : null].filter(Boolean).join(' · ')}
      </div>
    </div>
  )
}

function AddDialog({ condominiumId, onClose }: { condominiumId: string; onClose: () => void }) {
  const text = useText(alarmOfficeTexts)
  const adding = useCallForm(alarms.addContact, {
    initial: { id: newId(), name: '', telephone: '', account: '', step: '1' },
    input: ({ id, name, telephone, account, step }) => ({
      ...{ condominium_id: condominiumId, id, name, telephone, account },
      step: Number(step),
    }),
    done: () => {
      toastSuccess(text.added)
      onClose()
    },
  })
  const { getInputProps } = adding.form
  return (
    <FormDialog of={adding} title={text.add} submit={text.add} onClose={onClose}>
      <TextInput label={text.name} withAsterisk {...getInputProps('name')} />
      <TextInput label={text.telephone} description={text.telephone_hint} type="tel" {...getInputProps('telephone')} />
      <TextInput
        label={text.account}
        description={text.account_hint}
        autoComplete="off"
        {...getInputProps('account')}
      />
      <NativeSelect
        label={text.step}
        data={steps.map((step) => ({ value: String(step), label: text.steps[step] }))}
        {...getInputProps('step')}
      />
    </FormDialog>
  )
}

function MonthlyTest({ office: { condominium, tested_at, test_is_due } }: { office: AlarmOffice }) {
  const text = useText(alarmOfficeTexts)
  const dates = useDates().at(condominium.time_zone)
  const raise = useAct(alarms.raise)
  // One id per test, so that a second press is the same test.
  const [next, setNext] = useState(newId)
  return (
    <CardPart>
      <header>
        <Box flex="1 1 9rem">
          <Title order={3}>
            {text.test} {test_is_due ? <StateBadge tone="wait">{text.due}</StateBadge> : null}
          </Title>
          <span className="garita-second">{tested_at ? text.tested(dates.day(tested_at)) : text.never}</span>
          {test_is_due ? <span className="garita-second"> {text.due_text}</span> : null}
        </Box>
        <Button
          variant={test_is_due ? 'default' : 'subtle'}
          leftSection={<IconBellRinging size={20} aria-hidden />}
          loading={raise.pending}
          onClick={() =>
            raise.run(
              { condominium_id: condominium.id, id: next, is_test: true, pressed_at: new Date().toISOString() },
              { done: text.test_sent, failed: text.failed },
              { done: () => setNext(newId()) },
            )
          }
        >
          {text.do_test}
        </Button>
      </header>
    </CardPart>
  )
}

function Latest({ alarm }: { alarm: Alarm }) {
  const text = useText(alarmOfficeTexts)
  const dates = useDates().at(alarm.condominium.time_zone)
  const place = useAlarmPlace(alarm)
  const { taken_at, taken_by_name, raised_at, note, is_test } = alarm
  const seconds = taken_at ? Math.round((Date.parse(taken_at) - Date.parse(raised_at)) / 1000) : 0
  return (
    <li>
      <div>
        <strong>
          {is_test ? text.is_test : text.is_alarm} · {place}
        </strong>
        <div className="garita-second">
          {[
            dates.moment(alarm.pressed_at),
            alarm.raised_by_name,
            taken_by_name ? text.taken_after(taken_by_name, seconds) : text.not_taken,
          ].join(' · ')}
        </div>
        {note ? <div>{note}</div> : null}
      </div>
    </li>
  )
}
