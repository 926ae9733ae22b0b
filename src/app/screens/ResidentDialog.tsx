/** "Detalles del Residente": contact, authorizations and log of a resident, with the guard's acts. */
import { Tabs } from '@mantine/core'
import { Fragment } from 'react'
import { useVisitActs } from '../../gate/desk/visitActs.tsx'
import { ResidentLives, ResidentPresence, ResidentVisits } from '../../gate/desk/whoAnswers/ResidentAtGate.tsx'
import { WhoAnswers } from '../../gate/desk/whoAnswers/WhoAnswers.tsx'
import { LogList } from '../../gate/log/LogList.tsx'
import { visits } from '../../gate/visits/visits.contract.ts'
import { residentVisitTexts } from '../../gate/visits/visits.messages.ts'
import type { Resident } from '../../people/people.contract.ts'
import { peopleMessages } from '../../people/people.messages.ts'
import { useList, useTurning } from '../../web/calls/list.ts'
import { FactList } from '../../web/cards/lists/FactList.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { counted } from '../../web/listing/ListingHead.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { SubjectHead } from '../../web/pieces/dialogs/SubjectHead.tsx'
import { PhoneLink } from '../../web/pieces/PhoneLink.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'

/** The person, and beside them the residents who answer for the unit. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: '0.75rem 1.5rem',
  alignItems: 'start',
}

export function ResidentDialog({ resident, onClose }: { resident: Resident; onClose: () => void }) {
  const text = useText(residentVisitTexts)
  const { directory, users } = useText(peopleMessages)
  const phone = useIsPhone()
  const name = resident.full_name || users.no_name
  const who = { condominium_id: resident.condominium.id, resident_id: resident.id }
  const authorized = useList(visits.ofResident, who, useTurning())
  const logged = useList(visits.log, who, useTurning())
  const { acts, opens, dialog } = useVisitActs(authorized.rows)

  return (
    <Dialog
      opened
      onClose={onClose}
      title={text.title}
      size="60rem"
      fullScreen={phone}
      // Escape closes only the dialog on top.
      closeOnEscape={dialog === null}
    >
      <Stack>
        <div style={columns}>
          <Stack>
            <SubjectHead
              name={name}
              lines={[
                <Fragment key="home">
                  <span className="garita-code">{resident.unit_number}</span> · {resident.condominium.name}
                </Fragment>,
                directory.resident,
              ]}
            >
              <ResidentLives
                condominium_id={resident.condominium.id}
                id={resident.id}
                approved={resident.approval_status === 'approved'}
              />
              <ResidentPresence
                condominium_id={resident.condominium.id}
                id={resident.id}
                name={name}
                approved={resident.approval_status === 'approved'}
              />
            </SubjectHead>
            <FactList
              facts={[
                [
                  directory.phone,
                  resident.phone_number ? (
                    <PhoneLink key="phone" text={resident.phone_number} />
                  ) : resident.has_phone ? (
                    directory.covered
                  ) : null,
                ],
                [directory.email, resident.email],
              ]}
            />
          </Stack>
          <WhoAnswers condominium_id={resident.condominium.id} unit_number={resident.unit_number} />
        </div>
        <Tabs defaultValue="authorizations">
          <Tabs.List>
            <Tabs.Tab value="authorizations">{counted(text.authorizations, authorized.total)}</Tabs.Tab>
            <Tabs.Tab value="log">{counted(text.log, logged.total)}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="authorizations" pt="md">
            <ResidentVisits list={authorized} failed={text.failed} acts={acts} opens={opens} />
          </Tabs.Panel>
          <Tabs.Panel value="log" pt="md">
            <LogList
              label={text.log}
              without={['unit', 'condominium']}
              list={logged}
              failed={text.failed}
              empty={{ title: text.no_log, compact: true }}
            />
          </Tabs.Panel>
        </Tabs>
      </Stack>
      {dialog}
    </Dialog>
  )
}
