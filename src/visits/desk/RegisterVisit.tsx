/** The form in which a guard registers a visitor at the gate: condominium, unit, person. */
import { Select, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconHome, IconMessage, IconUser } from '@tabler/icons-react'
import { households } from '../../households/households.contract.ts'
import { newId } from '../../shared/ids.ts'
import { spellings } from '../../units/spellings/spellings.contract.ts'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { FieldGroup } from '../../web/form/fields/FieldGroup.tsx'
import { PictureChoice } from '../../web/form/fields/PictureChoice.tsx'
import { UnitSelect } from '../../web/form/fields/UnitSelect.tsx'
import { ArrivalFields } from '../../web/form/gate/ArrivalFields.tsx'
import { useText } from '../../web/language/language.tsx'
import { arrivalIcons } from '../../web/pieces/signs/arrivalIcons.web.ts'
import { arrivals } from '../arrivals/arrivals.contract.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import {
  type ArrivalRules,
  arrivalCompanies,
  arrivalKinds,
  arrivalPresets,
  askedOnly,
  emptyArrival,
  missing,
} from '../arrivals/arrivals.ts'
import { DeskUnasked } from '../arrivals/DeskUnasked.tsx'
import { UrgentChoices } from '../arrivals/UrgentChoices.tsx'
import { useDeskRule } from '../rules/useDeskRule.tsx'
import { visits } from '../visits.contract.ts'
import { askedTexts, visitMessages } from '../visits.messages.ts'
import { isSameVisitor, visitorName } from '../visits.rules.ts'

export interface RegisterVisitProps {
  assigned: readonly { id: string; name: string }[]
  onClose: () => void
}

export function RegisterVisit({ assigned, onClose }: RegisterVisitProps) {
  const { register: text } = useText(visitMessages)
  const asked = useText(askedTexts)
  const words = useText(arrivalTexts)
  const registering = useCallForm(visits.register, {
    initial: {
      id: newId(),
      // A guard with one condominium need not choose.
      condominium_id: assigned.length === 1 ? (assigned[0]?.id ?? '') : '',
      unit_number: '',
      name: '',
      last_name: '',
      id_document: '',
      phone_number: '',
      purpose: '',
      ...emptyArrival,
    },
    input: (values) => askedOnly(values, rule),
    done: () => {
      toastSuccess(
        administered ? text.done_administration : onlyByPhone ? text.done_by_phone : text.done,
        text.done_title,
      )
      onClose()
    },
  })
  const { form, error, code } = registering
  const { values, errors } = form
  const chosen = values.condominium_id !== ''
  const { condominium_id, unit_number } = values
  const asks = useRead(arrivals.asked, { condominium_id }, { enabled: chosen })
  const rules: ArrivalRules = asks.data ?? arrivalPresets.specification
  const answering = useRead(
    households.answering,
    { condominium_id, unit_number },
    { enabled: chosen && unit_number !== '' },
  )
  const onlyByPhone =
    answering.data !== undefined &&
    !answering.data.some(
      ({ answers, rings }) =>
        answers === 'administration' || (answers === 'app' && rings !== 'quiet' && rings !== 'never'),
    )
  const administered = answering.data?.some(({ answers }) => answers === 'administration')
  const nobody = chosen && unit_number !== '' && answering.data?.length === 0
  const spelled = useRead(spellings.spelled, { condominium_id: values.condominium_id }, { enabled: chosen })
  const units = useRead(visits.units, { condominium_id: values.condominium_id }, { enabled: chosen })
  const noPlace = errors.condominium_id || errors.unit_number ? text.place_needed : null
  const failure = error
    ? code === 'visit_no_resident'
      ? text.no_resident(values.unit_number)
      : `${text.failed}. ${error}`
    : null

  const said = useDeskRule(values, rules, onClose)
  const { rule } = said
  const companies = arrivalCompanies[values.arrival_kind]
  const lacking = () => missing(form.getValues(), rule)
  /** What the condominium asks for is the guard's to give; the contract knows no condominium. */
  const complete = () => {
    const fields = lacking()
    if (fields.length > 0)
      form.check((errors) =>
        form.setErrors({ ...errors, ...Object.fromEntries(fields.map((field) => [field, words.needed])) }),
      )
    return fields.length === 0
  }
  const submit: typeof registering.submit = (event) => {
    if (complete()) return said.act ? said.record(event) : registering.submit(event)
    event?.preventDefault()
  }
  const atOnce =
    !nobody && !said.hasRules && unit_number !== '' && companies.length > 0 && missing(values, rule).length === 0

  return (
    <FormDialog
      of={{ ...registering, submit, pending: registering.pending || said.pending }}
      title={text.title}
      submit={said.submit ?? text.submit}
      note={said.card}
      error={noPlace ?? said.error ?? failure}
      size="46rem"
      onClose={onClose}
    >
      <UrgentChoices condominium_id={condominium_id} onDone={onClose} />
      <FieldGroup title={asked.where} icon={IconHome}>
        {assigned.length === 1 ? null : (
          <Select
            label={text.condominium}
            placeholder={text.choose_condominium}
            withAsterisk
            searchable
            data={assigned.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('condominium_id')}
            error={Boolean(errors.condominium_id)}
            value={values.condominium_id || null}
            onChange={(id) => form.setValues({ condominium_id: id ?? '', unit_number: '' })}
          />
        )}
        <UnitSelect
          className={assigned.length === 1 ? 'garita-whole-row' : undefined}
          label={text.unit}
          // The one where they work is told and not asked.
          description={assigned.length === 1 ? assigned[0]?.name : undefined}
          placeholder={!chosen ? text.condominium_first : units.isPending ? text.loading_units : text.choose_unit}
          withAsterisk
          disabled={!chosen}
          nothingFoundMessage={text.no_units}
          units={units.data ?? []}
          spellings={spelled.data}
          {...form.getInputProps('unit_number')}
          error={nobody ? asked.unreached(unit_number) : Boolean(errors.unit_number)}
          value={values.unit_number}
          onChange={(unit) => form.setFieldValue('unit_number', unit)}
        />
        {administered ? (
          <div className="garita-whole-row">
            <Note tone="wait">{asked.administered(unit_number)}</Note>
          </div>
        ) : null}
        <PictureChoice
          label={words.kind}
          choices={arrivalKinds.map((value) => ({ value, label: words.kinds[value], icon: arrivalIcons[value] }))}
          value={values.arrival_kind}
          onChange={(kind) => form.setValues({ arrival_kind: kind, company: '' })}
        />
      </FieldGroup>
      <FieldGroup title={asked.who} icon={IconUser}>
        <ArrivalFields
          labels={{ ...text, document: text.id_document, phone: text.phone_number }}
          submit={registering.submit}
          {...{ form, rule, words, companies, atOnce }}
        />
        {rule.name ? <AskedAlready of={values} /> : null}
      </FieldGroup>
      {nobody ? <DeskUnasked arrival={askedOnly(values, rule)} onDone={onClose} {...{ rule, complete }} /> : null}
      {rule.name ? (
        <FieldGroup title={asked.why} icon={IconMessage}>
          <Textarea label={text.purpose} rows={2} {...form.getInputProps('purpose')} />
        </FieldGroup>
      ) : null}
    </FormDialog>
  )
}

type Registered = Record<'condominium_id' | 'unit_number' | 'name' | 'last_name', string>

function AskedAlready({ of: visit }: { of: Registered }) {
  const text = useText(askedTexts)
  const whole = visit.unit_number && visit.name.trim() && visit.last_name.trim() ? visitorName(visit) : ''
  const [search] = useDebouncedValue(whole, 300)
  const { condominium_id } = visit
  const waiting = useRead(visits.list, { search, condominium_id, status: 'pending' }, { enabled: search !== '' })
  const same = whole && waiting.data?.items.find((one) => isSameVisitor(one, visit))
  return same ? (
    <div className="garita-whole-row">
      <Note tone="wait">{text.already(visitorName(same), same.unit_number)}</Note>
    </div>
  ) : null
}
