import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { oneOf } from '../shared/address.ts'
import { useAddress } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { ImportStart, importedKinds } from './ImportStart.tsx'
import { importMessages } from './imports.messages.ts'
import { PassImport } from './passes/PassImport.tsx'
import { passMessages } from './passes/passes.messages.ts'
import { ResidentImport } from './residents/ResidentImport.tsx'

const address = { what: oneOf(importedKinds, 'resident') }

export function ImportScreen() {
  const text = useText(importMessages)
  const passes = useText(passMessages)
  const { filter, narrow } = useAddress(address)
  const { what } = filter
  const places = useRead(condominiums.choose, { search: '' }).data
  const only = places?.length === 1 ? places[0] : undefined
  const [picked, setPicked] = useState<string | null>(null)
  const place = picked ?? only?.id ?? null
  const given: Parameters<typeof ResidentImport>[0] = {
    place,
    start: (beginning) => (
      <ImportStart
        {...{ what, place, only, ...beginning }}
        onWhat={(chosen) => narrow({ what: chosen })}
        onPlace={setPicked}
      />
    ),
  }
  return (
    <Page
      title={what === 'resident' ? text.title : passes.kinds[what].title}
      back={{ label: text.people, to: '/dashboard/admin/users' }}
    >
      {what === 'resident' ? <ResidentImport {...given} /> : <PassImport key={what} kind={what} {...given} />}
    </Page>
  )
}
