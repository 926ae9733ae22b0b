/** The rules of an amenity in sentences: beside the booking form, on a phone folded above it. */
import { Title } from '@mantine/core'
import {
  type Icon,
  IconCalendarStats,
  IconCalendarTime,
  IconChevronDown,
  IconClock,
  IconHourglass,
  IconPlayerPause,
  IconRubberStamp,
  IconUsers,
} from '@tabler/icons-react'
import { useId } from 'react'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { Amenity } from '../amenities.contract.ts'
import './AmenityRulesList.css'
import { amenityName, amenityTypeNames } from '../rules/amenityTypes.ts'
import { ruleTexts } from './booking.messages.ts'
import { type RuleLine, ruleLines } from './ruleLines.ts'

const icons: Record<RuleLine['about'], Icon> = {
  hours: IconClock,
  sharing: IconUsers,
  approval: IconRubberStamp,
  stay: IconHourglass,
  buffer: IconPlayerPause,
  ahead: IconCalendarTime,
  weekly: IconCalendarStats,
}

export function AmenityRulesList({ amenity }: { amenity: Amenity }) {
  const text = useText(ruleTexts)
  const names = useText(amenityTypeNames)
  const { language } = useLanguage()
  const named = useId()
  const title = text.title(amenityName(amenity, names))
  const rules = (
    <>
      <ul>
        {ruleLines(amenity, language).map(({ about, text: line }) => {
          const Face = icons[about]
          return (
            <li key={line}>
              <Face size={20} stroke={1.75} aria-hidden />
              {line}
            </li>
          )
        })}
      </ul>
      {amenity.house_rules ? (
        <>
          <Title order={4}>{text.house_rules}</Title>
          <p>{amenity.house_rules}</p>
        </>
      ) : null}
    </>
  )
  // On a phone the calendar is not pushed below the screen.
  if (useIsPhone()) {
    return (
      <details className="garita-rules">
        <summary>
          {title}
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </summary>
        {rules}
      </details>
    )
  }
  return (
    <section className="garita-rules" aria-labelledby={named}>
      <Title order={3} id={named}>
        {title}
      </Title>
      {rules}
    </section>
  )
}
