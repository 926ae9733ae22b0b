/** The user's signed-in browsers, with buttons to sign the others out. */
import { Button, Title } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useId } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { ofReader, useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { session } from '../session.contract.ts'
import { accountMessages } from './account.messages.ts'

export function OpenSessions() {
  const named = useId()
  const { account } = useText(accountMessages)
  const dates = useDates().at(ofReader)
  const open = useRead(session.list, {})
  const failed = failureOf(open)
  const end = useAct(session.end)
  const endOthers = useAct(session.endOthers)
  const others = open.data?.filter((one) => !one.here) ?? []
  return (
    <section className="garita-card-part" aria-labelledby={named}>
      <header>
        <Title order={3} id={named}>
          {account.sessions}
        </Title>
        {others.length > 0 ? (
          <Button
            variant="default"
            loading={endOthers.pending}
            onClick={() => endOthers.run({}, { done: account.others_ended, failed: account.sessions })}
          >
            {account.end_others}
          </Button>
        ) : null}
      </header>
      {open.isPending ? <Loading /> : null}
      {failed ? <Failed {...failed} /> : null}
      <LineList>
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
      </LineList>
    </section>
  )
}
