/** An administrator sets a person's kind and rights in a home, and when they receive requests. */
import { rightsMessages } from '../../households/rights.messages.ts'
import type { AskMode, HomeKind } from '../../households/rights.rules.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { AskedSelect, RightsFields } from './RightsFields.tsx'
import { rights } from './rights.contract.ts'

export interface RightsDialogProps {
  home: {
    person_id: string
    full_name: string
    residence_id: string
    kind: HomeKind | null
    may_authorize: boolean
    asked: AskMode
  }
  onClose: () => void
}

export function RightsDialog({ home, onClose }: RightsDialogProps) {
  const text = useText(rightsMessages)
  const { person_id, residence_id, kind, may_authorize, asked } = home
  const saving = useCallForm(rights.setHome, {
    initial: { id: person_id, residence_id, kind, may_authorize, asked },
    // The person's own change of notices meanwhile stays, unless it is changed here.
    input: ({ asked: now, ...said }) => (now === asked ? said : { ...said, asked: now }),
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  const { values, setValues } = saving.form
  return (
    <FormDialog of={saving} title={text.edit_title(home.full_name)} onClose={onClose}>
      <RightsFields value={values} onChange={(said) => setValues(said)} />
      {values.may_authorize ? (
        <AskedSelect value={values.asked} onChange={(mode) => setValues({ asked: mode as AskMode })} />
      ) : null}
    </FormDialog>
  )
}
