/** Other spellings of a unit, edited by hand; that of a merged unit stays. */
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { UnitRow, UnitRows } from '../UnitRows.tsx'
import type { WholeUnit } from '../units.contract.ts'
import { spellings } from './spellings.contract.ts'
import { spellingMessages } from './spellings.messages.ts'

export function UnitAliases({ place, unit }: { place: string; unit: WholeUnit }) {
  const text = useText(spellingMessages)
  const remove = useAct(spellings.removeAlias)
  const [adding, setAdding] = useState(false)
  return (
    <>
      {unit.aliases.length > 0 ? (
        <UnitRows label={text.aliases}>
          {unit.aliases.map(({ alias, merged }) => (
            <UnitRow key={alias} name={alias} about={merged ? text.merged : null}>
              {merged ? null : (
                <ActionIcon
                  aria-label={`${text.remove_alias}: ${alias}`}
                  loading={remove.runs((input) => input.alias === alias)}
                  onClick={() =>
                    remove.run(
                      { condominium_id: place, id: unit.id, alias },
                      { done: text.alias_removed, failed: text.alias_failed },
                    )
                  }
                >
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              )}
            </UnitRow>
          ))}
        </UnitRows>
      ) : null}
      <Button
        className="garita-off-paper"
        variant="subtle"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {text.add_alias}
      </Button>
      {adding ? <AddAlias place={place} unit={unit} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function AddAlias({ place, unit, onClose }: { place: string; unit: WholeUnit; onClose: () => void }) {
  const text = useText(spellingMessages)
  const saving = useCallForm(spellings.addAlias, {
    initial: { condominium_id: place, id: unit.id, alias: '' },
    done: () => {
      toastSuccess(text.alias_added)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.add_alias_title(unit.unit_number)} submit={text.add} onClose={onClose}>
      <TextInput
        label={text.alias}
        description={text.alias_hint}
        withAsterisk
        maxLength={20}
        autoComplete="off"
        {...saving.form.getInputProps('alias')}
      />
    </FormDialog>
  )
}
