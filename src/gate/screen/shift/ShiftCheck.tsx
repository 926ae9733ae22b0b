/** The check at the start of a shift: sound, camera, reader, line, battery and data, each with what to do about it. Codes are read meanwhile. */
import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { LineList } from '../../../web/cards/lists/LineList.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { useText } from '../../../web/language/language.tsx'
import { Dialog } from '../../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../../web/pieces/dialogs/DialogActs.tsx'
import { StateBadge } from '../../../web/pieces/signs/StateBadge.tsx'
import { type CheckedPart, checkedParts } from '../../station/facts/stationCheck.ts'
import type { Station } from '../../station/station.ts'
import { giveSign, useSigns } from '../gateSigns.web.ts'
import { ageOf, type Battery, batteryState, type CheckState, dataState } from './checks.ts'
import { shiftMessages } from './shift.messages.ts'
import { shiftOfferTexts } from './shiftOffer.messages.ts'

const tones = { waits: 'idle', asks: 'info', works: 'good', fails: 'bad', unknown: 'wait' } as const

interface ShiftCheckProps {
  station: Station
  now: number
  /** The station read a code after the check opened. */
  scanned: boolean
  onClose: () => void
}

type CameraState = 'waits' | 'works' | 'camera_denied' | 'camera_missing'

async function lookThroughCamera(): Promise<CameraState> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true })
    for (const track of stream.getTracks()) track.stop()
    return 'works'
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'NotAllowedError' ? 'camera_denied' : 'camera_missing'
  }
}

/** Some browsers do not report the battery. */
async function lookAtBattery(): Promise<Battery | null> {
  if (!('getBattery' in navigator) || typeof navigator.getBattery !== 'function') return null
  return navigator.getBattery().catch(() => null)
}

export function ShiftCheck({ station, now, scanned, onClose }: ShiftCheckProps) {
  const text = useText(shiftMessages)
  const { title } = useText(shiftOfferTexts)
  const [signs] = useSigns()
  const [sound, setSound] = useState<CheckState>('asks')
  const [reader, setReader] = useState<CheckState>('asks')
  const [camera, setCamera] = useState<CameraState>('waits')
  const [battery, setBattery] = useState<Battery | null | undefined>()
  useEffect(() => {
    if (signs) giveSign('amber')
    void lookThroughCamera().then(setCamera)
    void lookAtBattery().then(setBattery)
  }, [signs])
  const minutes = ageOf(station, now)
  const percent = Math.round((battery?.level ?? 0) * 100)
  const read: CheckState = scanned ? 'works' : reader
  const power: CheckState = battery === undefined ? 'waits' : batteryState(battery)
  const states: Record<CheckedPart, CheckState> = {
    sound: signs ? sound : 'fails',
    camera: camera === 'waits' || camera === 'works' ? camera : 'fails',
    reader: read,
    line: station.online ? 'works' : station.connecting ? 'waits' : 'fails',
    battery: power,
    data: dataState(minutes),
  }
  const end = () => {
    station.checked(checkedParts.filter((part) => states[part] === 'fails'))
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={title} size="38rem">
      <Stack>
        <LineList>
          <Check name={text.sound} state={states.sound} todo={signs ? text.sound_fails : text.sound_off}>
            {signs && sound === 'asks' ? (
              <StationAnswers
                question={text.sound_ask}
                answers={[
                  [text.yes, () => setSound('works')],
                  [text.no, () => setSound('fails')],
                ]}
              />
            ) : null}
          </Check>
          <Check
            name={text.camera}
            state={states.camera}
            todo={camera === 'camera_denied' ? text.camera_denied : text.camera_missing}
          />
          <Check name={text.reader} state={read} todo={text.reader_fails}>
            {read === 'asks' ? (
              <StationAnswers
                question={text.reader_ask}
                answers={[
                  [text.not_read, () => setReader('fails')],
                  [text.no_reader, () => setReader('unknown')],
                ]}
              />
            ) : null}
          </Check>
          <Check name={text.line} state={states.line} todo={text.line_fails} />
          <Check name={text.battery} state={power} todo={text.battery_low(percent)}>
            {power === 'unknown' ? text.battery_unknown : power === 'works' ? text.battery_at(percent) : null}
          </Check>
          <Check name={text.data} state={states.data} todo={minutes === null ? text.data_none : text.data_old(minutes)}>
            {states.data === 'works' ? text.data_fresh : null}
          </Check>
        </LineList>
        <DialogActs>
          <Button onClick={end}>{text.done}</Button>
        </DialogActs>
      </Stack>
    </Dialog>
  )
}

interface CheckProps {
  name: string
  state: CheckState
  /** Shown if the check fails. */
  todo: string
  children?: ReactNode
}

function Check({ name, state, todo, children }: CheckProps) {
  const { states } = useText(shiftMessages)
  return (
    <li>
      <Stack>
        <Group justify="space-between" wrap="nowrap">
          <strong>{name}</strong>
          <StateBadge tone={tones[state]}>{states[state]}</StateBadge>
        </Group>
        {state === 'fails' ? <Note tone="wait">{todo}</Note> : null}
        {children}
      </Stack>
    </li>
  )
}

interface AnswersProps {
  question: string
  answers: readonly (readonly [label: string, act: () => void])[]
}

function StationAnswers({ question, answers }: AnswersProps) {
  return (
    <Group gap="xs">
      <span>{question}</span>
      {answers.map(([label, act]) => (
        <Button key={label} size="sm" variant="default" onClick={act}>
          {label}
        </Button>
      ))}
    </Group>
  )
}
