/** A screen below 768 px is a phone, and so is a phone on its side. Paper is as narrow, but does not count. */
import { useMediaQuery } from '@mantine/hooks'

const phones = 'screen and (max-width: 47.99em), screen and (max-width: 61.24em) and (max-height: 30em)'

export function useIsPhone(): boolean {
  return useMediaQuery(phones, undefined, { getInitialValueInEffect: false }) ?? false
}

/** For code that runs before the first render. */
export const isPhoneNow = (): boolean => matchMedia(phones).matches
