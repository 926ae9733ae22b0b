import { IconDoorEnter, IconEdit, IconHome, IconPrinter, IconTrash, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import { Acts } from '../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { navigate } from '../web/router/history.ts'
import { unitCodeMessages } from './code/unitCodes.messages.ts'
import { EditUnitDialog } from './EditUnitDialog.tsx'
import { units, type WholeUnit } from './units.contract.ts'
import { unitMessages } from './units.messages.ts'

const UnitCodeDialog = lazyPart(() => import('./code/UnitCodeDialog.tsx').then((loaded) => loaded.UnitCodeDialog))

export function UnitActs({ place, unit }: { place: { id: string; name: string }; unit: WholeUnit }) {
  const { act } = useText(unitCodeMessages)
  const { card: text, ...words } = useText(unitMessages)
  const [dialog, setDialog] = useState<'code' | 'edit' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const remove = useAct(units.remove)
  const search = { search: unit.unit_number, condominium_id: place.id }
  return (
    <>
      <Acts
        of={unit.unit_number}
        shown={3}
        acts={[
          { label: act, icon: IconUserPlus, onAct: () => setDialog('code') },
          { label: words.edit, icon: IconEdit, onAct: () => setDialog('edit'), opens: unit.id },
          { label: text.log, icon: IconDoorEnter, onAct: () => navigate({ to: '/admin/log', search }) },
          { label: text.users, icon: IconUsers, onAct: () => navigate({ to: '/dashboard/admin/users', search }) },
          { label: text.print, icon: IconPrinter, onAct: () => print() },
          { label: words.remove, icon: IconTrash, onAct: () => setDialog('remove') },
        ]}
      />
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
                done: () => navigate({ to: '/dashboard/admin/units', search: { condominium_id: place.id } }),
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
