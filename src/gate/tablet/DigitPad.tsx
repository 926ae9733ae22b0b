/** Takes a number of digits by finger or keyboard, and calls `open` once they are complete. */
import { Box, Group, Text } from '@mantine/core'
import { IconBackspace } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import keypad from '../screen/field/Keypad.module.css'
import { stationLockMessages } from './stationLock.messages.ts'
import { useVault } from './vault.web.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface DigitPadProps {
  length: number
  label: string
  keys: string
  /** The pad takes no keys meanwhile, for example during a pause after wrong PINs. */
  shut: boolean
  wrong: string
  /** The pad shows it when there is no other message. */
  hint: string
  /** Returns false if the digits opened nothing. */
  open: (typed: string) => Promise<boolean>
}

export function DigitPad({ length, label, keys, shut: closed, wrong: wrongText, hint, open }: DigitPadProps) {
  const text = useText(stationLockMessages)
  const { vault } = useVault()
  const [typed, setShown] = useState('')
  // A quick typist presses the next key before React draws the last one.
  const latest = useRef('')
  const setTyped = (digits: string) => {
    latest.current = digits
    setShown(digits)
  }
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(false)
  const seconds = useSecondsUntil(vault?.wrong.until ?? 0)
  const paused = seconds > 0
  const shut = busy || paused || closed

  const type = (digit: string) => {
    if (shut || latest.current.length === length) return
    const next = latest.current + digit
    setWrong(false)
    setTyped(next)
    if (next.length < length) return
    setBusy(true)
    void open(next)
      .catch(() => false)
      .then((opened) => {
        setBusy(false)
        setTyped('')
        setWrong(!opened)
      })
  }
  const erase = () => {
    if (latest.current.length < length) setTyped(latest.current.slice(0, -1))
  }
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return
      if (/^\d$/.test(key)) type(key)
      if (key === 'Backspace') erase()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  const said = paused ? text.wait(seconds) : busy ? text.opening : wrong ? wrongText : hint
  return (
    <>
      <Group justify="center" gap="sm" role="img" aria-label={`${label}: ${text.typed(typed.length, length)}`}>
        {Array.from({ length }, (_, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: as many places as digits.
            key={place}
            component="span"
            {...{ w: '1.1rem', h: '1.1rem', bd: '2px solid var(--garita-ink)', bdrs: '50%' }}
            bg={place < typed.length ? 'var(--garita-ink)' : 'none'}
            data-typed={place < typed.length || undefined}
          />
        ))}
      </Group>
      <Text ta="center" mih="1.6rem" role="status">
        {said}
      </Text>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form. */}
      <div className={keypad.keypad} role="group" aria-label={keys}>
        {[...digits, '', '0'].map((digit) =>
          digit ? (
            <button key={digit} type="button" disabled={shut} onClick={() => type(digit)}>
              {digit}
            </button>
          ) : (
            <span key="none" />
          ),
        )}
        <button type="button" aria-label={text.back} disabled={shut} onClick={erase}>
          <IconBackspace size={40} stroke={1.75} aria-hidden />
        </button>
      </div>
    </>
  )
}

function useSecondsUntil(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => setSeconds(left()), 500)
    return () => clearInterval(timer)
  })
  return seconds
}
