/** The screen "Alarms" of an administrator: whom alarms are told, the monthly test, and the latest ones. */
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconBellRinging, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { useAlarmPlace } from './AlarmBand.tsx'
import { type Alarm, type AlarmContact, type AlarmOffice, alarms } from './alarms.contract.ts'
import { alarmOfficeTexts } from './alarms.messages.ts'
import './alarms.css'

export function Alarms() {
  const text = useText(alarmOfficeTexts)
  const read = useRead(alarms.office, {})
  const failed = failureOf(read)
  return (
    <Page title={text.title}>
      <Stack>
        <p>{text.intro}</p>
        {failed ? <Failed {...failed} /> : null}
        {read.isLoading ? <Loading /> : null}
        {read.data?.map((office) => (
          <Office key={office.condominium.id} office={office} several={(read.data?.length ?? 0) > 1} />
        ))}
      </Stack>
    </Page>
  )
}

function Office({ office, several }: { office: AlarmOffice; several: boolean }) {
  const text = useText(alarmOfficeTexts)
  const of = (title: string) => (several ? `${title} · ${office.condominium.name}` : title)
  return (
    <>
      <div className="garita-alarm-office">
        <Contacts title={of(text.list)} office={office} />
        <MonthlyTest title={of(text.test)} office={office} />
      </div>
      <Card title={of(text.latest)}>
        {office.latest.length === 0 ? <Empty compact icon={IconBellRinging} title={text.none} text="" /> : null}
        <ul className="garita-alarm-list">
          {office.latest.map((alarm) => (
            <Latest key={alarm.id} alarm={alarm} />
          ))}
        </ul>
      </Card>
    </>
  )
}

function Contacts({ title, office: { condominium, contacts } }: { title: string; office: AlarmOffice }) {
  const text = useText(alarmOfficeTexts)
  const remove = useAct(alarms.removeContact)
  const [adding, setAdding] = useState(false)
  return (
    <Card title={title}>
      <Stack>
        {contacts.length === 0 ? <Note tone="wait">{text.nobody}</Note> : null}
        <ul className="garita-alarm-list">
          {contacts.map((contact) => (
            <li key={contact.id}>
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
        </ul>
        <div>
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        </div>
      </Stack>
      {adding ? <AddDialog condominiumId={condominium.id} onClose={() => setAdding(false)} /> : null}
    </Card>
  )
}

const steps = [1, 2, 3] as const

function ContactLine({ contact: { name, telephone, has_account, step } }: { contact: AlarmContact }) {
  const text = useText(alarmOfficeTexts)
  const when = steps.find((one) => one === step) ?? 1
  return (
    <div className="garita-alarm-list-line">
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

function MonthlyTest({
  title,
  office: { condominium, tested_at, test_is_due },
}: {
  title: string
  office: AlarmOffice
}) {
  const text = useText(alarmOfficeTexts)
  const dates = useDates().at(condominium.time_zone)
  const raise = useAct(alarms.raise)
  // One id per test, so that a second press is the same one.
  const [next, setNext] = useState(newId)
  return (
    <Card title={title}>
      <Stack>
        {test_is_due ? (
          <Note tone="wait" title={text.due}>
            {text.due_text}
          </Note>
        ) : null}
        <p>{tested_at ? text.tested(dates.day(tested_at)) : text.never}</p>
        <div>
          <Button
            variant="default"
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
        </div>
      </Stack>
    </Card>
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
      <div className="garita-alarm-list-line">
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
