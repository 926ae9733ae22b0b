/** Confirms the dismissal of a worker, and offers to refuse them in future. */
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { type Authorization, authorizations } from '../../../authorizations/authorizations.contract.ts'
import { authorizationMessages } from '../../../authorizations/authorizations.messages.ts'
import { nameOf } from '../../../authorizations/authorizations.rules.ts'
import { useSubject } from '../../../authorizations/useSubject.tsx'
import { newId } from '../../../shared/ids.ts'
import { useAct } from '../../../web/calls/act.ts'
import { useCurrentUser } from '../../../web/calls/currentUser.tsx'
import { useText } from '../../../web/language/language.tsx'
import { ConfirmDialog } from '../../../web/pieces/dialogs/ConfirmDialog.tsx'
import { homeRules } from './homeRules.contract.ts'
import { refusalOf } from './homeRules.ts'

export function DismissDialog({ authorization, onClose }: { authorization: Authorization; onClose: () => void }) {
  const text = useText(authorizationMessages)
  const about = useSubject(authorization)
  const dismiss = useAct(authorizations.dismiss)
  const refuse = useAct(homeRules.save)
  const { refuses: mayRefuse } = useCurrentUser()
  const [refuses, setRefuses] = useState(false)
  const [rule] = useState(newId)
  const { id, values } = authorization
  const name = nameOf(authorization)

  const refuseToo = () =>
    refuse.run(refusalOf(rule, name, typeof values.vehicle_plate === 'string' ? values.vehicle_plate : null), {
      done: text.refused(name),
      failed: text.refuse_failed,
    })
  return (
    <ConfirmDialog
      against
      title={text.dismiss_title(name)}
      about={about}
      confirm={text.acts.dismiss}
      pending={dismiss.pending}
      fields={
        mayRefuse ? (
          <Checkbox
            label={text.dismiss_refuse(name)}
            checked={refuses}
            onChange={(event) => setRefuses(event.currentTarget.checked)}
          />
        ) : undefined
      }
      onClose={onClose}
      onConfirm={() =>
        dismiss.run(
          { id },
          { done: text.dismissed(name), failed: text.suspend_failed },
          {
            done: () => {
              if (refuses) refuseToo()
              onClose()
            },
          },
        )
      }
    >
      {text.dismiss_text}
    </ConfirmDialog>
  )
}
