/** Holds the typed text and the shown card of the guard's screen, and changes them for a code, a choice or an act. */
import { type SetStateAction, useMemo, useRef, useState } from 'react'
import { speak } from '../../shared/messages.ts'
import { touched } from '../../web/frame/attention.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { correctionOf } from '../station/facts/actKinds.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { readerTest, recognize } from '../station/facts/lookup.ts'
import type { Station } from '../station/station.ts'
import { decisionOf, shownOf } from '../station/verdict/decision.ts'
import { afterCheck, type Code, judge, type Verdict } from '../station/verdict/verdict.ts'
import { isWaiting } from './card/waiting.ts'
import { giveSign, type Sign, useSigns } from './gateSigns.web.ts'
import { speakVerdict, useVoice } from './gateVoice.web.ts'
import type { Glance } from './gateWords.ts'
import { foundIn } from './lists/gateSearch.ts'

export type Done = 'entry' | 'exit' | 'checkout' | 'override'
type Shown =
  /** `enters`: the guard said that a person who is inside comes in again. */
  | { what: 'code'; code: Code; typed: string | null; enters?: true }
  /** The snapshot does not include this genuine pass: ask the server first. */
  | { what: 'asking'; code: Code }
  | { what: 'party'; reservation_id: string; guest_id: string | null }
  | { what: 'guests'; party_id: string }
  | { what: 'paused'; until: number }
  | { what: 'tested'; how: NonNullable<ReturnType<typeof readerTest>> }
  /** `correction` is the act that says that it was a mistake, and `corrected` whether the guard said so. */
  | {
      what: 'done'
      act: Done
      name: string | null
      unit: string | null
      correction: Act | null
      corrected: boolean
      /** The people of a group whom the act counts. */
      people?: number | null | undefined
    }
  | { what: 'failed' }

export interface ScreenState {
  shown: Shown | null
  verdict: Verdict | null
  text: string
  busy: boolean
  write(text: string): void
  /** Handles text from the field or the camera; a search with one result opens its card. */
  receive(received: string): void
  show(shown: Shown): void
  choose(authorizationId: string): void
  check(typed: string): void
  /** The person is inside by the data, and the guard has not said that they come in again. */
  leaving: boolean
  /** The guard says that the person enters and does not leave. */
  enter(): void
  /** Returns true if the act was recorded. */
  record(act: Act, done: Done): Promise<boolean>
  /** Takes back the last act as a mistake. */
  correct(): Promise<void>
  /** An arrival ended in the form; a rule of its home let it in, or it did not enter. */
  ended(entered: { act: Act; eventId: string; name: string } | null): void
  dismiss(): void
}

/** An exit is never refused: its card is not red until the guard says that the person enters again. */
const isLeaving = ({ act, tone }: Verdict) => act === 'exit' && tone !== 'green'

/** A reader that sends Enter twice must not press the main button of the new card. */
const settlingMs = 700

export function useScreenState(
  station: Station,
  now: number,
  { language, country }: Pick<Glance, 'language' | 'country'>,
): ScreenState & { settled(): boolean } {
  const { snapshot } = station
  const [signs] = useSigns()
  const [voice] = useVoice()
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Shown | null>(null)
  const [busy, setBusy] = useState(false)
  const shownAt = useRef(0)
  /** A request that began under an earlier card reads the current card here. */
  const card = useRef<Shown | null>(null)
  const verdict = useMemo(() => {
    if (shown?.what !== 'code') return null
    const first = judge(shown.code, snapshot, { ...station.time(), now })
    return shown.typed === null ? first : afterCheck(first, shown.typed, snapshot)
  }, [shown, snapshot, now, station.time])

  const show = (next: Shown | null, words: SetStateAction<string> = '') => {
    // A code from the camera counts as activity too.
    touched()
    card.current = next
    shownAt.current = performance.now()
    setText(words)
    setShown(next)
  }
  const sign = (given: Sign) => {
    if (signs) giveSign(given)
  }
  const judged = (given: Sign) => {
    sign(given)
    if (voice && given !== 'exit') speakVerdict(given, language, country)
  }
  const showVerdict = (code: Code, by: Station['snapshot']) => {
    const verdict = judge(code, by, station.time())
    // While the home may answer, the guard checks nothing, so the voice says no word.
    if (isWaiting(verdict, station, now)) sign(verdict.tone)
    else judged(isLeaving(verdict) ? 'exit' : verdict.tone)
    station.saw(decisionOf(code, verdict))
    show({ what: 'code', code, typed: null })
  }
  const showCode = (code: Code) => {
    const { reason, subject } = judge(code, snapshot, station.time())
    const unknown = reason.code === 'younger_than_snapshot' && subject?.pass
    if (!unknown || !station.online || station.practice) return showVerdict(code, snapshot)
    const asking: Shown = { what: 'asking', code }
    show(asking)
    // Another card may be shown meanwhile; it stays.
    void station.ask(unknown.pass_id).then((by) => {
      if (card.current === asking) showVerdict(code, by)
    })
  }

  function search(words: string): void {
    const { entries, parties } = snapshot ? foundIn(snapshot, words) : { entries: [], parties: [] }
    const [only, ...others] = entries
    const [party, ...othersFound] = parties
    if (only && others.length + parties.length === 0) {
      showCode({ kind: 'chosen', authorization_id: only.authorization_id })
    } else if (party && entries.length + othersFound.length === 0) {
      show({ what: 'party', reservation_id: party.reservation.reservation_id, guest_id: party.guest_id })
    } else {
      show(null, words)
    }
  }

  /** False during a pause. Counts an unknown number. */
  function allows(number: Code): boolean {
    const time = station.time()
    const until = station.numbersRestUntil()
    if (until !== null) {
      sign('red')
      station.saw({ code: shownOf(number), verdict: 'red', reason: 'numbers_paused', authorization_id: null })
      show({ what: 'paused', until })
      return false
    }
    if (judge(number, snapshot, time).reason.code === 'unknown_number') station.miss()
    return true
  }

  function receive(received: string): void {
    const tested = readerTest(received)
    const known = recognize(received, snapshot)
    if (tested) show({ what: 'tested', how: tested })
    else if (known.kind === 'search') search(known.text)
    else if (known.kind === 'unreadable' && known.why === 'empty') show(null)
    else if (known.kind !== 'number' || allows(known)) showCode(known)
  }

  async function record(act: Act, done: Done): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    const entry = verdict?.subject?.known ? verdict.subject.entry : null
    const pressed = card.current
    // The next person does not wait for a slow disk: what was typed or shown meanwhile stays.
    const typedSince = (now: string) => (now === text ? '' : now)
    try {
      const correction = correctionOf(act, await station.record(act))
      if (card.current !== null && card.current !== pressed) return true
      sign('green')
      const who = { name: entry && arrivalName(entry, speak(arrivalTexts, language).names), unit: entry?.unit ?? null }
      const people = 'people' in act && typeof act.people === 'number' ? act.people : null
      show({ what: 'done', act: done, ...who, people, correction, corrected: false }, typedSince)
      return true
    } catch {
      sign('red')
      show({ what: 'failed' }, typedSince)
      return false
    } finally {
      setBusy(false)
    }
  }

  async function correct(): Promise<void> {
    if (shown?.what !== 'done' || !shown.correction || shown.corrected) return
    try {
      await station.record(shown.correction)
      sign('green')
      show({ ...shown, corrected: true })
    } catch {
      sign('red')
      show({ what: 'failed' })
    }
  }

  return {
    shown,
    verdict,
    text,
    busy,
    write: setText,
    receive,
    show: (next) => show(next),
    choose: (authorizationId) => showCode({ kind: 'chosen', authorization_id: authorizationId }),
    check: (typed) => {
      if (shown?.what !== 'code') return
      const checked = afterCheck(judge(shown.code, snapshot, station.time()), typed, snapshot)
      judged(checked.tone)
      station.saw(decisionOf(shown.code, checked))
      setShown({ ...shown, typed })
    },
    leaving: verdict !== null && isLeaving(verdict) && !(shown?.what === 'code' && shown.enters),
    enter: () => {
      if (shown?.what !== 'code' || !verdict) return
      judged(verdict.tone)
      setShown({ ...shown, enters: true })
    },
    record,
    correct,
    ended: (entered) => {
      if (!entered) return show(null)
      const { act, eventId, name } = entered
      const unit = act.kind === 'unannounced' ? act.unit_number : null
      sign('green')
      show({ what: 'done', act: 'entry', name, unit, correction: correctionOf(act, eventId), corrected: false })
    },
    dismiss: () => show(null),
    settled: () => performance.now() - shownAt.current > settlingMs,
  }
}
