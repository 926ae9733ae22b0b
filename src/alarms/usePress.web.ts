/** Sends a press at once and repeats it until a server has answered. This device keeps it, so that a new page continues. */
import { useEffect, useState } from 'react'
import { newId } from '../shared/ids.ts'
import { ask } from '../web/calls/api.ts'
import { lookAgainAt } from '../web/calls/queries.ts'
import { alarms } from './alarms.contract.ts'
import { isTooLate, type Press, readPress, type Sending, sendAgainMs, sendingOf } from './alarms.rules.ts'

/** A person raises an alarm, or the tablet of a gate. */
export interface Raiser {
  /** The browser keeps an unanswered press under this key. */
  kept: string
  raise: (press: Press) => Promise<{ one_of_many: boolean; pressed_at: string }>
}

const person: Raiser = { kept: 'garita.alarm', raise: (press) => ask(alarms.raise, press) }

const keep = ({ kept }: Raiser, press: Press | null) => {
  try {
    if (press) localStorage.setItem(kept, JSON.stringify(press))
    else localStorage.removeItem(kept)
  } catch {
    // The browser blocks storage, so only this page continues.
  }
}

function keptPress({ kept }: Raiser, condominiumId: string): Press | null {
  const press = readPress(localStorage.getItem(kept))
  return press?.condominium_id === condominiumId && !isTooLate(press, Date.now()) ? press : null
}

export interface Pressing {
  sending: Sending
  press: Press
  /** The server's answer. */
  answer: { one_of_many: boolean; pressed_at: string } | null
  refused: boolean
}

/** `by` is the same object at each call. */
export function usePress(condominiumId: string, gateId: string | null, by: Raiser = person) {
  const [press, setPress] = useState<Press | null>(() => keptPress(by, condominiumId))
  const [answer, setAnswer] = useState<Pressing['answer']>(null)
  const [refused, setRefused] = useState(false)
  const [now, setNow] = useState(Date.now)
  const waits = press !== null && answer === null && !refused

  useEffect(() => {
    if (!waits || !press) return
    let here = true
    const send = () =>
      // Does not wait for a hanging call: the next one is the same alarm.
      void by.raise(press).then(
        (told) => {
          keep(by, null)
          void lookAgainAt('alarms')
          if (here) setAnswer(told)
        },
        ({ status }: { status: number }) => {
          const final = status >= 400 && status < 500 && status !== 429 && status !== 401
          if (!final) return
          keep(by, null)
          if (here) setRefused(true)
        },
      )
    send()
    const again = setInterval(send, sendAgainMs)
    const clock = setInterval(() => setNow(Date.now()), 250)
    return () => {
      here = false
      clearInterval(again)
      clearInterval(clock)
    }
  }, [waits, press, by])

  const pressing: Pressing | null = press && {
    press,
    answer,
    refused,
    sending: refused ? 'untold' : sendingOf(press, answer !== null, now),
  }
  return {
    pressing,
    raise() {
      // A second press while the first is under way is the same alarm.
      if (waits) return
      const next = { id: newId(), condominium_id: condominiumId, gate_id: gateId, pressed_at: new Date().toISOString() }
      keep(by, next)
      setAnswer(null)
      setRefused(false)
      setNow(Date.now())
      setPress(next)
    },
    close() {
      keep(by, null)
      setPress(null)
    },
  }
}
