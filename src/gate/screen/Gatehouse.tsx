/** The guard's one screen: a field that is always ready, one card as the answer, and the lists behind it. */
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDocumentTitle } from '../../web/frame/Page.tsx'
import { useRenewal } from '../../web/frame/renewal.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { ShortcutsDialog } from '../../web/pieces/ShortcutsDialog.tsx'
import { ConflictCards } from './ConflictCards.tsx'
import { GateCamera } from './camera/GateCamera.tsx'
import { GateField, takesText } from './GateField.tsx'
import './Gatehouse.css'
import type { Station } from '../station/station.ts'
import { useCameraOpen } from './camera/useCamera.web.ts'
import { ShownCard } from './card/ShownCard.tsx'
import { gateMessages } from './gate.messages.ts'
import { guardMessages } from './guard.messages.ts'
import { GateLists } from './lists/GateLists.tsx'
import { StationBar, type StationBarProps } from './StationBar.tsx'
import { StationNotes } from './StationNotes.tsx'
import { UnannouncedDialog } from './UnannouncedDialog.tsx'
import { useAnswers } from './useAnswers.web.ts'
import { useGatehouse } from './useGatehouse.web.ts'
import { useGateKeys } from './useGateKeys.web.ts'
import { useTick } from './useTick.web.ts'

export interface GatehouseProps extends Pick<StationBarProps, 'onPractise' | 'onChangeGate' | 'onHandOver'> {
  station: Station
  /** For practice: its banner and cases, which show a code to the same field. */
  above?: (receive: (text: string) => void) => ReactNode
}

const calmMs = 10_000
/** Somebody may still be reading what was done. */
const shownCalmMs = 60_000

/** Whether a newer build may take this page's place: nothing on the screen, nothing unsent, and somebody there to give it. */
function isIdle(station: Station, { shown, text, busy }: ReturnType<typeof useGatehouse>, open: boolean): boolean {
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
  const glance = { language, now, time_zone: station.seen?.condominium.time_zone ?? 'America/Mexico_City' }
  const house = useGatehouse(station, Math.floor(now / 1000) * 1000)
  const field = useRef<HTMLInputElement>(null)
  const [camera, openCamera] = useCameraOpen()
  const [dialog, open] = useState<'unannounced' | 'keys' | null>(null)
  useAnswers(station)
  useRenewal(isIdle(station, house, dialog !== null || camera), house.shown ? shownCalmMs : calmMs)

  const dismiss = () => {
    house.dismiss()
    field.current?.focus()
  }
  useGateKeys({ Escape: dismiss, F2: () => openCamera(!camera), F4: () => open('unannounced') })
  const { shown } = house
  useEffect(() => {
    // A card's own field comes first; a pressed button must not answer the next Enter.
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
    { press: 'F9', does: keys.check_out },
  ]

  return (
    <div className="garita-gatehouse" data-shown={shown?.what} data-searching={house.text.trim() !== '' || undefined}>
      <h1 className="garita-hidden">{title}</h1>
      <StationBar station={station} glance={glance} onKeys={() => open('keys')} {...ways} />
      {above?.(house.receive)}
      <StationNotes station={station} />
      <div className="garita-gatehouse-main">
        <div className="garita-gatehouse-desk">
          <GateField house={house} inputRef={field} camera={camera} onCamera={openCamera} />
          {camera ? (
            <GateCamera resting={undecided || dialog !== null} onCode={house.receive} label={cameraWords.aim} />
          ) : null}
          <ShownCard
            house={{ ...house, dismiss }}
            station={station}
            glance={glance}
            onUnannounced={() => open('unannounced')}
          />
          <ConflictCards station={station} glance={glance} />
          {house.shown === null && !house.text ? (
            <p className="garita-second garita-ready">{fieldWords.ready}</p>
          ) : null}
          {house.shown === null ? (
            <Button
              variant="default"
              size="lg"
              className="garita-unannounced"
              leftSection={<IconUserPlus size={22} aria-hidden />}
              onClick={() => open('unannounced')}
            >
              {acts.unannounced}
            </Button>
          ) : null}
        </div>
        <GateLists house={house} station={station} glance={glance} />
      </div>
      {dialog === 'unannounced' ? (
        <UnannouncedDialog station={station} onClose={() => open(null)} onAsked={house.choose} />
      ) : null}
      {dialog === 'keys' ? <ShortcutsDialog keys={legend} onClose={() => open(null)} /> : null}
    </div>
  )
}
