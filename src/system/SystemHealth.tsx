/** Problems have a line each, everything else shares one. */
import { Box, Button, Group, Text } from '@mantine/core'
import { IconChevronDown, IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import { useAct } from '../web/calls/act.ts'
import { useRead } from '../web/calls/queries.ts'
import { ofReader, useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import styles from './SystemHealth.module.css'
import { type Health, system } from './system.contract.ts'
import { adviceTexts, findingTexts, systemMessages, verdictTexts } from './system.messages.ts'
import { type Probe, verdicts } from './system.rules.ts'

type Told = ReturnType<typeof verdicts>[number]

export function SystemHealth() {
  const text = useText(systemMessages)
  const words = useText(verdictTexts)
  const advice: Record<string, string> = useText(adviceTexts)
  const dates = useDates().at(ofReader)
  const findings = useFindings()
  const health = useRead(system.health, {})
  const retry = useAct(system.retryLetters)
  const again = { onRetry: () => void health.refetch(), pending: health.isFetching }
  // An old result says nothing about the present.
  if (health.isError) return <Failed title={text.failed} text={text.failed_text} {...again} />
  if (!health.data) return <Loading />
  const { data } = health
  const found = verdicts(data)
  const fine = found.filter(({ tone }) => tone === 'good')
  const what = ({ probe, word }: Told) => (
    <Stack>
      <p className="garita-second">{findings(data, probe).join(' ')}</p>
      {advice[word] ? <p>{advice[word]}</p> : null}
      {word === 'mail_given_up' ? (
        <Button
          variant="default"
          loading={retry.pending}
          onClick={() => retry.run({}, { done: text.retried, failed: text.retry_failed })}
        >
          {text.retry}
        </Button>
      ) : null}
    </Stack>
  )
  return (
    <>
      <ul className={styles.probes} data-ruled>
        {found
          .filter(({ tone }) => tone !== 'good')
          .map((one) => (
            <li key={one.probe}>
              <details open={one.tone === 'bad'}>
                <Group component="summary" gap="0.25rem min(0.625rem, 2.7vw)" mih="var(--garita-touch)" py="0.375rem">
                  <Box component="strong" flex="1 1 5rem">
                    {text[one.probe]}
                  </Box>
                  <StateBadge tone={one.tone}>{words[one.word]}</StateBadge>
                  <IconChevronDown size={20} stroke={1.75} color="var(--garita-dim)" aria-hidden data-turns />
                </Group>
                {what(one)}
              </details>
            </li>
          ))}
      </ul>
      {fine.length > 0 ? (
        <details>
          <Group component="summary" gap="0.25rem min(0.625rem, 2.7vw)" mih="var(--garita-touch)" py="0.375rem">
            <IconCircleCheck size={22} stroke={1.75} color="var(--garita-good)" aria-hidden />
            <Box component="span" flex="1 1 5rem">
              <strong>{fine.length === found.length ? text.all_fine : text.fine}</strong>{' '}
              <span className="garita-second">{fine.map(({ probe }) => text[probe]).join(' · ')}</span>
            </Box>
            <IconChevronDown size={20} stroke={1.75} color="var(--garita-dim)" aria-hidden data-turns />
          </Group>
          <LineList>
            {fine.map((one) => (
              <li key={one.probe}>
                <Text component="strong" fw={600} flex="0 1 11rem">
                  {text[one.probe]}
                </Text>
                {what(one)}
                <StateBadge tone={one.tone}>{words[one.word]}</StateBadge>
              </li>
            ))}
          </LineList>
        </details>
      ) : null}
      <Group justify="space-between" gap="0 0.5rem">
        <span className="garita-second">{text.checked(data.version, dates.time(data.now))}</span>
        <Button
          variant="subtle"
          px="xs"
          leftSection={<IconRefresh size={20} aria-hidden />}
          loading={again.pending}
          onClick={again.onRetry}
        >
          {text.check}
        </Button>
      </Group>
    </>
  )
}

/** Writes the findings of a probe as sentences with their figures. */
function useFindings(): (health: Health, probe: Probe) => string[] {
  const text = useText(findingTexts)
  const { last_error } = useText(systemMessages)
  const dates = useDates().at(ofReader)
  const queued = (queue: Health['letters']) => [
    `${text.queue(queue.waiting, queue.failing, queue.given_up)}.`,
    ...(queue.last_error ? [last_error(queue.last_error)] : []),
  ]
  return (health, probe) => {
    const { live, letter_sent_at, overdue_since, swept_at, uncleaned } = health
    const found: Record<Probe, () => string[]> = {
      database: () => [
        text.database(Math.round(health.database_ms)),
        ...(health.postgres.fixed_in ? [text.postgres(health.postgres.version, health.postgres.fixed_in)] : []),
      ],
      live: () => (live.answer_ms === null ? [] : [text.live(Math.round(live.answer_ms), live.streams)]),
      mail: () => [
        ...queued(health.letters),
        ...(health.mail_server === 'none'
          ? []
          : [letter_sent_at ? text.sent_at(dates.moment(letter_sent_at)) : text.none_sent]),
      ],
      push: () => queued(health.push),
      jobs: () => [overdue_since ? text.overdue(dates.moment(overdue_since)) : text.nothing_overdue],
      keeper: () => [
        swept_at ? text.swept_at(dates.moment(swept_at)) : text.never_swept,
        ...(uncleaned > 0 ? [text.uncleaned(uncleaned)] : []),
      ],
      backup: () => {
        const { backup } = health
        if (backup === null) return [text.backup_elsewhere]
        const { made_at, proved_at, through, folder_lost, gaps, key_proved } = backup
        if (folder_lost) return [text.backup_folder_lost]
        return [
          made_at ? text.backup_made_at(dates.moment(made_at)) : text.backup_never_made,
          ...(through ? [text.backup_through(dates.moment(through))] : []),
          ...(gaps > 0 ? [text.backup_gaps(gaps)] : []),
          ...(key_proved || made_at === null ? [] : [text.backup_key_never_proved]),
          proved_at ? text.backup_proved_at(dates.moment(proved_at)) : text.backup_never_proved,
        ]
      },
    }
    return found[probe]()
  }
}
