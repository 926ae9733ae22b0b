/** The first sight of a page, made before its program is there: what somebody did to it meanwhile is taken over, not lost. */
import { useEffect, useLayoutEffect } from 'react'

const stands = '[data-first-sight]'

/** While it is made, and until the program has taken over: nothing of the page may move meanwhile. */
export const firstSightStands = (): boolean =>
  typeof document === 'undefined' || document.querySelector(stands) !== null

// What only shows a choice, such as the box of a select, holds no value of its own.
const typedIn = 'input[data-path]:not([readonly], [type=checkbox], [type=radio])'

/** What was typed, or filled in by a password keeper, by the name of the field. */
export function typedAhead<Values extends Record<string, unknown>>(fields: Values): Partial<Values> {
  if (typeof document === 'undefined') return {}
  const inputs = [...document.querySelectorAll<HTMLInputElement>(`${stands} ${typedIn}`)]
  const typed = inputs.filter(({ value, dataset }) => value !== '' && dataset.path && dataset.path in fields)
  return Object.fromEntries(typed.map(({ value, dataset }) => [dataset.path, value])) as Partial<Values>
}

/** The last letters are those typed while React was looking. */
export function useTakenOver<Values extends Record<string, unknown>>(
  fields: Values,
  take: (typed: Partial<Values>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the program takes the page's place.
  useLayoutEffect(() => take(typedAhead(fields)), [])
}

/** From here on the page is the program's: what was sent or pressed while nothing could answer is sent and pressed now. */
export function useFirstSightEnds(): void {
  useEffect(() => {
    document.querySelector(stands)?.removeAttribute('data-first-sight')
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-waiting]')) {
      form.removeAttribute('data-waiting')
      form.requestSubmit()
    }
    const pressed = document.querySelector<HTMLElement>('[data-pressed]')
    if (!pressed) return
    const typed = pressed.dataset.pressed
    pressed.removeAttribute('data-pressed')
    pressed.click()
    if (typed && pressed instanceof HTMLInputElement) typeInto(pressed, typed)
  }, [])
}

/** As fingers would: React hears of a value only when it is set as the browser sets it. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
