/** The guard's screen: the bar, the field, one card (a verdict, a party, what was recorded, or an error), the lists, and the four acts at its foot. */
import { Stack, Text } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { countryOfZone } from '../../shared/countries.ts'
import { toastRefusal } from '../../web/calls/toast.tsx'
import { useDocumentTitle } from '../../web/frame/documentTitle.ts'
import { useRenewal } from '../../web/frame/renewal.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { LeftItemFor } from '../arrivals/leftItems/leftItems.ts'
import { GuardPostProvider } from '../dialogs/guardPost.tsx'
import { useGateKeys } from '../dialogs/useGateKeys.web.ts'
import type { Entry } from '../station/facts/gate.snapshot.ts'
import type { Station } from '../station/station.ts'
import { isOfGate } from '../tablet/tabletState.web.ts'
import { RuleCards } from './asks/RuleCards.tsx'
import type { About } from './asks/StationArrival.tsx'
import { StationAsks, stripsOf } from './asks/StationAsks.tsx'
import { ConflictCards } from './ConflictCards.tsx'
import { ShownCard } from './card/ShownCard.tsx'
import { DenialCards, useAnswers } from './denials/DenialCards.tsx'
import { GateCamera, useCameraOpen } from './field/GateCamera.tsx'
import { GateField, takesText } from './field/GateField.tsx'
import { Keypad, useFingersOnly } from './field/Keypad.tsx'
import { GateActs } from './GateActs.tsx'
import { guardMessages } from './guard.messages.ts'
import { IncidentBook, useIncidentBook } from './incidents/IncidentBook.tsx'
import { OpenIncidents } from './incidents/OpenIncidents.tsx'
import { useKiosk, useTick } from './kiosk.web.ts'
import { LeftItemBook, useLeftItemBook } from './leftItems/LeftItemBook.tsx'
import { GateLists } from './lists/GateLists.tsx'
import { useReader } from './reader/useReader.web.ts'
import { StationBar, type StationBarProps } from './StationBar.tsx'
import styles from './StationDesk.module.css'
import { type StationDialog, StationDialogs } from './StationDialogs.tsx'
import { StationNotes } from './StationNotes.tsx'
import { ShiftOffer, useShiftOffer } from './shift/ShiftOffer.tsx'
import { useAwake, useNight } from './stationNight.web.ts'
import { UrgentLines } from './UrgentLines.tsx'
import { useScreenState } from './useScreenState.web.ts'
import { useStationPost } from './useStationPost.web.ts'

export interface StationDeskProps
  extends Pick<StationBarProps, 'alarm' | 'onPractice' | 'onChangeGate' | 'onHandOver' | 'onLock' | 'onLeave'> {
  station: Station
  /** Practice shows its banner and sample codes here. */
  above?: (receive: (text: string) => void) => ReactNode
  /** This device could not read this number of records. */
  damaged?: number
}

const calmMs = 10_000
/** The guard may still be reading the card. */
const shownCalmMs = 60_000

/** The page may reload for a new build while nothing is in use, nothing is unsent and the station is online. */
function isIdle(station: Station, { shown, text, busy }: ReturnType<typeof useScreenState>, open: boolean): boolean {
  const inUse = open || busy || text !== '' || (shown !== null && shown.what !== 'done')
  const loses = station.storage !== 'kept' && station.conflicts.length > 0
  return !station.practice && station.online && station.waiting === 0 && !inUse && !loses
}

export function StationDesk({ station, above, damaged = 0, ...menuActions }: StationDeskProps) {
  const { title, camera: cameraWords, field: fieldWords } = useText(guardMessages)
  const { language } = useLanguage()
  useDocumentTitle(title)
  useKiosk()
  useAwake()
  useTick(1000)
  const { now } = station.time()
  const here = station.snapshot?.condominium
  const timeZone = here?.time_zone ?? 'America/Mexico_City'
  const glance = { language, now, time_zone: timeZone, country: here?.country ?? countryOfZone(timeZone) }
  useNight(glance, station.practice)
  const fingersOnly = useFingersOnly()
  const [letters, setLetters] = useState(0)
  const screen = useScreenState(station, Math.floor(now / 1000) * 1000, glance)
  const field = useRef<HTMLInputElement>(null)
  const [camera, setCamera] = useCameraOpen()
  const [about, setAbout] = useState<About>({ searched: '' })
  const [dialog, setDialog] = useState<StationDialog | null>(null)
  const [scanned, setScanned] = useState(false)
  const shift = useShiftOffer(station, now)
  const { denied, acknowledge } = useAnswers(station)
  const book = useIncidentBook()
  const left = useLeftItemBook()
  const leave = (of: LeftItemFor) => left.open({ what: 'leave', of })
  useReader({
    onCode: screen.receive,
    onIgnored() {
      if (dialog === 'shift') setScanned(true)
      else toastRefusal(fieldWords.not_read, fieldWords.not_read_text)
    },
  })
  useRenewal(
    // A tablet of a gate would ask for the PIN: it loads a new build while it is locked.
    !isOfGate() && isIdle(station, screen, dialog !== null || book.shown !== null || left.shown !== null || camera),
    screen.shown ? shownCalmMs : calmMs,
  )

  const shownId = screen.verdict?.subject?.known ? screen.verdict.subject.entry.authorization_id : null
  const dismiss = () => {
    if (shownId && screen.verdict?.reason.code === 'denied') acknowledge(shownId)
    screen.dismiss()
    field.current?.focus()
  }
  const check = () => {
    shift.seen()
    setScanned(false)
    setDialog('shift')
  }
  const announce = (of?: Entry) => {
    setAbout({ searched: screen.text, of })
    setDialog('unannounced')
  }
  const announceAt = useCallback((searched: string) => {
    setAbout({ searched })
    setDialog('unannounced')
  }, [])
  useGateKeys({ Escape: dismiss, F2: () => setCamera(!camera), F3: () => book.write(), F4: () => announce() })
  const { shown } = screen
  useEffect(() => {
    // A button that keeps the focus would take the next Enter.
    if (shown && !takesText(document.activeElement)) field.current?.focus({ preventScroll: true })
  }, [shown])
  const undecided = shown !== null && shown.what !== 'done'
  const asked = shown === null && station.snapshot ? stripsOf(station.snapshot.entries, now) : []
  const searching = screen.text.trim() !== ''
  const hasKeypad = fingersOnly && !undecided && /^\d*$/.test(screen.text)
  const ready =
    shown === null && !screen.text ? (
      <Text className="garita-second" visibleFrom="sm">
        {fieldWords.ready}
      </Text>
    ) : null
  const phone = useIsPhone()
  const urgent = <UrgentLines station={station} glance={glance} />
  const onStage = !searching && (shown?.what === 'code' || shown?.what === 'party' || shown?.what === 'guests')

  return (
    <GuardPostProvider value={useStationPost(station)}>
      <div
        className={styles.desk}
        data-station
        data-shown={shown?.what === 'guests' ? 'party' : shown?.what}
        data-searching={searching || undefined}
        data-stage={onStage || undefined}
      >
        <h1 className="garita-hidden">{title}</h1>
        <StationBar
          station={station}
          glance={glance}
          onKeys={() => setDialog('keys')}
          onIncident={book.write}
          onPaper={setDialog}
          onShift={check}
          {...menuActions}
        />
        {above?.(screen.receive)}
        {shift.offered ? <ShiftOffer onBegin={check} onLater={shift.seen} /> : null}
        <StationNotes station={station} glance={glance} damaged={damaged} />
        <Stack className={styles.main} gap="var(--gap)" miw={0}>
          <Stack className={styles.work} gap="var(--gap)" miw={0}>
            <GateField letters={letters} screen={screen} inputRef={field} camera={camera} onCamera={setCamera} />
            {phone ? urgent : null}
            {hasKeypad ? <Keypad screen={screen} onLetters={() => setLetters(letters + 1)} /> : ready}
            {camera ? (
              <GateCamera
                resting={undecided || dialog !== null || book.shown !== null || left.shown !== null}
                onCode={screen.receive}
                label={cameraWords.aim}
              />
            ) : null}
            <ShownCard
              screen={{ ...screen, dismiss }}
              {...{ station, glance }}
              onUnannounced={announce}
              onLeave={leave}
            />
            <DenialCards
              denied={denied.filter(({ authorization_id }) => authorization_id !== shownId)}
              acknowledge={acknowledge}
              onLeave={leave}
            />
            <StationAsks asked={asked} now={now} onChoose={screen.choose} />
            <RuleCards station={station} glance={glance} onChoose={screen.choose} />
            <ConflictCards station={station} glance={glance} />
            {hasKeypad ? ready : null}
            {screen.shown === null && !searching ? (
              <OpenIncidents incidents={station.snapshot?.incidents ?? []} glance={glance} onOpen={book.follow} />
            ) : null}
          </Stack>
          <Stack className={styles.side} gap="var(--gap)" miw={0}>
            {phone ? null : urgent}
            <GateLists
              {...{ screen, station, glance }}
              onTop={asked.map(({ authorization_id }) => authorization_id).join(' ')}
              onIncident={book.write}
              onAnnounce={announceAt}
              onLeft={left.open}
            />
          </Stack>
        </Stack>
        {onStage ? null : <GateActs onAnnounce={() => announce()} onIncident={() => book.write()} />}
        <LeftItemBook book={left} snapshot={station.snapshot} />
        <IncidentBook book={book} station={station} glance={glance} />
        <StationDialogs
          shown={dialog}
          station={station}
          glance={glance}
          about={about}
          scanned={scanned}
          onAsked={screen.choose}
          onEnded={screen.ended}
          onLeft={leave}
          onClose={() => setDialog(null)}
        />
      </div>
    </GuardPostProvider>
  )
}
