/** The browsers in which one is signed in, and signing out of the others. */
import { Button } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useAct } from '../web/act.ts'
import { Card } from '../web/Card.tsx'
import { useDates } from '../web/dates.ts'
import { Failed } from '../web/Failed.tsx'
import { failureOf } from '../web/failure.ts'
import { Loading } from '../web/Loading.tsx'
import { useText } from '../web/language.tsx'
import { useRead } from '../web/queries.ts'
import { StateBadge } from '../web/StateBadge.tsx'
import { accountMessages } from './account.messages.ts'
import { session } from './session.contract.ts'
import './SessionsCard.css'

export function SessionsCard() {
  const { account } = useText(accountMessages)
  const dates = useDates()
  const open = useRead(session.list, {})
  const failed = failureOf(open)
  const end = useAct(session.end)
  const endOthers = useAct(session.endOthers)
  const others = open.data?.filter((one) => !one.here) ?? []
  return (
    <Card
      title={account.sessions}
      extra={
        others.length > 0 ? (
          <Button
            variant="default"
            loading={endOthers.pending}
            onClick={() => endOthers.run({}, { done: account.others_ended, failed: account.sessions })}
          >
            {account.end_others}
          </Button>
        ) : null
      }
    >
      {open.isPending ? <Loading /> : null}
      {failed ? <Failed {...failed} /> : null}
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
                loading={end.runs(({ id }) => id === one.id)}
                aria-label={`${account.end}: ${one.device}`}
                onClick={() => end.run({ id: one.id }, { done: account.ended, failed: account.sessions })}
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
