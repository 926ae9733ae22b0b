import { useDates } from '../cards/dates.tsx'
import { sideBySide } from '../cards/Stack.tsx'
import { StateBadge } from './signs/StateBadge.tsx'

interface CheckFoundProps {
  well: string
  wrong: readonly string[]
  by: string | null
  at: string
  zone: string
}

export function CheckFound({ well, wrong, by, at, zone }: CheckFoundProps) {
  const dates = useDates().at(zone)
  return (
    <>
      <span style={{ ...sideBySide, display: 'inline-flex', verticalAlign: 'middle' }}>
        {wrong.length === 0 ? <StateBadge tone="good">{well}</StateBadge> : null}
        {wrong.map((one) => (
          <StateBadge key={one} tone="bad">
            {one}
          </StateBadge>
        ))}
      </span>
      <div className="garita-second">{[by, dates.moment(at)].filter(Boolean).join(' · ')}</div>
    </>
  )
}
