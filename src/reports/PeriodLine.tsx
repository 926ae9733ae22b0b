/** The period, chosen in one quiet line. */
import { UnstyledButton } from '@mantine/core'
import { useText } from '../web/language/language.tsx'
import './PeriodLine.css'
import { periodTexts, reportMessages } from './reports.messages.ts'

interface PeriodLineProps<Period extends keyof typeof periodTexts> {
  periods: readonly Period[]
  chosen: Period
  onPick: (period: Period) => void
}

export function PeriodLine<Period extends keyof typeof periodTexts>({
  periods,
  chosen,
  onPick,
}: PeriodLineProps<Period>) {
  const { period } = useText(reportMessages)
  const words = useText(periodTexts)
  return (
    <fieldset className="garita-periods">
      <legend className="garita-hidden">{period}</legend>
      {periods.map((one) => (
        <UnstyledButton key={one} aria-pressed={one === chosen} onClick={() => onPick(one)}>
          {words[one]}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
