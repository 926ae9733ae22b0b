/** What can be done with one unit, on its screen. */
import { Button } from '@mantine/core'
import { IconEdit, IconHome, IconPrinter, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { useOpener } from '../web/form/reopening.ts'
import { later } from '../web/frame/later.tsx'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { unitCodeMessages } from './code/unitCodes.messages.ts'
import { EditUnitDialog } from './EditUnitDialog.tsx'
import { units, type WholeUnit } from './units.contract.ts'
import { unitMessages } from './units.messages.ts'

const UnitCodeDialog = later(() => import('./code/UnitCodeDialog.tsx').then((loaded) => loaded.UnitCodeDialog))

export function UnitActs({ place, unit }: { place: { id: string; name: string }; unit: WholeUnit }) {
  const { act } = useText(unitCodeMessages)
  const { card: text, ...words } = useText(unitMessages)
  const [dialog, setDialog] = useState<'code' | 'edit' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const edit = useOpener(`${words.edit} ${unit.id}`, () => setDialog('edit'))
  const remove = useAct(units.remove)
  const navigate = useNavigate()
  return (
    <>
      <div className="garita-dossier-acts">
        <LinkButton
          to="/dashboard/admin/users"
          search={{ search: unit.unit_number, condominium_id: place.id }}
          variant="default"
        >
          {text.users}
        </LinkButton>
        <LinkButton to="/admin/log" search={{ search: unit.unit_number, condominium_id: place.id }} variant="default">
          {text.log}
        </LinkButton>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={20} aria-hidden />}
          onClick={() => setDialog('code')}
        >
          {act}
        </Button>
        <Button variant="default" leftSection={<IconEdit size={20} aria-hidden />} onClick={edit}>
          {words.edit}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
          {text.print}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => setDialog('remove')}
          aria-label={`${words.remove}: ${unit.unit_number}`}
        >
          {words.remove}
        </Button>
      </div>
      {dialog === 'code' ? <UnitCodeDialog place={place} unit_number={unit.unit_number} onClose={close} /> : null}
      {dialog === 'edit' ? <EditUnitDialog place={place.id} unit={unit} onClose={close} /> : null}
      {dialog === 'remove' ? (
        <ConfirmDialog
          danger
          title={words.remove_title(unit.unit_number)}
          about={{ name: unit.unit_number, icon: IconHome, lines: [place.name] }}
          confirm={words.remove}
          pending={remove.pending}
          onClose={close}
          onConfirm={() =>
            remove.run(
              { condominium_id: place.id, id: unit.id },
              { done: words.removed, failed: words.remove_failed },
              {
                done: () => void navigate({ to: '/dashboard/admin/units', search: { condominium_id: place.id } }),
                ended: close,
              },
            )
          }
        >
          {words.remove_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
