/** One of a resident's authorizations: who or what, when, how it stands, and what can be done with it. */
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { CondominiumTile } from '../../web/frame/CondominiumTile.tsx'
import { useText } from '../../web/language/language.tsx'
import { SlimRow } from '../../web/listing/SlimRow.tsx'
import { type Act, Acts } from '../../web/pieces/Acts.tsx'
import { PhoneLink } from '../../web/pieces/PhoneLink.tsx'
import { Arch, initialsOf } from '../../web/pieces/signs/Arch.tsx'
import { Plate } from '../../web/pieces/signs/Plate.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { WeekStrip } from '../../web/pieces/signs/WeekStrip.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { Authorization } from '../authorizations.contract.ts'
import { authorizationMessages, cardTexts, fieldTexts } from '../authorizations.messages.ts'
import { type AuthorizationState, authorizationState, nameOf, stampOf } from '../authorizations.rules.ts'
import { speciesIcon, vehicleIcon } from '../kindIcons.tsx'
import { stateTexts } from '../kinds.messages.ts'
import { type AuthType, type FieldName, fieldsOf, kinds } from '../kinds.ts'
import { useBriefDayText, useDayText, useValueText } from '../valueText.tsx'
import './card.css'

const dialed: readonly FieldName[] = ['phone_number', 'vet_phone', 'emergency_contact']
/** What it is, under its name. */
const what: Partial<Record<AuthType, FieldName>> = {
  co_resident: 'relationship',
  permanent_visitor: 'relationship',
  worker: 'work_type',
  pet: 'species',
  vehicle: 'vehicle_type',
}
const ofHead = (type: AuthType, field: FieldName) =>
  field === what[type] ||
  ['valid_from', 'valid_until'].includes(field) ||
  (type === 'vehicle' && field === 'vehicle_plate')
/** What stands so needs no badge. */
const normal: readonly AuthorizationState['word'][] = ['active', 'valid', 'may_enter', 'scheduled']

export function AuthorizationCard({ authorization, acts }: { authorization: Authorization; acts: readonly Act[] }) {
  const labels: Record<string, string> = { ...useText(fieldTexts), ...useText(cardTexts) }
  const now = useServerNow()
  const valueText = useValueText()
  const phone = useIsPhone()
  const { auth_type, values } = authorization
  const stamp = stampOf(authorization, now)
  const leaves = authorization.inside && auth_type === 'temporary_visitor'
  const isVehicle = auth_type === 'vehicle'
  const shown: Partial<Record<FieldName, 'alone' | 'labeled'>> = kinds[auth_type].card
  const facts = fieldsOf(auth_type)
    .map(([field]) => field)
    .filter((field) => shown[field] && !ofHead(auth_type, field) && valueText(field, values) !== null)
  const name = nameOf(authorization)

  function drawn(field: FieldName): ReactNode {
    const value = values[field]
    if (field === 'vehicle_plate') return <Plate>{String(value)}</Plate>
    if (field === 'weekdays' && Array.isArray(value)) return <WeekStrip days={value} />
    if (dialed.includes(field)) return <PhoneLink text={String(value)} />
    return valueText(field, values)
  }

  const lead = isVehicle ? null : <OwnArch of={authorization} tile={stamp ? null : authorization.tile} />
  const title = (
    <Title order={2}>
      {isVehicle ? <Plate large>{String(values.vehicle_plate)}</Plate> : null} <span>{name}</span>
    </Title>
  )
  // On a phone the week of a worker stands on the row.
  const weekdays = phone && facts.includes('weekdays')
  const folded = weekdays ? facts.filter((field) => field !== 'weekdays') : facts
  const told =
    folded.length > 0 ? (
      <dl>
        {folded.map((field) => (
          <div key={field} data-field={field}>
            <dt className={shown[field] === 'labeled' ? undefined : 'garita-hidden'}>{labels[field]}</dt>
            <dd>{drawn(field)}</dd>
          </div>
        ))}
      </dl>
    ) : null

  if (phone) {
    return (
      <article className="garita-kind-row" data-kind={auth_type} data-over={stamp ? true : undefined}>
        <SlimRow
          of={name}
          lead={lead}
          title={title}
          lines={
            <>
              <Under of={authorization} brief />
              {weekdays ? drawn('weekdays') : null}
              <States of={authorization} brief />
            </>
          }
          acts={acts}
          facts={told}
        />
      </article>
    )
  }
  return (
    <article className="garita-kind-card" data-kind={auth_type} data-over={stamp ? true : undefined}>
      {lead}
      <div className="garita-kind-words">
        {title}
        <div className="garita-kind-facts">
          <Under of={authorization} />
          {told}
        </div>
      </div>
      <States of={authorization} />
      {acts.length > 0 ? <Acts acts={acts} of={name} shown={leaves ? 3 : 2} calm /> : null}
    </article>
  )
}

/** When they come, or what it is. */
function Under({ of: { auth_type, values }, brief = false }: { of: Authorization; brief?: boolean }) {
  const whole = useDayText()
  const short = useBriefDayText()
  const valueText = useValueText()
  const { valid_from: from, valid_until: until } = values
  // Whole days from one to another need neither hours nor their year twice.
  const days = [from, until].map(String)
  const dayText = brief || (from !== until && days.every(({ length }) => length === 10)) ? short : whole
  const field = what[auth_type]
  const day = from && until ? dayText(String(from), String(until)) : null
  // An imported worker may have an end.
  const words = [field ? valueText(field, values) : null, day].filter(Boolean).join(' · ') || null
  const Face = auth_type === 'vehicle' ? vehicleIcon(values.vehicle_type) : null
  return words === null ? null : (
    <p className="garita-kind-under">
      {Face ? <Face size={20} stroke={1.75} aria-hidden /> : null}
      {words}
    </p>
  )
}

const vaccinations = ['al_dia', 'vencida', 'parcial'] as const

/** Null where vaccination does not apply, or nobody said. */
const vaccinationOf = ({ values }: Authorization) =>
  vaccinations.find((state) => state === values.vaccination_status) ?? null

/** How it stands, and the number of its pass; over, the pass is stamped. */
function States({ of: authorization, brief = false }: { of: Authorization; brief?: boolean }) {
  const text = useText(authorizationMessages)
  const states = useText(stateTexts)
  const now = useServerNow()
  const state = authorizationState(authorization, now)
  const stamp = stampOf(authorization, now)
  const { access_number, imported_by_name, received_from_name } = authorization
  const vaccination = vaccinationOf(authorization)
  const isNormal = normal.includes(state.word)
  // The number brings in who is not there yet; a row of few words leaves it to the pass.
  const numbered = access_number && !stamp && !(brief && authorization.inside)
  return (
    <div className="garita-kind-states">
      {numbered ? (
        <span className="garita-kind-number">
          <span className="garita-hidden">{text.pass.number} </span>
          <strong className="garita-code">{access_number}</strong>
        </span>
      ) : null}
      {stamp && !authorization.inside ? (
        <StateBadge tone={state.tone} look="stamp">
          {states[state.word]}
        </StateBadge>
      ) : isNormal && authorization.auth_type === 'pet' ? null : (
        <StateBadge tone={state.tone} look={isNormal ? 'plain' : undefined}>
          {states[state.word]}
        </StateBadge>
      )}
      {vaccination ? (
        <StateBadge
          tone={vaccination === 'al_dia' ? 'good' : 'wait'}
          look={vaccination === 'al_dia' ? 'plain' : undefined}
        >
          {text.vaccination[vaccination]}
        </StateBadge>
      ) : null}
      {imported_by_name ? <StateBadge tone="info">{text.by_administration(imported_by_name)}</StateBadge> : null}
      {received_from_name ? <StateBadge tone="info">{text.received_from(received_from_name)}</StateBadge> : null}
    </div>
  )
}

interface OwnArchProps {
  of: Pick<Authorization, 'auth_type' | 'values'>
  /** Null where the pass no longer counts. */
  tile: string | null
}

/** The small pass of a person: their initials in the arch, on the condominium's tiles. A pet has its species in it. */
function OwnArch({ of: { auth_type, values }, tile }: OwnArchProps) {
  return (
    <Arch
      icon={auth_type === 'pet' ? speciesIcon(values.species) : undefined}
      initials={initialsOf(values.name, values.last_name)}
      foot={kinds[auth_type].has_pass && tile ? <CondominiumTile seed={tile} /> : null}
    />
  )
}
