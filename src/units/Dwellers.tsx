/** The people of a unit: since when, what they are there, whether they authorize, and when they are rung. */
import { Button } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { homeKindTexts, rightsMessages } from '../households/rights.messages.ts'
import type { AskedWay, HomeKind } from '../households/rights.rules.ts'
import { useCurrentUserId } from '../web/calls/currentUser.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { Arch, initialsOfWhole } from '../web/pieces/signs/Arch.tsx'
import './units.css'
import type { Dweller, WholeUnit } from './units.contract.ts'
import { unitMessages } from './units.messages.ts'

/** The form that changes what somebody is and may do in a home. */
export type RightsForm = ComponentType<{
  home: {
    person_id: string
    full_name: string
    residence_id: string
    kind: HomeKind | null
    may_authorize: boolean
    asked: AskedWay
  }
  onClose: () => void
}>

interface DwellersProps {
  unit: WholeUnit
  Rights: RightsForm
}

export function Dwellers({ unit, Rights }: DwellersProps) {
  const text = useText(rightsMessages)
  const me = useCurrentUserId()
  const said = useSaid(unit.time_zone)
  const [changed, setChanged] = useState<Dweller | null>(null)
  return (
    <>
      <ul className="garita-dwellers garita-dwellers-faces">
        {unit.dwellers.map((dweller) => (
          <li key={dweller.residence_id}>
            <Arch small initials={initialsOfWhole(dweller.full_name)} />
            <div>
              <strong>{dweller.full_name}</strong> <span className="garita-second">{said(dweller)}</span>
            </div>
            {/* Nobody changes their own rights. */}
            {dweller.residence_id && dweller.id !== me ? (
              <Button
                variant="subtle"
                aria-label={text.edit_about(dweller.full_name)}
                onClick={() => setChanged(dweller)}
              >
                {text.edit}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {changed?.residence_id ? (
        <Rights
          home={{
            person_id: changed.id,
            full_name: changed.full_name,
            residence_id: changed.residence_id,
            kind: changed.kind ?? null,
            may_authorize: changed.may_authorize,
            asked: changed.asked,
          }}
          onClose={() => setChanged(null)}
        />
      ) : null}
    </>
  )
}

function useSaid(zone: string) {
  const { card } = useText(unitMessages)
  const text = useText(rightsMessages)
  const kinds = useText(homeKindTexts)
  const dates = useDates().at(zone)
  return ({ since, started, kind, may_authorize = true, asked, quiet_from, quiet_until }: Dweller) =>
    [
      kind && kinds[kind],
      since ? card.since(dates.day(since)) : card.waits,
      since && !started ? card.unopened : null,
      may_authorize ? null : text.barred,
      may_authorize && asked === 'later' ? text.rings_later : null,
      may_authorize && asked === 'never' ? text.rings_never : null,
      may_authorize && quiet_from && quiet_until ? text.quiet(quiet_from, quiet_until) : null,
    ]
      .filter(Boolean)
      .join(' · ')
}
