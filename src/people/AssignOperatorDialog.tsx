/** Giving an operator a condominium, both found by typing. */
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { ChoiceSelect } from '../web/ChoiceSelect.tsx'
import { FormDialog } from '../web/FormDialog.tsx'
import { useText } from '../web/language.tsx'
import { told } from '../web/notice.tsx'
import { useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
import { people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'

export function AssignOperatorDialog({ onClose }: { onClose: () => void }) {
  const { operators: text, assign: assignText, users } = useText(peopleMessages)
  const refusalText = useRefusalText()
  const write = useWrite(people.assign)
  const [operator, setOperator] = useState<string | null>(null)
  const [condominium, setCondominium] = useState<string | null>(null)
  const [incomplete, setIncomplete] = useState(false)

  return (
    <FormDialog
      opened
      title={text.dialog_title}
      submit={assignText.submit}
      pending={write.isPending}
      error={incomplete ? text.choose_both : write.isError ? `${text.save_failed}. ${refusalText(write.error)}` : null}
      onClose={onClose}
      onSubmit={(event) => {
        event?.preventDefault()
        setIncomplete(!operator || !condominium)
        if (!operator || !condominium) return
        write.mutate(
          { id: operator, condominium_id: condominium },
          {
            onSuccess: () => {
              told(text.saved)
              onClose()
            },
          },
        )
      }}
    >
      <ChoiceSelect
        call={people.chooseOperator}
        label={text.operator}
        placeholder={text.choose_operator}
        none={text.empty_title}
        withAsterisk
        value={operator}
        onChange={setOperator}
      />
      <ChoiceSelect
        call={condominiums.choose}
        label={users.condominium}
        placeholder={assignText.choose}
        withAsterisk
        value={condominium}
        onChange={setCondominium}
      />
    </FormDialog>
  )
}
