import { Button, NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { countries, countryName, countryOfZone } from '../shared/countries.ts'
import { newId } from '../shared/ids.ts'
import { defaultTimeZone, timeZones } from '../shared/time.ts'
import { useAct } from '../web/calls/act.ts'
import { ask } from '../web/calls/api.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Row } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { type Condominium, condominiums } from './condominiums.contract.ts'
import { condominiumMessages } from './condominiums.messages.ts'

export interface CondominiumDialogProps {
  /** Left out for a new condominium. */
  condominium?: Condominium
  onMade?: (made: { id: string; name: string }) => void
  onClose: () => void
}

export function CondominiumDialog({ condominium, onMade, onClose }: CondominiumDialogProps) {
  const text = useText(condominiumMessages)
  const words = text.form
  const saving = useCallForm(condominium ? condominiums.change : condominiums.create, {
    revision: condominium?.revision,
    initial: {
      id: condominium?.id ?? newId(),
      name: condominium?.name ?? '',
      address: condominium?.address ?? '',
      time_zone: condominium?.time_zone ?? defaultTimeZone,
      country: condominium?.country ?? null,
      listed: condominium?.listed ?? true,
      retention_days: condominium?.retention_days ?? 90,
      log_resident_entries: condominium?.log_resident_entries ?? false,
      homes_invite: condominium?.homes_invite ?? false,
      photos_on_passes: condominium?.photos_on_passes ?? true,
      office_phone: condominium?.office_phone ?? '',
      office_whatsapp: condominium?.office_whatsapp ?? '',
    },
    done: () => {
      toastSuccess(condominium ? text.changed_done : text.created_done, text.success)
      if (!condominium) onMade?.(saving.form.getValues())
      onClose()
    },
  })
  const { language } = useLanguage()
  const named = countries
    .map((country) => ({ value: country, label: countryName(country, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  const ofZone = countryOfZone(saving.form.values.time_zone)
  const zoneCountry = ofZone ? countryName(ofZone, language) : words.country_unknown
  const question = useForeseen(condominium, saving.form.values)
  return (
    <FormDialog
      of={saving}
      question={question}
      title={condominium ? words.edit_title : words.create_title}
      submit={condominium ? words.save : words.create}
      error={saving.error && `${text.save_failed}. ${saving.error}`}
      onClose={onClose}
    >
      <TextInput label={words.name} withAsterisk {...saving.form.getInputProps('name')} />
      <TextInput label={words.address} {...saving.form.getInputProps('address')} />
      <Row>
        <Select
          label={words.time_zone}
          description={words.time_zone_hint}
          data={timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          searchable
          allowDeselect={false}
          {...saving.form.getInputProps('time_zone')}
        />
        <NumberInput
          label={words.retention_days}
          description={words.retention_hint}
          min={7}
          max={3650}
          allowDecimal={false}
          {...saving.form.getInputProps('retention_days')}
        />
      </Row>
      <Select
        label={words.country}
        description={words.country_hint}
        data={[{ value: '', label: words.country_of_zone(zoneCountry) }, ...named]}
        searchable
        allowDeselect={false}
        value={saving.form.values.country ?? ''}
        onChange={(chosen) =>
          saving.form.setFieldValue('country', countries.find((country) => country === chosen) ?? null)
        }
      />
      <Row>
        <TextInput
          type="tel"
          label={words.office_phone}
          description={words.office_hint}
          maxLength={30}
          {...saving.form.getInputProps('office_phone')}
        />
        <TextInput
          type="tel"
          label={words.office_whatsapp}
          description={words.whatsapp_hint}
          maxLength={30}
          {...saving.form.getInputProps('office_whatsapp')}
        />
      </Row>
      {condominium ? <NextRetention of={condominium} onClose={onClose} /> : null}
      {condominium ? <LastCleaning of={condominium} /> : null}
      <Switch
        label={words.listed}
        description={words.listed_hint}
        {...saving.form.getInputProps('listed', { type: 'checkbox' })}
      />
      <Switch
        label={words.log_resident_entries}
        description={words.log_resident_entries_hint}
        {...saving.form.getInputProps('log_resident_entries', { type: 'checkbox' })}
      />
      <Switch
        label={words.homes_invite}
        description={words.homes_invite_hint}
        {...saving.form.getInputProps('homes_invite', { type: 'checkbox' })}
      />
      <Switch
        label={words.photos_on_passes}
        description={words.photos_on_passes_hint}
        {...saving.form.getInputProps('photos_on_passes', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}

interface Settings {
  retention_days: number
  time_zone: string
}

/** Counts the rows that saving would remove or move; undefined without any. */
function useForeseen(of: Condominium | undefined, { retention_days, time_zone }: Settings) {
  const { form: text } = useText(condominiumMessages)
  const shorter = of !== undefined && retention_days < of.retention_days
  const moved = of !== undefined && time_zone !== of.time_zone
  if (!shorter && !moved) return undefined
  return async () => {
    const found = await ask(condominiums.foresee, { id: of.id, retention_days })
    return (
      <>
        {shorter ? <p>{text.foreseen(retention_days, found)}</p> : null}
        {moved ? <p>{text.zone_moved(found.bookings, found.passes)}</p> : null}
      </>
    )
  }
}

/** A shorter retention in the future: its date, its author, and the button to cancel it. */
function NextRetention({ of, onClose }: { of: Condominium; onClose: () => void }) {
  const { form: text } = useText(condominiumMessages)
  const dates = useDates().at(of.time_zone)
  const keep = useAct(condominiums.keepRetention)
  const next = of.next_retention
  if (!next) return <div className="garita-second">{text.shorter_later}</div>
  return (
    <Note tone="wait">
      <p>
        {text.next_retention(next.days, dates.day(next.from))}{' '}
        {next.by_name ? text.next_retention_by(next.by_name) : null}
      </p>
      <Button
        variant="default"
        loading={keep.pending}
        onClick={() =>
          keep.run({ id: of.id }, { done: text.retention_kept, failed: text.retention_keep_failed }, { done: onClose })
        }
      >
        {text.keep_retention(of.retention_days)}
      </Button>
    </Note>
  )
}

/** The last removal of visitors' data had this time and result. */
function LastCleaning({ of: { last_cleaning, time_zone } }: { of: Condominium }) {
  const { form: text } = useText(condominiumMessages)
  const dates = useDates().at(time_zone)
  if (!last_cleaning) return <div className="garita-second">{text.no_cleaning}</div>
  const { at, visits, log_lines, guests } = last_cleaning
  const said =
    visits + log_lines + guests === 0
      ? text.last_cleaning_nothing(dates.moment(at))
      : text.last_cleaning(dates.moment(at), visits, log_lines, guests)
  return <div className="garita-second">{said}</div>
}
