/** Writes the lines below the name on the pass of a person with an account. */
import type { HomeKind } from '../../households/rights.rules.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { longDay } from '../periodWords.ts'
import { useValidityText } from '../valueText.tsx'
import { myPassTexts } from './myPass.messages.ts'

interface Lives {
  unit_number?: string | undefined
  kind?: HomeKind | null | undefined
  valid_from: string | null
  valid_until: string | null
}

/** Returns the lines about how the person lives there, or the days of a pass for a visitor. */
export function useLivesText(): (pass: Lives) => string {
  const text = useText(myPassTexts)
  const { language } = useLanguage()
  const validityText = useValidityText()
  return (pass) => {
    const { unit_number, kind, valid_until } = pass
    if (unit_number === undefined) return validityText(pass)
    const lives = (kind === 'guest' ? text.guest : text.lives)(unit_number)
    return valid_until ? `${lives}, ${text.until(longDay(valid_until.slice(0, 10), language))}` : lives
  }
}
