import { Textarea, TextInput } from '@mantine/core'
import { IconNotebook, IconNotes } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { newId } from '../../shared/ids.ts'
import { defaultTimeZone } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useHomeZone } from '../../web/calls/currentUser.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { wholeRow } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { FieldGroup } from '../../web/form/fields/FieldGroup.tsx'
import { MomentField } from '../../web/form/fields/MomentField.tsx'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import { MainAct } from '../../web/frame/MainAct.tsx'
import { useText } from '../../web/language/language.tsx'
import { navigate } from '../../web/router/history.ts'
import { incidents } from '../incidents.contract.ts'
import { askerTexts, incidentKindTexts, incidentMessages, toldWhomTexts } from '../incidents.messages.ts'
import { askers, incidentKinds, informedChoices, mostText } from '../incidents.rules.ts'
import { beginMessages } from './begin.messages.ts'
import { beginInput, firstBegin, inZone } from './beginForm.ts'
import { InformedFields, RequestFields } from './IncidentFields.tsx'

export function BeginIncident({ condominium_id }: { condominium_id: string | undefined }) {
  const text = useText(beginMessages)
  const [writing, setWriting] = useState(false)
  return (
    <>
      <MainAct icon={IconNotebook} label={text.act} onClick={() => setWriting(true)} />
      {writing ? <Begin place={condominium_id ?? null} onClose={() => setWriting(false)} /> : null}
    </>
  )
}

function Begin({ place, onClose }: { place: string | null; onClose: () => void }) {
  const home = useHomeZone() ?? defaultTimeZone
  const places = useRead(condominiums.choose, { search: '', id: place ?? undefined }).data
  if (!places) return null
  const only = places.length === 1 ? places[0] : places.find(({ id }) => id === place)
  return (
    <BeginDialog
      place={only?.id ?? null}
      several={places.length > 1}
      zones={Object.fromEntries(places.map(({ id, time_zone }) => [id, time_zone]))}
      home={home}
      onClose={onClose}
    />
  )
}

interface BeginDialogProps {
  place: string | null
  several: boolean
  /** The zones of the condominiums that are known so far. */
  zones: Readonly<Record<string, string>>
  /** The zone before a condominium is chosen. */
  home: string
  onClose: () => void
}

function BeginDialog({ place, several, zones, home, onClose }: BeginDialogProps) {
  const text = useText(beginMessages)
  const { columns, one } = useText(incidentMessages)
  const kinds = useText(incidentKindTexts)
  const whom = useText(toldWhomTexts)
  const whoAsks = useText(askerTexts)
  const now = useServerNow()
  const [known, setKnown] = useState(zones)
  const zoneOf = (id: string | null) => (id && known[id]) || home
  const saving = useCallForm(incidents.begin, {
    initial: firstBegin(newId(), place, now, zoneOf(place)),
    input: (values) => beginInput(values, zoneOf(values.condominium_id)),
    done: (_, { id, condominium_id }) => {
      toastSuccess(text.saved)
      onClose()
      navigate({ to: '/dashboard/admin/incident', search: { condominium_id: condominium_id ?? undefined, id } })
    },
  })
  const { form } = saving
  const { values } = form
  return (
    <FormDialog
      of={saving}
      title={text.act}
      submit={text.submit}
      size="46rem"
      note={<p className="garita-second">{one.keeps}</p>}
      onClose={onClose}
    >
      {several ? (
        <ChoiceSelect
          call={condominiums.choose}
          label={columns.condominium}
          withAsterisk
          value={values.condominium_id}
          error={form.errors.condominium_id}
          onChange={(id, choice) => {
            const zone = choice && 'time_zone' in choice ? String(choice.time_zone) : zoneOf(id)
            if (id) setKnown({ ...known, [id]: zone })
            form.setValues({ condominium_id: id, ...inZone(values, zoneOf(values.condominium_id), zone) })
          }}
        />
      ) : null}
      <Toggles
        label={columns.kind}
        values={incidentKinds}
        words={kinds}
        chosen={values.kind ? [values.kind] : []}
        error={form.errors.kind}
        onPress={(kind) => form.setFieldValue('kind', kind)}
      />
      <Textarea
        label={columns.what}
        withAsterisk
        rows={3}
        maxLength={mostText}
        {...form.getInputProps('what_happened')}
      />
      {values.kind === 'request' ? (
        <RequestFields
          input={(field) => form.getInputProps(`request.${field}`)}
          askers={askers.map((value) => ({ value, label: whoAsks[value] }))}
          words={{ ...columns, ...text.request, hour: text.hour }}
        />
      ) : null}
      <FieldGroup title={text.where} icon={IconNotes}>
        <MomentField label={columns.when} time_label={text.hour} withAsterisk {...form.getInputProps('occurred_at')} />
        <TextInput
          style={wholeRow}
          label={columns.place}
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('place')}
        />
      </FieldGroup>
      <InformedFields
        form={form}
        choices={informedChoices}
        choiceWords={whom}
        words={{ told: columns.told, told_more: text.told_more }}
      />
    </FormDialog>
  )
}
