/** Takes or chooses a picture, and cuts a square out of it by dragging, a slider, or keys. */
import { Box, Button, FileButton, Group, Text } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { photoMessages } from './photos.messages.ts'
import { type Cut, cutIn, firstCut, mostZoom, moved, photoSide } from './photos.rules.ts'
import { drawCut, type OpenPicture, openFace, writtenJpeg } from './picture.web.ts'

interface PhotoDialogProps {
  name: string
  /** The user is the person on the photo. */
  own?: boolean
  pending?: boolean
  /** Receives the base64 of the JPEG. */
  onUse: (jpeg: string) => void
  onClose: () => void
}

export function PhotoDialog({ name, own = false, pending = false, onUse, onClose }: PhotoDialogProps) {
  const text = useText(photoMessages)
  const phone = useIsPhone()
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const [problem, setProblem] = useState<'unreadable' | 'too_small' | null>(null)
  useEffect(() => () => picture?.close(), [picture])

  async function take(file: File | null): Promise<void> {
    if (!file) return
    const opened = await openFace(file)
    setProblem(typeof opened === 'string' ? opened : null)
    if (typeof opened !== 'string') setPicture(opened)
  }
  const choices = (
    <Group gap="xs">
      {phone ? (
        <FileButton accept="image/*" capture="environment" onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              variant={picture ? 'default' : 'filled'}
              leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}
            >
              {text.take}
            </Button>
          )}
        </FileButton>
      ) : null}
      <FileButton accept="image/*" onChange={(file) => void take(file)}>
        {(props) => (
          <Button
            {...props}
            variant={picture || phone ? 'default' : 'filled'}
            leftSection={<IconPhoto size={20} stroke={1.75} aria-hidden />}
          >
            {picture ? text.other : text.choose}
          </Button>
        )}
      </FileButton>
    </Group>
  )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={own ? text.own_title : text.title(name)}
      size="26rem"
      closeOnClickOutside={false}
    >
      <Stack>
        {problem ? <Note tone="bad">{text[problem]}</Note> : null}
        {picture ? (
          <Cutting
            key={pictureKey(picture)}
            picture={picture}
            pending={pending}
            onUse={onUse}
            onFailed={() => setProblem('unreadable')}
          >
            {choices}
          </Cutting>
        ) : (
          <>
            <Text>{own ? text.own_hint : text.hint}</Text>
            {own ? null : <Text className="garita-second">{text.ask_first}</Text>}
            {choices}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const keys = new WeakMap<OpenPicture, number>()
let pictures = 0
/** A new picture begins with a new cut. */
function pictureKey(picture: OpenPicture): number {
  const known = keys.get(picture)
  if (known !== undefined) return known
  pictures += 1
  keys.set(picture, pictures)
  return pictures
}

interface CuttingProps {
  picture: OpenPicture
  pending: boolean
  onUse: (jpeg: string) => void
  onFailed: () => void
  children: ReactNode
}

/** Each key moves the picture by this part of the square. */
const step = 0.05
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

function Cutting({ picture, pending, onUse, onFailed, children }: CuttingProps) {
  const text = useText(photoMessages)
  const zoomId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cut, setCut] = useState<Cut>(() => firstCut(picture))
  const [writing, setWriting] = useState(false)
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, cut)
  }, [picture, cut])

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const { movementX, movementY } = event
    setCut((before) => moved(picture, before, movementX / width, movementY / width))
  }
  function press(event: KeyboardEvent): void {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    setCut((before) => moved(picture, before, ...arrow))
  }
  async function use(): Promise<void> {
    if (!canvas.current || writing) return
    setWriting(true)
    const jpeg = await writtenJpeg(canvas.current)
    setWriting(false)
    if (jpeg) onUse(jpeg)
    else onFailed()
  }
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={text.move}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        p={0}
        bd="1px solid var(--garita-hairline)"
        style={{
          display: 'block',
          width: 'min(100%, 20rem)',
          margin: '0.25rem auto 0',
          borderRadius: 'var(--mantine-radius-default)',
          overflow: 'hidden',
          background: 'var(--garita-hover)',
          cursor: 'grab',
          touchAction: 'none',
          lineHeight: 0,
        }}
      >
        <canvas ref={canvas} width={photoSide} height={photoSide} style={{ width: '100%' }} />
      </Box>
      <Text className="garita-second" ta="center" aria-hidden>
        {text.move_hint}
      </Text>
      <Group gap="sm" wrap="nowrap">
        <label htmlFor={zoomId}>{text.zoom}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={cut.zoom}
          onChange={(event) => setCut(cutIn(picture, { ...cut, zoom: Number(event.currentTarget.value) }))}
          style={{
            flex: 1,
            minWidth: 0,
            height: 'var(--garita-touch)',
            accentColor: 'var(--mantine-primary-color-filled)',
          }}
        />
      </Group>
      <Button size="lg" loading={pending || writing} onClick={() => void use()}>
        {text.use}
      </Button>
      {children}
    </>
  )
}
