/** Shows an alarm to guards and administrators until one of them accepts it, and then a small strip until it ends. */
import { Button, Group, Stack } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { holdAttention, touched } from '../web/frame/attention.ts'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import styles from './AlarmBand.module.css'
import { type Alarm, alarms } from './alarms.contract.ts'
import { alarmTexts } from './alarms.messages.ts'
import { siren } from './siren.web.ts'

const EndAlarm = lazyPart(() => import('./EndAlarm.tsx').then((loaded) => loaded.EndAlarm))

const ringEveryMs = 4_000

export function AlarmBand() {
  const text = useText(alarmTexts)
  const open = useRead(alarms.open, {})
  const shown = open.data ?? []
  const rings = shown.some(({ taken_at }) => taken_at === null)
  const [ending, setEnding] = useState<Alarm | null>(null)
  useEffect(() => {
    if (!rings) return
    siren()
    const again = setInterval(siren, ringEveryMs)
    const heard = holdAttention()
    return () => {
      clearInterval(again)
      heard()
      touched()
    }
  }, [rings])
  return (
    <>
      {shown.length > 0 ? (
        <Stack
          component="section"
          className={styles.band}
          justify="safe center"
          gap="xs"
          mah="100dvh"
          p={rings ? 'md' : 'xs'}
          data-rings={rings || undefined}
          aria-label={text.rings}
        >
          {shown.map((alarm) => (
            <OpenAlarm key={alarm.id} alarm={alarm} onEnd={() => setEnding(alarm)} />
          ))}
        </Stack>
      ) : null}
      {ending ? <EndAlarm alarm={ending} onClose={() => setEnding(null)} /> : null}
    </>
  )
}

/** An alarm of a home comes from its unit, an alarm of a guard from a gate. */
export function useAlarmPlace({ raised_as, gate_name, unit_number }: Alarm): string {
  const text = useText(alarmTexts)
  if (raised_as === 'administration') return text.of_administration
  return unit_number === null ? (gate_name ?? text.at_desk) : text.of_unit(unit_number)
}

const lateMs = 10_000

function OpenAlarm({ alarm, onEnd }: { alarm: Alarm; onEnd: () => void }) {
  const text = useText(alarmTexts)
  const dates = useDates().at(alarm.condominium.time_zone)
  const take = useAct(alarms.take)
  const place = useAlarmPlace(alarm)
  const taken = alarm.taken_at !== null && alarm.taken_by_name !== null
  const late = Date.parse(alarm.raised_at) - Date.parse(alarm.pressed_at) > lateMs
  const Words = taken ? Group : Stack
  const one = { condominium_id: alarm.condominium.id, id: alarm.id }
  return (
    <Group
      component="article"
      className={styles.alarm}
      {...{ gap: '1rem 2rem', maw: '60rem', w: '100%', mx: 'auto', c: '#fff', bdrs: 'lg' }}
      {...(taken ? { px: '1rem', py: '0.5rem' } : { p: 'clamp(1rem, 4vw, 2.5rem)', fz: 'xl' })}
      data-taken={taken || undefined}
      data-test={alarm.is_test || undefined}
    >
      <Words flex="1 1 16rem" gap={taken ? '0 1rem' : '0.25rem'} role={taken ? 'status' : 'alert'}>
        <Group component="h2" gap="xs" my={0} fz={taken ? 'lg' : 'var(--garita-size-figure)'} lh={1.15}>
          <IconBellRinging size={28} aria-hidden />{' '}
          <span>
            {alarm.is_test ? text.test : text.alarm} · {place}
          </span>
        </Group>
        <p>
          <strong>{alarm.raised_by_name}</strong> · {alarm.condominium.name}
        </p>
        <p>{text.since(dates.time(alarm.pressed_at), text.times(alarm.attempts))}</p>
        {alarm.is_test && !taken ? <p>{text.test_text}</p> : null}
        {late ? <p>{text.late}</p> : null}
        {alarm.is_one_of_many ? <p>{text.many}</p> : null}
        {taken ? <p>{text.taken(alarm.taken_by_name ?? '', dates.time(alarm.taken_at ?? alarm.raised_at))}</p> : null}
      </Words>
      {alarm.may_take ? (
        // The button has no focus, so that the Enter key of a code reader does not accept the alarm.
        <Button
          variant="white"
          color="dark"
          size={taken ? 'md' : 'xl'}
          loading={take.pending}
          onClick={taken ? onEnd : () => take.run(one, { done: text.took, failed: text.take_failed })}
          aria-label={`${taken ? text.end : text.take}: ${place}`}
        >
          {taken ? text.end : text.take}
        </Button>
      ) : null}
    </Group>
  )
}
