/** The reader's own requests for permission, and those that the reader answers with an invitation or a refusal. */
import { useState } from 'react'
import { InviteDialog } from '../../authorizations/invite/InviteDialog.tsx'
import { households, type PermissionAsk } from '../../households/households.contract.ts'
import { MyPermissions } from '../../households/permissions/AskPermission.tsx'
import {
  AskedNote,
  NoLongerAsked,
  PermissionsAsked,
  RefuseDialog,
} from '../../households/permissions/PermissionsAsked.tsx'
import type { useOpenInAddress } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'

export function Permissions({ dialog }: { dialog: ReturnType<typeof useOpenInAddress<string | undefined>> }) {
  const { shown, open, close } = dialog
  return (
    <>
      {shown ? <Answer key={shown} id={shown} onClose={() => close(shown)} /> : null}
      <PermissionsAsked onAuthorize={open} />
      <MyPermissions />
    </>
  )
}

function Answer({ id, onClose }: { id: string; onClose: () => void }) {
  const asked = useRead(households.mine, {}).data?.permissions
  const now = asked?.find((one) => one.id === id && !one.mine)
  // An answered request leaves the list, but its pass is still shown.
  const [kept, setKept] = useState<PermissionAsk | undefined>(now)
  if (now && !kept) setKept(now)
  const [refusing, setRefusing] = useState(false)
  const ask = kept ?? now
  if (!ask) return asked ? <NoLongerAsked /> : null
  if (refusing) return <RefuseDialog ask={ask} onClose={() => setRefusing(false)} onDone={onClose} />
  return (
    <InviteDialog
      name={ask.visitor}
      day={ask.day}
      granting={id}
      note={<AskedNote ask={ask} onRefuse={() => setRefusing(true)} />}
      onClose={onClose}
    />
  )
}
