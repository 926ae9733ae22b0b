/** Chooses a guard by their initials and takes their PIN, by finger or keyboard; says what a wrong one means. */
import { Button } from '@mantine/core'
import { IconBackspace } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import '../screen/Keypad.css'
import './PinPad.css'
import { stationLockMessages } from './stationLock.messages.ts'
import { pinLength, type Vault } from './vault.ts'
import { type HandedOver, unlock, useVault } from './vault.web.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface PinPadProps {
  vault: Vault
  /** For a handover; the guard who hands over cannot take over. */
  handed?: HandedOver | undefined
  onOpened?: () => void
}

export function PinPad({ vault, handed, onOpened }: PinPadProps) {
  const text = useText(stationLockMessages)
  const { refused } = useVault()
  const guards = labelled(vault.guards.filter(({ id }) => id !== handed?.handed_by))
  const [chosen, setChosen] = useState<string | null>(guards.length === 1 ? (guards[0]?.id ?? null) : null)
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(false)
  const seconds = useSecondsUntil(vault.wrong.until)
  const paused = seconds > 0
  const shut = busy || paused || chosen === null

  const type = (digit: string) => {
    if (shut || chosen === null) return
    const typed = pin + digit
    setWrong(false)
    setPin(typed)
    if (typed.length < pinLength) return
    setBusy(true)
    void unlock(chosen, typed, handed ?? null)
      .catch(() => false)
      .then((opened) => {
        setBusy(false)
        setPin('')
        setWrong(!opened)
        if (opened) onOpened?.()
      })
  }
  const erase = () => setPin(pin.slice(0, -1))
  useEffect(() => {
    const typed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return
      if (/^\d$/.test(key)) type(key)
      if (key === 'Backspace') erase()
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  })

  const said = paused ? text.wait(seconds) : busy ? text.opening : wrong ? text.wrong : refused ? text.refused : ''
  return (
    <>
      {guards.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
        <div className="garita-lock-guards" role="group" aria-label={text.who}>
          {guards.map(({ id, label }) => (
            <Button
              key={id}
              variant={id === chosen ? 'filled' : 'default'}
              aria-pressed={id === chosen}
              disabled={busy}
              onClick={() => {
                setChosen(id)
                setPin('')
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      <div className="garita-lock-dots" role="img" aria-label={`${text.pin}: ${text.typed(pin.length)}`}>
        {Array.from({ length: pinLength }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six places.
          <span key={place} data-typed={place < pin.length || undefined} />
        ))}
      </div>
      <p className="garita-lock-said" role="status">
        {said}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form. */}
      <div className="garita-keypad" role="group" aria-label={text.keys}>
        {[...digits, '', '0'].map((digit) =>
          digit ? (
            <button
              key={digit}
              type="button"
              className="garita-key garita-code"
              disabled={shut}
              onClick={() => type(digit)}
            >
              {digit}
            </button>
          ) : (
            <span key="none" />
          ),
        )}
        <button type="button" className="garita-key" aria-label={text.back} disabled={shut} onClick={erase}>
          <IconBackspace size={40} stroke={1.75} aria-hidden />
        </button>
      </div>
    </>
  )
}

/** Two of the same initials get a number. */
function labelled(guards: Vault['guards']) {
  return guards.map(({ id, initials }, place) => {
    const alike = guards.filter((one) => one.initials === initials)
    const number = guards.slice(0, place + 1).filter((one) => one.initials === initials).length
    return { id, label: alike.length > 1 ? `${initials} ${number}` : initials }
  })
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
