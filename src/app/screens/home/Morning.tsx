/** The administrator's first screen: requests to answer, gates and their connection, and visitors who should have left. */

import { Box, Group, Stack as Parts } from '@mantine/core'
import { IconMail, IconShieldLock } from '@tabler/icons-react'
import {
  dashboards,
  type GateNow,
  type LegalHoldsToAgree,
  type Overstay,
} from '../../../dashboards/dashboards.contract.ts'
import { morningMessages } from '../../../dashboards/morning.messages.ts'
import { durationText } from '../../../reports/reports.rules.ts'
import { SecondApprovals } from '../../../secondApprovals/SecondApprovals.tsx'
import { useServerNow } from '../../../web/calls/api.ts'
import { failureOf, useRead } from '../../../web/calls/queries.ts'
import card from '../../../web/cards/Card.module.css'
import { Card } from '../../../web/cards/Card.tsx'
import { useDates } from '../../../web/cards/dates.tsx'
import { Failed } from '../../../web/cards/Failed.tsx'
import { QuietLine } from '../../../web/cards/Fold.tsx'
import { LineList } from '../../../web/cards/lists/LineList.tsx'
import { Split } from '../../../web/cards/Split.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { useText } from '../../../web/language/language.tsx'
import { LinkButton, TextLink } from '../../../web/pieces/Links.tsx'
import { StateBadge } from '../../../web/pieces/signs/StateBadge.tsx'
import { WaitingQueue } from '../WaitingQueue.tsx'
import styles from './Morning.module.css'

export function Morning() {
  const text = useText(morningMessages)
  const read = useRead(dashboards.morning, {})
  const failed = failureOf(read)
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!read.data) return null
  const { waiting, more_waiting, uninvited, holds, gates, more_gates, overstays, more_overstays, unasked_phones } =
    read.data
  const several = new Set([...gates, ...overstays].map(({ condominium }) => condominium.id)).size > 1
  const plain = gates.every(isPlain) && !unasked_phones && more_gates === 0 ? gates[0] : undefined
  const acts = [
    holds && holds.count > 0 ? <ToAgree key="holds" {...holds} /> : null,
    uninvited.people > 0 ? <ToHandOn key="uninvited" {...uninvited} /> : null,
  ].filter((one) => one !== null)
  return (
    <Split>
      <WaitingQueue waiting={waiting} more={more_waiting}>
        {waiting.length === 0 && acts.length > 0 ? acts : null}
      </WaitingQueue>
      <Parts className={styles.beside} gap="sm">
        <SecondApprovals />
        {waiting.length > 0 && acts.length > 0 ? (
          <div className={card.card} data-card>
            <Stack>{acts}</Stack>
          </div>
        ) : null}
        {plain ? (
          <QuietLine
            title={text.gates}
            said={gates.map(({ name, condominium }) => (several ? condominium.name : name)).join(' · ')}
            act={<GateSign line={plain.line} />}
          />
        ) : (
          <Card title={text.gates}>
            {gates.length === 0 ? <p className="garita-second">{text.no_gates}</p> : null}
            <LineList>
              {gates.map((one) => (
                <li key={one.id}>
                  <GateLine gate={one} several={several} />
                </li>
              ))}
            </LineList>
            {unasked_phones ? (
              <p>
                <TextLink to="/admin/log" search={{ event: 'phones_shown_unasked' }}>
                  {text.unasked_phones(unasked_phones)}
                </TextLink>
              </p>
            ) : null}
            {more_gates > 0 ? <TextLink to="/dashboard/admin/gates">{text.more(more_gates)}</TextLink> : null}
          </Card>
        )}
        {overstays.length === 0 ? (
          <QuietLine title={text.overstays} said={text.no_overstays} />
        ) : (
          <Card title={text.overstays}>
            <LineList>
              {overstays.map((one) => (
                <li key={one.id}>
                  <OverstayLine one={one} several={several} />
                </li>
              ))}
            </LineList>
            {more_overstays > 0 ? <p className="garita-second">{text.more(more_overstays)}</p> : null}
          </Card>
        )}
      </Parts>
    </Split>
  )
}

function ToAgree({ count, until, condominium }: LegalHoldsToAgree) {
  const text = useText(morningMessages)
  const dates = useDates()
  const now = useServerNow()
  const left = until ? durationText((Date.parse(until) - now) / 1000) : ''
  return (
    <Group gap="0.5rem 0.75rem">
      <IconShieldLock size={22} stroke={1.75} color="var(--garita-dim)" aria-hidden />
      <Box flex="1 1 8rem">
        <strong>{text.holds(count)}</strong>
        {until && condominium ? (
          <div className="garita-second">
            {text.holds_text(count, left, dates.at(condominium.time_zone).moment(until))}
          </div>
        ) : null}
      </Box>
      <LinkButton
        to="/dashboard/admin/what-happened"
        search={condominium ? { tab: 'holds', condominium_id: condominium.id } : { tab: 'holds' }}
        aria-label={`${text.see_holds}: ${text.holds(count)}`}
      >
        {text.see_holds}
      </LinkButton>
    </Group>
  )
}

interface ToHandOnProps {
  people: number
  condominium_id: string | null
}

function ToHandOn({ people, condominium_id }: ToHandOnProps) {
  const text = useText(morningMessages)
  return (
    <Group gap="0.5rem 0.75rem">
      <IconMail size={22} stroke={1.75} color="var(--garita-dim)" aria-hidden />
      <Box flex="1 1 8rem">
        <strong>{text.uninvited(people)}</strong>
        <div className="garita-second">{text.uninvited_text(people)}</div>
      </Box>
      <LinkButton
        to="/dashboard/admin/invitations"
        search={condominium_id ? { condominium_id } : {}}
        variant="default"
        aria-label={`${text.hand_on}: ${text.uninvited(people)}`}
      >
        {text.hand_on}
      </LinkButton>
    </Group>
  )
}

/** Gates with the same state and nothing else to report share one line. */
const isPlain = ({ line, guard, silent_minutes }: GateNow, _: number, [first]: readonly GateNow[]) =>
  line === first?.line && line !== 'silent' && guard === null && silent_minutes === 0

const tones = { alive: 'good', silent: 'bad', none: 'idle' } as const

function GateLine({ gate, several }: { gate: GateNow; several: boolean }) {
  const text = useText(morningMessages)
  const dates = useDates()
  const now = useServerNow()
  const { name, condominium, line, guard, seen_at, silent_minutes } = gate
  const facts = [
    several ? condominium.name : null,
    guard && (line === 'alive' ? text.guard(guard) : text.last_guard(guard)),
    seen_at && text.seen(line === 'alive' ? dates.ago(seen_at, now) : dates.at(condominium.time_zone).moment(seen_at)),
    silent_minutes > 0 ? text.minutes(durationText(silent_minutes * 60)) : null,
  ]
  return (
    <>
      <div>
        <strong>{name}</strong>
        <span className="garita-second">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <GateSign line={line} />
    </>
  )
}

function GateSign({ line }: Pick<GateNow, 'line'>) {
  const text = useText(morningMessages)
  return (
    <StateBadge tone={tones[line]} look={line === 'silent' ? undefined : 'plain'}>
      {text[line]}
    </StateBadge>
  )
}

function OverstayLine({ one, several }: { one: Overstay; several: boolean }) {
  const { whys } = useText(morningMessages)
  const { name, unit_number, condominium, why, until } = one
  const when = useDates().at(condominium.time_zone)
  const ended = until ? when.moment(until) : ''
  const said = whys[why]
  return (
    <div>
      <strong>
        {name} · <span className="garita-code">{unit_number}</span>
      </strong>
      <span className="garita-second">
        {[typeof said === 'string' ? said : said(ended), several ? condominium.name : null].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}
