/** Shows the telephones of a home for a minute after a press, which the log records. */
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { phoneKindTexts } from '../../units/units.messages.ts'
import { Refused } from '../../web/calls/api.ts'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { PhoneLink } from '../../web/pieces/PhoneLink.tsx'
import { type Phone, useGuardPost } from './guardPost.tsx'
import { phonesTexts } from './phones.messages.ts'

const shownMs = 60_000

interface HomePhonesProps {
  unit: string
  /** The person at the gate; null if the guard opened the book without one. */
  authorization_id: string | null
  act?: (name: string) => ReactNode
  children?: ReactNode
}

export function HomePhones({ unit, authorization_id, act, children }: HomePhonesProps) {
  const text = useText(phonesTexts)
  const post = useGuardPost()
  const [shown, setShown] = useState<{ phones: readonly Phone[]; until: number } | null>(null)
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<unknown>(null)
  const [reason, setReason] = useState('')
  const section = useRef<HTMLElement>(null)
  useCountdown(shown, () => setShown(null))
  useEffect(() => {
    if (shown !== null) section.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const unasked = refused instanceof Refused && refused.code === 'phones_unasked'
  const press = async () => {
    setPending(true)
    setRefused(null)
    try {
      const look = { unit_number: unit, authorization_id, reason: unasked ? reason : null }
      const phones = await post.showPhones(look, newId())
      setShown({ phones, until: performance.now() + shownMs })
    } catch (error) {
      setRefused(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <section ref={section} aria-label={text.show(unit)} style={{ scrollMarginBlock: '0.75rem' }}>
      <Stack gap="xs">
        {shown ? (
          <>
            <Text>
              {text.show(unit)} · {text.covered_in(Math.ceil((shown.until - performance.now()) / 1000))}
            </Text>
            <LineList>
              {shown.phones.map((phone) => (
                <PhoneRow key={`${phone.name} ${phone.number}`} {...phone}>
                  {act?.(phone.name)}
                </PhoneRow>
              ))}
              {shown.phones.length === 0 ? <li>{text.none}</li> : null}
            </LineList>
            {children}
          </>
        ) : (
          <>
            {unasked ? (
              <TextInput
                label={text.why}
                description={text.why_hint}
                withAsterisk
                autoComplete="off"
                maxLength={120}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            ) : null}
            {refused && !unasked ? <Note tone="bad">{post.failureText(refused)}</Note> : null}
            <Button
              // The button may be within a form and must not send it.
              type="button"
              variant="default"
              size="lg"
              style={{ alignSelf: 'start' }}
              leftSection={<IconPhone size={22} aria-hidden />}
              loading={pending}
              disabled={unasked && reason.trim() === ''}
              onClick={() => void press()}
            >
              {text.show(unit)}
            </Button>
            <Text>{text.hint}</Text>
          </>
        )}
      </Stack>
    </section>
  )
}

/** By the device's own count: the station's time may be corrected meanwhile. */
function useCountdown(shown: { until: number } | null, over: () => void): void {
  const [, again] = useReducer((ticks: number) => ticks + 1, 0)
  const end = useRef(over)
  end.current = over
  useEffect(() => {
    if (!shown) return
    const tick = setInterval(() => (performance.now() >= shown.until ? end.current() : again()), 1000)
    return () => clearInterval(tick)
  }, [shown])
}

function PhoneRow({ name, kind, number, from, until, children }: Phone & { children: ReactNode }) {
  const text = useText(phonesTexts)
  const kinds = useText(phoneKindTexts)
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="garita-second">
          {' '}
          {[kind ? kinds[kind] : text.resident, from && until && text.hours(from, until)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {kind === 'intercom' ? <span className="garita-code">{number}</span> : <PhoneLink button text={number} />}
      {children}
    </li>
  )
}
