import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { useAct } from '../../web/calls/act.ts'
import { ShortLines } from '../../web/cards/lists/LineList.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../web/pieces/dialogs/DialogActs.tsx'
import { type Person, people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { UnassignDialog } from './UnassignDialog.tsx'

export interface AssignmentsDialogProps {
  person: Pick<Person, 'id' | 'full_name' | 'assigned' | 'user_role' | 'may_change'>
  onClose: () => void
}

export function AssignmentsDialog({ person, onClose }: AssignmentsDialogProps) {
  const { assign: text, success } = useText(peopleMessages)
  const assign = useAct(people.assign)
  const [places, setPlaces] = useState(person.assigned)
  const [parting, setParting] = useState<Person['assigned'][number] | null>(null)
  const [chosen, setChosen] = useState<Person['assigned'][number] | null>(null)

  if (parting) {
    return (
      <UnassignDialog
        parting={{
          person: { id: person.id, full_name: person.full_name, admin: person.user_role === 'admin' },
          place: parting,
          for_good: !person.may_change && places.length === 1,
        }}
        done={text.removed}
        onDone={() => setPlaces((now) => now.filter((one) => one.id !== parting.id))}
        onClose={() => setParting(null)}
      />
    )
  }
  return (
    <Dialog opened onClose={onClose} title={text.title(person.full_name)}>
      <Stack>
        {places.length === 0 ? <p>{text.none}</p> : null}
        <ShortLines>
          {places.map((place) => (
            <li key={place.id}>
              {place.name}
              <Button variant="subtle" px="xs" aria-label={text.remove(place.name)} onClick={() => setParting(place)}>
                <IconX size={18} aria-hidden />
              </Button>
            </li>
          ))}
        </ShortLines>
        <ChoiceSelect
          key={places.length}
          call={condominiums.choose}
          label={text.add}
          placeholder={text.choose}
          none={text.all_assigned}
          without={places.map((place) => place.id)}
          value={chosen?.id ?? null}
          onChange={(_, place) => setChosen(place)}
        />
        <DialogActs>
          <Button variant="default" onClick={onClose}>
            {text.close}
          </Button>
          <Button
            disabled={!chosen}
            loading={assign.pending}
            onClick={() => {
              if (!chosen) return
              assign.run(
                { id: person.id, condominium_id: chosen.id },
                { title: success, done: text.assigned, failed: text.assign_failed },
                {
                  done: () => {
                    setPlaces((now) => [...now, chosen])
                    setChosen(null)
                  },
                },
              )
            }}
          >
            {text.submit}
          </Button>
        </DialogActs>
      </Stack>
    </Dialog>
  )
}
