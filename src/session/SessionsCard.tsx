/** The browsers in which one is signed in, and signing out of the others. */
import { Button } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { Card } from '../web/Card.tsx'
import { useDates } from '../web/dates.ts'
import { Failed } from '../web/Failed.tsx'
import { Loading } from '../web/Loading.tsx'
import { useText } from '../web/language.tsx'
import { refused, told } from '../web/notice.tsx'
import { useRead, useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
import { StateBadge } from '../web/StateBadge.tsx'
import { session } from './session.contract.ts'
import { sessionMessages } from './session.messages.ts'
import './SessionsCard.css'

export function SessionsCard() {
  const { account } = useText(sessionMessages)
  const dates = useDates()
  const refusalText = useRefusalText()
  const open = useRead(session.list, {})
  const end = useWrite(session.end)
  const endOthers = useWrite(session.endOthers)
  const others = open.data?.filter((one) => !one.here) ?? []
  return (
    <Card
      title={account.sessions}
      extra={
        others.length > 0 ? (
          <Button
            variant="default"
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(
                {},
                {
                  onSuccess: () => told(account.others_ended),
                  onError: (no) => refused(account.sessions, refusalText(no)),
                },
              )
            }
          >
            {account.end_others}
          </Button>
        ) : null
      }
    >
      {open.isPending ? <Loading /> : null}
      {open.isError ? <Failed onRetry={() => void open.refetch()} pending={open.isFetching} /> : null}
      <ul className="garita-sessions">
        {open.data?.map((one) => (
          <li key={one.id}>
            <IconDeviceDesktop size={24} stroke={1.5} aria-hidden />
            <div>
              <strong>{one.device === '?' ? account.unknown_device : one.device}</strong>
              <span>{account.last_seen(dates.moment(one.last_seen_at))}</span>
            </div>
            {one.here ? (
              <StateBadge tone="info">{account.here}</StateBadge>
            ) : (
              <Button
                variant="default"
                loading={end.isPending && end.variables.id === one.id}
                aria-label={`${account.end}: ${one.device}`}
                onClick={() =>
                  end.mutate(
                    { id: one.id },
                    {
                      onSuccess: () => told(account.ended),
                      onError: (no) => refused(account.sessions, refusalText(no)),
                    },
                  )
                }
              >
                {account.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
