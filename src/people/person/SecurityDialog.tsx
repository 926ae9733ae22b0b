import { Button } from '@mantine/core'
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { securityMessages } from '../../session/security/security.messages.ts'
import { securityEvents } from '../../session/security/securityEvents.contract.ts'
import { deservesALook, linesOf } from '../../session/security/securityWords.ts'
import { useAct } from '../../web/calls/act.ts'
import { useList, useTurning } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { ofReader, useDates } from '../../web/cards/dates.tsx'
import { Facts } from '../../web/cards/Facts.tsx'
import { EventList } from '../../web/cards/lists/EventList.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../web/pieces/dialogs/DialogActs.tsx'
import type { Person } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { InformedByMail } from './InformedByMail.tsx'
import { personSubject } from './personSubject.tsx'

export function SecurityDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { security: text } = useText(peopleMessages)
  const words = useText(securityMessages)
  const dates = useDates().at(ofReader)
  const status = useRead(securityEvents.statusOf, { id: person.id }).data
  const list = useList(securityEvents.eventsOf, { id: person.id }, useTurning())
  const end = useAct(securityEvents.endAllOf)
  const [ending, setEnding] = useState(false)
  if (ending) {
    return (
      <ConfirmDialog
        against
        title={text.end_title}
        about={personSubject(person)}
        confirm={text.end_all}
        pending={end.pending}
        onClose={() => setEnding(false)}
        onConfirm={() =>
          end.run({ id: person.id }, { done: text.ended, failed: text.end_failed }, { done: () => setEnding(false) })
        }
      >
        <p>{text.end_text(person.full_name)}</p>
        <InformedByMail />
      </ConfirmDialog>
    )
  }
  const last = status?.last_sign_in_at
  return (
    <Dialog opened onClose={onClose} title={text.title(person.full_name)}>
      <Stack>
        <Facts>
          <dt>{text.last_sign_in}</dt>
          <dd>{status ? (last ? dates.moment(last) : text.never) : '…'}</dd>
          <dt>{text.failed_tries}</dt>
          <dd>{status ? status.failed : '…'}</dd>
        </Facts>
        <EventList
          list={list}
          empty={words.activity.empty}
          itemKey={({ id }) => id}
          item={(event) => ({
            mark: deservesALook(event) ? (
              <IconInfoCircle size={22} stroke={1.75} aria-hidden />
            ) : (
              <IconCircleCheck size={22} stroke={1.5} opacity={0.55} aria-hidden />
            ),
            title: words.kinds[event.kind],
            lines: linesOf(event, dates.moment(event.at), words),
          })}
        />
        <DialogActs>
          <Button variant="default" onClick={onClose}>
            {text.close}
          </Button>
          <Button onClick={() => setEnding(true)}>{text.end_all}</Button>
        </DialogActs>
      </Stack>
    </Dialog>
  )
}
