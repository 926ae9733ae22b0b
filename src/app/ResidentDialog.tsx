/** "Detalles del Residente": how to reach them, whom they have authorised and what happened, with the gate's acts at hand. */
import { Modal, Tabs } from '@mantine/core'
import { useState } from 'react'
import type { Resident } from '../people/people.contract.ts'
import { peopleMessages } from '../people/people.messages.ts'
import { useGateActs } from '../visits/gateActs.tsx'
import { LogList } from '../visits/LogList.tsx'
import { ResidentVisits } from '../visits/ResidentVisits.tsx'
import { visits } from '../visits/visits.contract.ts'
import { residentVisitTexts } from '../visits/visits.messages.ts'
import { Facts } from '../web/Facts.tsx'
import { counted } from '../web/ListingHead.tsx'
import { useText } from '../web/language.tsx'
import { paged } from '../web/paged.ts'
import { useRead } from '../web/queries.ts'
import { Stack } from '../web/Stack.tsx'
import { useIsPhone } from '../web/useIsPhone.ts'

export function ResidentDialog({ resident, onClose }: { resident: Resident; onClose: () => void }) {
  const text = useText(residentVisitTexts)
  const { directory, users } = useText(peopleMessages)
  const phone = useIsPhone()
  const [authorizations_after, turnAuthorizations] = useState<string>()
  const [log_after, turnLog] = useState<string>()
  const who = { condominium_id: resident.condominium.id, resident_id: resident.id }
  const authorized = useRead(visits.ofResident, { ...who, after: authorizations_after }, { keep: true })
  const logged = useRead(visits.log, { ...who, after: log_after }, { keep: true })
  const { acts, dialog } = useGateActs(authorized.data?.items)

  return (
    <Modal
      opened
      onClose={onClose}
      title={text.title}
      size="60rem"
      fullScreen={phone}
      // Escape closes the dialog that lies on top, not both.
      closeOnEscape={dialog === null}
    >
      <Stack>
        <Facts>
          <dt>{directory.resident}</dt>
          <dd>
            <strong>{resident.full_name || users.no_name}</strong>
          </dd>
          <dt>{directory.email}</dt>
          <dd>{resident.email}</dd>
          <dt>{directory.phone}</dt>
          <dd className="garita-code">{resident.phone_number ?? directory.not_given}</dd>
          <dt>{users.unit}</dt>
          <dd className="garita-code">{resident.unit_number}</dd>
        </Facts>
        <Tabs defaultValue="authorizations">
          <Tabs.List>
            <Tabs.Tab value="authorizations">{counted(text.authorizations, authorized.data?.total)}</Tabs.Tab>
            <Tabs.Tab value="log">{counted(text.log, logged.data?.total)}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="authorizations" pt="md">
            <ResidentVisits
              {...paged(authorized, { after: authorizations_after, turn: turnAuthorizations }, text.failed)}
              acts={acts}
            />
          </Tabs.Panel>
          <Tabs.Panel value="log" pt="md">
            <LogList
              label={text.log}
              without={['unit', 'condominium']}
              {...paged(logged, { after: log_after, turn: turnLog }, text.failed)}
              empty={{ title: text.no_log }}
            />
          </Tabs.Panel>
        </Tabs>
      </Stack>
      {dialog}
    </Modal>
  )
}
