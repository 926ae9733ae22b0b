/** The guard's screen: the field, one card (a verdict, a party, what was recorded, or an error), and the lists. */
import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { useDocumentTitle } from '../../web/frame/documentTitle.ts'
import { useRenewal } from '../../web/frame/renewal.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { ShortcutsDialog } from '../../web/pieces/ShortcutsDialog.tsx'
import { ConflictCards } from './ConflictCards.tsx'
import { GateCamera, useCameraOpen } from './GateCamera.tsx'
import { GateField, takesText } from './GateField.tsx'
import './Gatehouse.css'
import { toastRefusal } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import type { Station } from '../station/station.ts'
import { DenialCards, useAnswers } from './answers/DenialCards.tsx'
import { PartyCard } from './card/PartyCard.tsx'
import { VerdictCard } from './card/VerdictCard.tsx'
import { clockText, type Glance } from './gateWords.ts'
import { gateMessages, guardMessages } from './guard.messages.ts'
import { GateLists } from './lists/GateLists.tsx'
import { useReader } from './reader/useReader.web.ts'
import { StationBar, type StationBarProps } from './StationBar.tsx'
import { UnannouncedDialog } from './UnannouncedDialog.tsx'
import { useGateKeys } from './useGateKeys.web.ts'
import { type Done, type ScreenState, useScreenState } from './useScreenState.web.ts'

export interface GatehouseProps extends Pick<StationBarProps, 'onPractice' | 'onChangeGate' | 'onHandOver'> {
  station: Station
  /** Practice shows its banner and sample codes here. */
  above?: (receive: (text: string) => void) => ReactNode
}

const calmMs = 10_000
/** The guard may still be reading the card. */
const shownCalmMs = 60_000

/** Whether the page may reload for a new build: nothing in use, nothing unsent, and online. */
function isIdle(station: Station, { shown, text, busy }: ReturnType<typeof useScreenState>, open: boolean): boolean {
  const inUse = open || busy || text !== '' || (shown !== null && shown.what !== 'done')
  const loses = station.storage !== 'kept' && station.conflicts.length > 0
  return !station.practice && station.online && station.waiting === 0 && !inUse && !loses
}

export function Gatehouse({ station, above, ...ways }: GatehouseProps) {
  const { title, keys, camera: cameraWords, field: fieldWords } = useText(guardMessages)
  const { acts } = useText(gateMessages)
  const { language } = useLanguage()
  useDocumentTitle(title)
  useTick(1000)
  const { now } = station.time()
  const glance = { language, now, time_zone: station.snapshot?.condominium.time_zone ?? 'America/Mexico_City' }
  const screen = useScreenState(station, Math.floor(now / 1000) * 1000)
  const field = useRef<HTMLInputElement>(null)
  const [camera, setCamera] = useCameraOpen()
  const [searched, setSearched] = useState('')
  const [dialog, setDialog] = useState<'unannounced' | 'keys' | null>(null)
  const { denied, acknowledge } = useAnswers(station)
  useReader({ onCode: screen.receive, onIgnored: () => toastRefusal(fieldWords.not_read, fieldWords.not_read_text) })
  useRenewal(isIdle(station, screen, dialog !== null || camera), screen.shown ? shownCalmMs : calmMs)

  const shownId = screen.verdict?.subject?.known ? screen.verdict.subject.entry.authorization_id : null
  const dismiss = () => {
    if (shownId && screen.verdict?.reason.code === 'denied') acknowledge(shownId)
    screen.dismiss()
    field.current?.focus()
  }
  const announce = () => {
    setSearched(screen.text)
    setDialog('unannounced')
  }
  useGateKeys({ Escape: dismiss, F2: () => setCamera(!camera), F4: announce })
  const { shown } = screen
  useEffect(() => {
    // A button that keeps the focus would take the next Enter.
    if (shown && !takesText(document.activeElement)) field.current?.focus({ preventScroll: true })
  }, [shown])
  const undecided = shown !== null && shown.what !== 'done'
  const legend = [
    { press: 'Enter', does: keys.enter },
    { press: 'Esc', does: keys.escape },
    { press: '↓ ↑', does: keys.results },
    { press: 'F2', does: keys.camera },
    { press: 'F4', does: keys.unannounced },
    { press: 'F8', does: keys.reason },
    { press: 'F9', does: keys.checkout },
  ]

  return (
    <div className="garita-gatehouse" data-shown={shown?.what} data-searching={screen.text.trim() !== '' || undefined}>
      <h1 className="garita-hidden">{title}</h1>
      <StationBar station={station} glance={glance} onKeys={() => setDialog('keys')} {...ways} />
      {above?.(screen.receive)}
      <StationNotes station={station} />
      <div className="garita-gatehouse-main">
        <div className="garita-gatehouse-desk">
          <GateField screen={screen} inputRef={field} camera={camera} onCamera={setCamera} />
          {camera ? (
            <GateCamera resting={undecided || dialog !== null} onCode={screen.receive} label={cameraWords.aim} />
          ) : null}
          <ShownCard screen={{ ...screen, dismiss }} station={station} glance={glance} onUnannounced={announce} />
          <DenialCards
            denied={denied.filter(({ authorization_id }) => authorization_id !== shownId)}
            acknowledge={acknowledge}
          />
          <ConflictCards station={station} glance={glance} />
          {screen.shown === null && !screen.text ? (
            <p className="garita-second garita-ready">{fieldWords.ready}</p>
          ) : null}
          {screen.shown === null ? (
            <Button
              variant="default"
              size="lg"
              className="garita-unannounced"
              leftSection={<IconUserPlus size={22} aria-hidden />}
              onClick={announce}
            >
              {acts.unannounced}
            </Button>
          ) : null}
        </div>
        <GateLists screen={screen} station={station} glance={glance} />
      </div>
      {dialog === 'unannounced' ? (
        <UnannouncedDialog
          station={station}
          searched={searched}
          onClose={() => setDialog(null)}
          onAsked={screen.choose}
        />
      ) : null}
      {dialog === 'keys' ? <ShortcutsDialog keys={legend} onClose={() => setDialog(null)} /> : null}
    </div>
  )
}

function StationNotes({ station }: { station: Station }) {
  const { bar } = useText(guardMessages)
  const { storage, connecting } = station
  return (
    <>
      {storage === 'kept' ? null : (
        <Note tone="bad" title={bar[storage]}>
          {storage === 'full' ? bar.full_text : bar.none_text}
        </Note>
      )}
      {station.time().doubtful && !connecting ? (
        <Note tone="wait" title={bar.doubtful_clock}>
          {bar.doubtful_clock_text}
        </Note>
      ) : null}
    </>
  )
}

function useTick(everyMs: number): void {
  const [, again] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(again, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}

interface ShownCardProps {
  screen: ScreenState
  station: Station
  glance: Glance
  onUnannounced: () => void
}

function ShownCard({ screen, station, glance, onUnannounced }: ShownCardProps) {
  const { field, done, reader } = useText(guardMessages)
  const { shown, verdict } = screen
  if (!shown) return null
  if (shown.what === 'code') {
    return verdict ? <VerdictCard {...{ screen, verdict, station, glance, onUnannounced }} /> : null
  }
  if (shown.what === 'party') {
    const party = station.snapshot?.reservations.find(({ reservation_id }) => reservation_id === shown.reservation_id)
    return party ? (
      <PartyCard key={shown.guest_id} party={party} guest_id={shown.guest_id} {...{ screen, station, glance }} />
    ) : null
  }
  if (shown.what === 'asking') {
    return (
      <Note tone="wait" title={field.asking}>
        {field.asking_text}
      </Note>
    )
  }
  if (shown.what === 'paused') {
    const until = clockText(new Date(shown.until).toISOString(), glance)
    return (
      <Note tone="bad" title={field.paused}>
        {field.paused_text(until)}
      </Note>
    )
  }
  if (shown.what === 'tested') {
    const { title, text } = reader[shown.how]
    return (
      <Note tone={shown.how === 'garbled' ? 'bad' : 'info'} title={title}>
        {text}
      </Note>
    )
  }
  if (shown.what === 'failed') {
    return (
      <Note tone="bad" title={done.failed}>
        {done.failed_text}
      </Note>
    )
  }
  return <DoneCard {...shown} screen={screen} waits={!station.online} />
}

interface DoneCardProps {
  act: Done
  name: string | null
  unit: string | null
  waits: boolean
  screen: ScreenState
}

function DoneCard({ act, name, unit, waits, screen }: DoneCardProps) {
  const { done } = useText(guardMessages)
  useGateKeys({ Enter: screen.dismiss })
  return (
    <section className="garita-done" data-tone="good" data-done={act} role="status">
      <IconCircleCheckFilled size={40} aria-hidden />
      <div>
        <p className="garita-done-title">{done[act]}</p>
        {name ? (
          <p className="garita-done-name">
            {name} {unit ? <span className="garita-code">{unit}</span> : null}
          </p>
        ) : null}
        {waits ? <p className="garita-second">{done.waits}</p> : null}
      </div>
      <Button variant="default" size="lg" onClick={screen.dismiss}>
        {done.next}
      </Button>
    </section>
  )
}
