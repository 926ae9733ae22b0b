import type { ReactNode } from 'react'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { useHoursText } from './useHoursText.web.ts'
import type { Engagement } from './workers.contract.ts'
import { workersMessages } from './workers.messages.ts'

interface HomesOfWorkerProps {
  label: string
  engagements: readonly Engagement[]
  act?: ((engagement: Engagement) => ReactNode) | undefined
}

export function HomesOfWorker({ label, engagements, act }: HomesOfWorkerProps) {
  const text = useText(workersMessages)
  const hoursText = useHoursText()
  return (
    <LineList label={label}>
      {engagements.map((one) => (
        <li key={one.id}>
          <div>
            <strong>
              <b className="garita-code">{one.unit_number}</b> {[one.name, one.last_name].join(' ')}
            </strong>
            <span>
              {[one.host, hoursText(one) || text.any_time, one.document ?? text.no_document]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <State of={one} />
          {act?.(one)}
        </li>
      ))}
    </LineList>
  )
}

function State({ of }: { of: Engagement }) {
  const text = useText(workersMessages)
  if (!of.stands) return <StateBadge tone="idle">{text.ended}</StateBadge>
  if (of.suspended) return <StateBadge tone="wait">{text.suspended}</StateBadge>
  if (of.inside) return <StateBadge tone="good">{text.inside}</StateBadge>
  return of.expected ? (
    <StateBadge tone="good">{text.expected}</StateBadge>
  ) : (
    <StateBadge tone="idle">{text.not_expected}</StateBadge>
  )
}
