/** The residents of a unit with their kind, rights and notices. */
import { Button } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { homeKindTexts, rightsMessages } from '../households/rights.messages.ts'
import type { AskMode, HomeKind } from '../households/rights.rules.ts'
import { useCurrentUserId } from '../web/calls/currentUser.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { UnitRow } from './UnitRows.tsx'
import type { Dweller, WholeUnit } from './units.contract.ts'
import { unitMessages } from './units.messages.ts'

/** The form that changes a resident's kind and rights. */
export type RightsForm = ComponentType<{
  home: {
    person_id: string
    full_name: string
    residence_id: string
    kind: HomeKind | null
    may_authorize: boolean
    asked: AskMode
  }
  onClose: () => void
}>

interface DwellersProps {
  unit: WholeUnit
  Rights: RightsForm
}

export function Dwellers({ unit, Rights }: DwellersProps) {
  const text = useText(rightsMessages)
  const { card } = useText(unitMessages)
  const me = useCurrentUserId()
  const said = useSaid(unit.time_zone)
  const [changed, setChanged] = useState<Dweller | null>(null)
  return (
    <>
      {unit.dwellers.map((dweller) => (
        <UnitRow key={dweller.residence_id} name={dweller.full_name} arch about={said(dweller)}>
          {dweller.since ? null : <StateBadge tone="wait">{card.waits}</StateBadge>}
          {/* Administrators cannot change their own rights. */}
          {dweller.residence_id && dweller.id !== me ? (
            <Button
              variant="subtle"
              px="xs"
              aria-label={text.edit_about(dweller.full_name)}
              onClick={() => setChanged(dweller)}
            >
              {text.edit}
            </Button>
          ) : null}
        </UnitRow>
      ))}
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
      since && card.since(dates.day(since)),
      since && !started ? card.unopened : null,
      may_authorize ? null : text.barred,
      may_authorize && asked === 'later' ? text.rings_later : null,
      may_authorize && asked === 'never' ? text.rings_never : null,
      may_authorize && quiet_from && quiet_until ? text.quiet(quiet_from, quiet_until) : null,
    ]
      .filter(Boolean)
      .join(' · ')
}
