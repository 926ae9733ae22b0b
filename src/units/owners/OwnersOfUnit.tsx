/** The owners who rent a unit out, entered by the administration, with the home's consent to show them its visits. */
import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { Acts } from '../../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { UnitRow, UnitRows } from '../UnitRows.tsx'
import { type Owner, owners } from './owners.contract.ts'
import { ownerMessages } from './owners.messages.ts'

interface OwnersOfUnitProps {
  place: string
  unit: { unit_number: string; time_zone: string }
}

export function OwnersOfUnit({ place, unit: { unit_number, time_zone } }: OwnersOfUnitProps) {
  const { office: text, failed: failedText } = useText(ownerMessages)
  const dates = useDates().at(time_zone)
  const read = useRead(owners.owners, { condominium_id: place, unit_number })
  const failed = failureOf(read)
  const [dialog, setDialog] = useState<'add' | { about: 'visits' | 'end'; owner: Owner } | null>(null)
  const close = () => setDialog(null)
  if (failed) return <Failed title={failedText} {...failed} />
  return (
    <>
      {read.data?.length === 0 ? <p className="garita-second">{text.none}</p> : null}
      <UnitRows>
        {read.data?.map((owner) => (
          <UnitRow
            key={owner.id}
            name={owner.full_name}
            about={[
              owner.email,
              owner.agreed_by && owner.agreed_at
                ? text.sees(owner.agreed_by, dates.day(owner.agreed_at))
                : owner.asked_at
                  ? text.asked(dates.day(owner.asked_at))
                  : text.sees_not,
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <Acts
              of={owner.full_name}
              acts={[
                { label: text.agree, onAct: () => setDialog({ about: 'visits', owner }) },
                { label: text.end, onAct: () => setDialog({ about: 'end', owner }) },
              ]}
            />
          </UnitRow>
        ))}
      </UnitRows>
      <Button
        className="garita-off-paper"
        variant="subtle"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => setDialog('add')}
      >
        {text.add}
      </Button>
      {dialog === 'add' ? <GiveDialog place={place} unit_number={unit_number} onClose={close} /> : null}
      {dialog && dialog !== 'add' && dialog.about === 'visits' ? (
        <AskDialog place={place} owner={dialog.owner} onClose={close} />
      ) : null}
      {dialog && dialog !== 'add' && dialog.about === 'end' ? (
        <EndDialog place={place} owner={dialog.owner} onClose={close} />
      ) : null}
    </>
  )
}

interface GiveDialogProps {
  place: string
  unit_number: string
  onClose: () => void
}

function GiveDialog({ place, unit_number, onClose }: GiveDialogProps) {
  const { office: text } = useText(ownerMessages)
  const { language } = useLanguage()
  const saving = useCallForm(owners.giveOwner, {
    initial: {
      ...{ condominium_id: place, id: newId(), unit_number, email: '' },
      ...{ person_id: newId(), full_name: '', language },
    },
    done: () => {
      toastSuccess(text.added)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.add_title(unit_number)} submit={text.add} onClose={onClose}>
      <p>{text.add_text}</p>
      <TextInput
        type="email"
        label={text.email}
        description={text.email_hint}
        withAsterisk
        {...saving.form.getInputProps('email')}
      />
      <TextInput label={text.name} {...saving.form.getInputProps('full_name')} />
    </FormDialog>
  )
}

interface AboutOwner {
  place: string
  owner: Owner
  onClose: () => void
}

/** Requests the residents' consent, or withdraws the request and the consent. */
function AskDialog({ place, owner, onClose }: AboutOwner) {
  const { office: text } = useText(ownerMessages)
  const ask = useAct(owners.askConsent)
  const asks = owner.asked_at === null
  return (
    <ConfirmDialog
      against={!asks}
      title={asks ? text.ask_title(owner.full_name) : text.take_back_title(owner.full_name)}
      confirm={asks ? text.ask : text.take_back}
      pending={ask.pending}
      onClose={onClose}
      onConfirm={() =>
        ask.run(
          { condominium_id: place, id: owner.id, asks },
          { done: asks ? text.asked_done : text.taken_back, failed: text.ask_failed },
          { done: onClose },
        )
      }
    >
      <p>{asks ? text.ask_text : text.take_back_text}</p>
    </ConfirmDialog>
  )
}

function EndDialog({ place, owner, onClose }: AboutOwner) {
  const { office: text } = useText(ownerMessages)
  const end = useAct(owners.endOwner)
  return (
    <ConfirmDialog
      against
      title={text.end_title(owner.full_name)}
      confirm={text.end}
      pending={end.pending}
      onClose={onClose}
      onConfirm={() =>
        end.run(
          { condominium_id: place, id: owner.id },
          { done: text.ended, failed: text.end_failed },
          { done: onClose },
        )
      }
    >
      <p>{text.end_text}</p>
    </ConfirmDialog>
  )
}
