import { Button } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { ofReader, useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Fold } from '../../web/cards/Fold.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { session } from '../session.contract.ts'
import { accountMessages } from './account.messages.ts'

export function OpenSessions() {
  const { account } = useText(accountMessages)
  const dates = useDates().at(ofReader)
  const open = useRead(session.list, {})
  const failed = failureOf(open)
  const end = useAct(session.end)
  const endOthers = useAct(session.endOthers)
  const others = open.data?.filter((one) => !one.here) ?? []
  const nameOf = (device: string) => (device === '?' ? account.unknown_device : device)
  return (
    <Fold
      title={account.sessions}
      icon={IconDeviceDesktop}
      said={open.data?.map(({ device }) => nameOf(device)).join(', ')}
    >
      {open.isPending ? <Loading /> : null}
      {failed ? <Failed {...failed} /> : null}
      <LineList>
        {open.data?.map((one) => (
          <li key={one.id}>
            <IconDeviceDesktop size={24} stroke={1.5} aria-hidden />
            <div>
              <strong>{nameOf(one.device)}</strong>
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
      </LineList>
      {others.length > 0 ? (
        <div>
          <Button
            variant="default"
            loading={endOthers.pending}
            onClick={() => endOthers.run({}, { done: account.others_ended, failed: account.sessions })}
          >
            {account.end_others}
          </Button>
        </div>
      ) : null}
    </Fold>
  )
}
