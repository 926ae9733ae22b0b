/** The residents tab of the operator panel: the directory, and one resident's details over it. */
import { useState } from 'react'
import type { Resident } from '../../people/people.contract.ts'
import { ResidentDirectory } from '../../people/ResidentDirectory.tsx'
import type { PanelListProps } from '../../visits/OperatorFilters.tsx'
import { ResidentDialog } from './ResidentDialog.tsx'

export function ResidentsTab(list: PanelListProps) {
  const [resident, open] = useState<Resident | null>(null)
  return (
    <>
      <ResidentDirectory {...list} onOpen={open} />
      {resident ? <ResidentDialog resident={resident} onClose={() => open(null)} /> : null}
    </>
  )
}
