/** Plans a move: the target, the time, and its consequences. A planned move can be undone until it happens. */
import { Box, Button, Input, SegmentedControl, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { kindTexts } from '../../authorizations/kinds.messages.ts'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import type { Output } from '../../shared/contract.ts'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { MomentField } from '../../web/form/fields/MomentField.tsx'
import { useText } from '../../web/language/language.tsx'
import { homeTexts } from '../homes/homes.messages.ts'
import { WrittenUnit } from '../homes/WrittenUnit.tsx'
import type { Person } from '../people.contract.ts'
import { moves, type Passing } from './moves.contract.ts'
import { moveTexts, passingTexts } from './moves.messages.ts'
import { type Choices, hiddenKinds, passesOf, planned, possible } from './moves.rules.ts'
import { homesFor, MoreSummary, PassingOn, type PassingOnProps } from './PassingOn.tsx'

interface MoveDialogProps {
  person: Pick<Person, 'id' | 'full_name' | 'homes'>
  onClose: () => void
}

export function MoveDialog({ person, onClose }: MoveDialogProps) {
  const text = useText(moveTexts)
  const { which } = useText(homeTexts)
  const homes = person.homes.filter(({ waits }) => !waits)
  // Undefined until the user changes a choice.
  const [chosen, setChosen] = useState<{ home: string; choices: Choices }>()
  const saving = useCallForm(moves.planMove, {
    initial: { residence_id: homes[0]?.id ?? '', where: 'leaves', moves_to: '', when: 'later', at: '' },
    input: ({ residence_id, where, moves_to, when, at }) => ({
      id: person.id,
      residence_id,
      at: when === 'now' ? null : at,
      moves_to: where === 'leaves' ? null : moves_to,
      ...passes(where === 'leaves' ? null : moves_to),
    }),
    done: (_, { when }) => {
      toastSuccess(when === 'now' ? text.done : text.planned)
      onClose()
    },
  })
  const { form } = saving
  const { residence_id, where, moves_to } = form.values
  const of = { id: person.id, residence_id: String(residence_id) }
  const moving: UseQueryResult<Moving> = useRead(moves.moving, of)
  const items = moving.data?.passing_on?.passing ?? []
  const choices: Choices = chosen && chosen.home === residence_id ? chosen.choices : planned(items)
  function passes(along: string | null): { passes?: Passing[] } {
    return moving.data && items.length > 0
      ? { passes: passesOf(items, possible(choices, homesFor(moving.data, along))) }
      : {}
  }
  const along = where === 'within' ? moves_to.trim().toUpperCase() : null
  return (
    <FormDialog
      of={saving}
      title={text.title(person.full_name)}
      submit={form.values.when === 'now' ? text.submit_now : text.submit}
      against
      onClose={onClose}
    >
      {homes.length > 1 ? (
        <Select
          label={which}
          allowDeselect={false}
          data={homes.map(({ id, unit_number, condominium }) => ({
            value: id,
            label: `${unit_number} · ${condominium.name}`,
          }))}
          {...form.getInputProps('residence_id')}
        />
      ) : null}
      <Input.Wrapper label={text.where} labelElement="div">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={text.where}
          data={(['leaves', 'within'] as const).map((value) => ({ value, label: text[value] }))}
          {...form.getInputProps('where')}
        />
      </Input.Wrapper>
      {form.values.where === 'within' ? (
        <>
          <TextInput label={text.unit} withAsterisk {...form.getInputProps('moves_to')} />
          <WrittenUnit
            condominium_id={homes.find(({ id }) => id === residence_id)?.condominium.id ?? ''}
            written={moves_to}
            onChoose={(unit) => form.setFieldValue('moves_to', unit)}
          />
        </>
      ) : null}
      <Input.Wrapper label={text.when} labelElement="div">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={text.when}
          data={(['later', 'now'] as const).map((value) => ({ value, label: text[value] }))}
          {...form.getInputProps('when')}
        />
      </Input.Wrapper>
      {form.values.when === 'later' ? (
        <>
          <MomentField
            label={text.day}
            time_label={text.time}
            withAsterisk
            value={form.values.at}
            onChange={(at) => form.setFieldValue('at', at)}
            error={form.errors.at}
            data-path="at"
          />
          <p className="garita-second">{text.day_hint}</p>
        </>
      ) : null}
      <Ending
        of={of}
        moving={moving}
        along={along}
        choices={choices}
        onChoose={(next) => setChosen({ home: residence_id, choices: next })}
        onTakenBack={onClose}
      />
    </FormDialog>
  )
}

type Moving = Output<typeof moves.moving>

interface EndingProps extends Pick<PassingOnProps, 'along' | 'choices' | 'onChoose'> {
  of: { id: string; residence_id: string }
  moving: UseQueryResult<Moving>
  onTakenBack: () => void
}

function Ending({ of, moving, along, choices, onChoose, onTakenBack }: EndingProps) {
  const text = useText(moveTexts)
  const failed = failureOf(moving)
  if (failed) return <Failed title={text.load_failed} {...failed} />
  if (!moving.data) return <Loading />
  const { staying, leaves_at } = moving.data
  return (
    <>
      {leaves_at ? <Planned of={of} moving={moving.data} at={leaves_at} onTakenBack={onTakenBack} /> : null}
      <Stack component="section" gap="xs" aria-label={text.ends}>
        <Title order={3}>{text.ends}</Title>
        <Text>
          {text.ends_text} {text.ends_account}
        </Text>
        <Ended moving={moving.data} passing={possible(choices, homesFor(moving.data, along))} />
        <Text>{staying.length > 0 ? text.staying(staying.join(', ')) : text.last}</Text>
      </Stack>
      <PassingOn moving={moving.data} along={along} choices={choices} onChoose={onChoose} />
    </>
  )
}

/** Without the things that pass to another home. */
function Ended({ moving, passing }: { moving: Moving; passing: Choices }) {
  const { bookings, time_zone } = moving
  const authorized = moving.authorized.filter(({ id }) => !passing[id])
  const authorizedTotal = moving.authorized_total - Object.values(passing).filter(Boolean).length
  const hidden = hiddenKinds(moving, passing)
  const text = useText(moveTexts)
  const passes = useText(passingTexts)
  const kinds = useText(kindTexts)
  const names = useText(amenityTypeNames)
  const dates = useDates().at(time_zone)
  if (authorizedTotal + bookings.length === 0) return <p className="garita-second">{text.nothing}</p>
  return (
    <>
      {authorizedTotal > 0 ? (
        <details>
          <MoreSummary>{text.authorized(authorizedTotal)}</MoreSummary>
          <Box component="ul" m={0} pl="1.25rem">
            {hidden.map(({ auth_type, count }) => (
              <li key={auth_type}>{passes.of_kind(kinds[auth_type].one, count)}</li>
            ))}
            {authorized.map(({ id, name, plate, auth_type }) => (
              <li key={id}>
                {name || plate} <span className="garita-second">{kinds[auth_type].one}</span>
              </li>
            ))}
            {hidden.length === 0 && authorizedTotal > authorized.length ? (
              <li>{text.more(authorizedTotal - authorized.length)}</li>
            ) : null}
          </Box>
          {hidden.length > 0 ? <p className="garita-second">{text.names_later}</p> : null}
        </details>
      ) : null}
      {bookings.length > 0 ? (
        <details>
          <MoreSummary>{text.bookings(bookings.length)}</MoreSummary>
          <Box component="ul" m={0} pl="1.25rem">
            {bookings.map((one) => (
              <li key={one.id}>
                {amenityName(one, names)} <span className="garita-second">{dates.moment(one.starts_at)}</span>
              </li>
            ))}
          </Box>
        </details>
      ) : null}
    </>
  )
}

interface PlannedProps extends Pick<EndingProps, 'of' | 'onTakenBack'> {
  moving: Moving
  at: string
}

function Planned({ of, moving: { moves_to, time_zone }, at, onTakenBack }: PlannedProps) {
  const text = useText(moveTexts)
  const when = useDates().at(time_zone).end(at)
  const back = useAct(moves.takeBackMove)
  return (
    <Note tone="wait" title={moves_to ? text.moves_at(moves_to, when) : text.leaves_at(when)}>
      <Button
        variant="default"
        loading={back.pending}
        onClick={() => back.run(of, { done: text.taken_back, failed: text.take_back_failed }, { done: onTakenBack })}
      >
        {text.take_back}
      </Button>
    </Note>
  )
}
