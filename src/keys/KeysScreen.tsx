/** The book of keys: guards lend and take back, administrators keep the list. */
import { Button, TextInput } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId } from '../shared/address.ts'
import { newId } from '../shared/ids.ts'
import { instantOfText, momentShape, wallText } from '../shared/writtenMoment.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { MomentField } from '../web/form/fields/MomentField.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type Key, type KeyLoan, keys } from './keys.contract.ts'
import { keyMessages } from './keys.messages.ts'

const filters = { condominium_id: anId }

export function KeysScreen() {
  const text = useText(keyMessages)
  const { user_role } = useCurrentUser()
  const keepsList = user_role === 'admin' || user_role === 'super_admin'
  const { filter, narrow } = useAddress(filters)
  const mine = useRead(condominiums.choose, { search: '' })
  const place = filter.condominium_id ?? mine.data?.[0]?.id
  const failed = failureOf(mine)
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title={text.title}
      main={keepsList && place ? <MainAct icon={IconPlus} label={text.add} onClick={() => setAdding(true)} /> : null}
    >
      <Stack>
        {(mine.data?.length ?? 0) > 1 && place ? (
          <Filters>
            <ChoiceSelect
              call={condominiums.choose}
              aria-label={text.condominium}
              allowDeselect={false}
              value={place}
              onChange={(id) => narrow({ condominium_id: id ?? undefined })}
            />
          </Filters>
        ) : null}
        {place ? (
          <KeysOf key={place} place={place} keepsList={keepsList} lends={user_role === 'agent'} />
        ) : failed ? (
          <Failed title={text.failed} {...failed} />
        ) : mine.data ? (
          <Empty icon={IconKey} title={text.no_condominium} />
        ) : (
          <Loading />
        )}
      </Stack>
      {adding && place ? <AddDialog place={place} onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}

interface KeysOfProps {
  place: string
  /** Adds keys and removes them. */
  keepsList: boolean
  /** Lends keys and takes them back. */
  lends: boolean
}

export function KeysOf({ place, keepsList, lends }: KeysOfProps) {
  const text = useText(keyMessages)
  const read = useRead(keys.book, { condominium_id: place })
  const failed = failureOf(read)
  const takeBack = useAct(keys.takeBack)
  const remove = useAct(keys.remove)
  const [lending, setLending] = useState<Key | null>(null)
  const [removing, setRemoving] = useState<Key | null>(null)
  const { data } = read
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!data) return <Loading />
  if (data.out.length + data.here.length + data.returned.length === 0) {
    return <Empty icon={IconKey} title={text.none} text={keepsList ? text.none_admin : text.none_guard} />
  }
  return (
    <Stack>
      <Card title={text.out}>
        {data.out.length === 0 ? <p className="garita-second">{text.none_out}</p> : null}
        <LineList label={text.out}>
          {data.out.map((loan) => (
            <li key={loan.id}>
              <LoanWords of={loan} zone={data.time_zone} />
              {lends ? (
                <Button
                  aria-label={`${text.take_back}: ${loan.key_name}`}
                  loading={takeBack.runs(({ id }) => id === loan.id)}
                  onClick={() =>
                    takeBack.run(
                      { condominium_id: place, id: loan.id },
                      { done: text.take_back_done, failed: text.take_back_failed },
                    )
                  }
                >
                  {text.take_back}
                </Button>
              ) : null}
            </li>
          ))}
        </LineList>
      </Card>
      <Card title={text.here}>
        {data.here.length === 0 ? <p className="garita-second">{text.none_here}</p> : null}
        <LineList label={text.here}>
          {data.here.map((key) => (
            <li key={key.id}>
              <div>
                <strong>{key.name}</strong>
              </div>
              {lends ? (
                <Button aria-label={`${text.lend}: ${key.name}`} onClick={() => setLending(key)}>
                  {text.lend}
                </Button>
              ) : null}
              {keepsList ? (
                <Button variant="subtle" aria-label={`${text.remove}: ${key.name}`} onClick={() => setRemoving(key)}>
                  {text.remove}
                </Button>
              ) : null}
            </li>
          ))}
        </LineList>
      </Card>
      {data.returned.length > 0 ? (
        <Card title={text.returned}>
          <LineList label={text.returned}>
            {data.returned.map((loan) => (
              <li key={loan.id}>
                <LoanWords of={loan} zone={data.time_zone} />
              </li>
            ))}
          </LineList>
        </Card>
      ) : null}
      {lending ? (
        <LendDialog place={place} of={lending} zone={data.time_zone} onClose={() => setLending(null)} />
      ) : null}
      {removing ? (
        <ConfirmDialog
          against
          title={text.remove_title}
          about={{ name: removing.name, lines: [] }}
          confirm={text.remove}
          pending={remove.pending}
          onClose={() => setRemoving(null)}
          onConfirm={() =>
            remove.run(
              { condominium_id: place, id: removing.id },
              { done: text.remove_done, failed: text.remove_failed },
              { ended: () => setRemoving(null) },
            )
          }
        >
          {text.remove_text}
        </ConfirmDialog>
      ) : null}
    </Stack>
  )
}

function LoanWords({ of, zone }: { of: KeyLoan; zone: string }) {
  const text = useText(keyMessages)
  const dates = useDates().at(zone)
  const back = of.returned_at
  return (
    <div>
      <div>
        <strong>{of.key_name}</strong>{' '}
        {back ? null : <StateBadge tone={of.late ? 'bad' : 'wait'}>{of.late ? text.late : text.lent}</StateBadge>}
      </div>
      <div>{`${back ? text.had : text.has}: ${of.lent_to}`}</div>
      <span className="garita-second">
        {(back
          ? [
              `${text.since}: ${dates.moment(of.lent_at)}`,
              `${text.back}: ${dates.moment(back)}`,
              `${text.back_to}: ${of.returned_by_name}`,
            ]
          : [
              `${text.due}: ${dates.moment(of.due_at)}`,
              `${text.since}: ${dates.moment(of.lent_at)}`,
              `${text.lent_by}: ${of.lent_by_name}`,
            ]
        ).join(' · ')}
      </span>
    </div>
  )
}

function AddDialog({ place, onClose }: { place: string; onClose: () => void }) {
  const text = useText(keyMessages)
  const saving = useCallForm(keys.add, {
    initial: { condominium_id: place, id: newId(), name: '' },
    done: () => {
      toastSuccess(text.add_done)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.add} submit={text.add} onClose={onClose}>
      <TextInput label={text.name} withAsterisk {...saving.form.getInputProps('name')} />
    </FormDialog>
  )
}

/** A usual errand takes two hours at most. */
const usualMs = 2 * 60 * 60 * 1000

interface LendDialogProps {
  place: string
  of: Key
  zone: string
  onClose: () => void
}

function LendDialog({ place, of, zone, onClose }: LendDialogProps) {
  const text = useText(keyMessages)
  const now = useServerNow()
  const known = useId()
  const borrowers = useRead(keys.borrowers, { condominium_id: place })
  const saving = useCallForm(keys.lend, {
    initial: {
      condominium_id: place,
      id: newId(),
      key_id: of.id,
      lent_to: '',
      due_at: wallText(now + usualMs, zone),
    },
    // The contract names an incomplete moment at its field.
    input: ({ due_at, ...values }) => ({
      ...values,
      due_at: momentShape.test(due_at) && due_at.includes('T') ? instantOfText(due_at, zone) : due_at,
    }),
    done: () => {
      toastSuccess(text.lend_done)
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog of={saving} title={text.lend_title(of.name)} submit={text.lend} onClose={onClose}>
      <TextInput
        label={text.lend_to}
        description={text.lend_to_hint}
        withAsterisk
        autoComplete="off"
        list={known}
        {...form.getInputProps('lent_to')}
      />
      <datalist id={known}>
        {borrowers.data?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <MomentField label={text.due} time_label={text.due_time} withAsterisk {...form.getInputProps('due_at')} />
    </FormDialog>
  )
}
