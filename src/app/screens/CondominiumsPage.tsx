import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { CondominiumsScreen } from '../../condominiums/CondominiumsScreen.tsx'
import { leavingMessages } from '../../exports/exports.messages.ts'
import { LeavingDialog } from '../../exports/LeavingDialog.tsx'
import { useText } from '../../web/language/language.tsx'

export function CondominiumsPage() {
  const text = useText(leavingMessages)
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null)
  return (
    <>
      <CondominiumsScreen
        moreActs={(condominium) => [{ label: text.act, icon: IconDownload, onAct: () => setLeaving(condominium) }]}
      />
      {leaving ? <LeavingDialog condominium={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  )
}
