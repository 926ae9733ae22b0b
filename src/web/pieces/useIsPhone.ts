/** Whether the screen is a phone's: below the product's one breakpoint of 768 px, or lying on its side. Paper is as narrow, and is none. */
import { useMediaQuery } from '@mantine/hooks'

const phones = 'screen and (max-width: 47.99em), screen and (max-width: 61.24em) and (max-height: 30em)'

export function useIsPhone(): boolean {
  return useMediaQuery(phones, undefined, { getInitialValueInEffect: false }) ?? false
}
