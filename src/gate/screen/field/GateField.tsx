/** The input field for typing, pasting and readers, which end with Enter. The focus returns to it. */
import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconCameraOff, IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../../web/language/language.tsx'
import { guardMessages } from '../guard.messages.ts'
import type { ScreenState } from '../useScreenState.web.ts'
import styles from './GateField.module.css'

interface GateFieldProps {
  /** Counts presses of "ABC": each asks for the device's own keyboard. */
  letters: number
  screen: ScreenState & { settled(): boolean }
  inputRef: RefObject<HTMLInputElement | null>
  camera: boolean
  onCamera: (open: boolean) => void
}

export function GateField({ letters, screen, inputRef, camera, onCamera }: GateFieldProps) {
  const { field, camera: cameraWords } = useText(guardMessages)
  const finger = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false
  const [touched, setTouched] = useState(false)
  const asking = useRef(false)
  useReadyFocus(inputRef)
  useEffect(() => {
    if (letters === 0) return
    // A device shows its keyboard only when the field gets the focus, so the field loses it first.
    asking.current = true
    inputRef.current?.blur()
    setTouched(true)
    const asked = setTimeout(() => {
      asking.current = false
      inputRef.current?.focus()
    }, 50)
    return () => clearTimeout(asked)
  }, [letters, inputRef])

  return (
    <Group
      component="form"
      className={styles.field}
      gap="xs"
      align="stretch"
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(false)
        screen.receive(screen.text)
      }}
    >
      <TextInput
        ref={inputRef}
        data-gate-field
        size="lg"
        aria-label={field.label}
        placeholder={field.placeholder}
        // The on-screen keyboard would hide the card: show it on touch, not on focus.
        inputMode={finger && !touched ? 'none' : 'text'}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={1000}
        value={screen.text}
        onPointerDown={() => setTouched(true)}
        onBlur={() => setTouched(asking.current)}
        onChange={(event) => screen.write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && screen.text.trim() !== '') event.stopPropagation()
          // In an empty field Enter is the card's main act, unless a reader just sent it.
          else if (event.key === 'Enter' && !screen.settled()) event.preventDefault()
        }}
        rightSectionPointerEvents="all"
        rightSectionWidth={48}
        rightSection={
          screen.text === '' ? null : (
            <ActionIcon size={48} aria-label={field.clear} onClick={() => screen.write('')}>
              <IconX size={22} aria-hidden />
            </ActionIcon>
          )
        }
      />
      {screen.text.trim() !== '' ? (
        <Button type="submit" size="lg" variant={screen.shown ? 'default' : 'filled'}>
          {field.check}
        </Button>
      ) : (
        <Button
          size="lg"
          variant={camera || screen.shown ? 'default' : 'filled'}
          aria-label={camera ? cameraWords.close : cameraWords.open}
          aria-keyshortcuts="F2"
          leftSection={camera ? <IconCameraOff size={24} aria-hidden /> : <IconCamera size={24} aria-hidden />}
          onClick={() => onCamera(!camera)}
        >
          {cameraWords.short}
        </Button>
      )}
    </Group>
  )
}

/** Checkboxes are inputs too, but text from a reader would be lost there. */
export const takesText = (element: Element | null) =>
  element?.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') ?? false

/** Keys that no other input takes go to the field: a reader does not know where the focus is. */
function useReadyFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    // A menu that is closing is still in the page, but its button already says closed: the field takes the keys again.
    const isFree = () =>
      !document.querySelector('[aria-modal="true"], [aria-haspopup="menu"][aria-expanded="true"]') &&
      !takesText(document.activeElement)
    const nothingHasIt = () => document.activeElement === null || document.activeElement === document.body
    const type = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.altKey || event.metaKey) return
      if (isFree()) field.current?.focus({ preventScroll: true })
    }
    const settle = () => {
      setTimeout(() => {
        if (isFree() && nothingHasIt()) field.current?.focus({ preventScroll: true })
      })
    }
    field.current?.focus({ preventScroll: true })
    window.addEventListener('keydown', type, true)
    window.addEventListener('focusout', settle)
    window.addEventListener('click', settle)
    return () => {
      window.removeEventListener('keydown', type, true)
      window.removeEventListener('focusout', settle)
      window.removeEventListener('click', settle)
    }
  }, [field])
}
