/** Approves a legal hold, or ends one before its date. */
import { Textarea } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useAct } from '../../web/calls/act.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { disclosureReasonTexts } from '../disclosures.messages.ts'
import { mostSaid } from '../disclosures.rules.ts'
import { useScopeText } from '../scopeText.tsx'
import { type LegalHold, legalHolds } from './legalHolds.contract.ts'
import { holdListTexts } from './legalHolds.messages.ts'
import { withinLastDay } from './legalHolds.rules.ts'

interface DialogProps {
  hold: LegalHold
  onClose: () => void
}

export function AgreeDialog({ hold, onClose }: DialogProps) {
  const text = useText(holdListTexts)
  const reasons = useText(disclosureReasonTexts)
  const lookedText = useScopeText()
  const dates = useDates().at(hold.condominium.time_zone)
  const agree = useAct(legalHolds.agree)
  return (
    <ConfirmDialog
      title={text.agree_title}
      about={{
        name: lookedText(hold),
        icon: IconShieldLock,
        lines: [
          text.between(dates.moment(hold.from), dates.moment(hold.until)),
          `${reasons[hold.reason]}: ${hold.said}`,
          hold.asked_by_name,
          ...(hold.told_from ? [`${text.told} ${dates.day(hold.told_from)}`] : []),
        ],
      }}
      confirm={text.agree}
      pending={agree.pending}
      onClose={onClose}
      onConfirm={() =>
        agree.run(
          { condominium_id: hold.condominium.id, id: hold.id },
          { done: text.agreed_done, failed: text.agree_failed },
          { ended: onClose },
        )
      }
    >
      <p>{text.agree_text(dates.day(withinLastDay(hold.wanted_until)))}</p>
    </ConfirmDialog>
  )
}

export function EndDialog({ hold, onClose }: DialogProps) {
  const text = useText(holdListTexts)
  const lookedText = useScopeText()
  const saving = useCallForm(legalHolds.end, {
    initial: { why: '' },
    input: ({ why }) => ({ condominium_id: hold.condominium.id, id: hold.id, why }),
    done: () => {
      toastSuccess(text.end_done)
      onClose()
    },
  })
  return (
    <FormDialog
      of={saving}
      against
      title={text.end_title}
      submit={text.end}
      note={<p className="garita-second">{text.end_note}</p>}
      onClose={onClose}
    >
      <p>{lookedText(hold)}</p>
      <Textarea label={text.end_why} withAsterisk rows={3} maxLength={mostSaid} {...saving.form.getInputProps('why')} />
    </FormDialog>
  )
}
