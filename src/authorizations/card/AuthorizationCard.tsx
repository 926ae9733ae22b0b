/** One authorization of a resident: name, dates, state and actions. */
import { Box, Group, Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePhoto } from '../../photos/usePhoto.web.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { CondominiumTile } from '../../web/frame/CondominiumTile.tsx'
import { useText } from '../../web/language/language.tsx'
import { PhoneRow } from '../../web/listing/PhoneRow.tsx'
import { type Act, Acts } from '../../web/pieces/Acts.tsx'
import { PhoneLink } from '../../web/pieces/PhoneLink.tsx'
import { Arch, initialsOf } from '../../web/pieces/signs/Arch.tsx'
import { Plate } from '../../web/pieces/signs/Plate.tsx'
import { WeekStrip } from '../../web/pieces/signs/WeekStrip.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { Authorization } from '../authorizations.contract.ts'
import { cardTexts, fieldTexts } from '../authorizations.messages.ts'
import { nameOf, stampOf } from '../authorizations.rules.ts'
import { speciesIcon, vehicleIcon } from '../kindIcons.tsx'
import { type AuthType, type FieldName, fieldsOf, kinds } from '../kinds.ts'
import { useBriefDayText, useValueText } from '../valueText.tsx'
import styles from './AuthorizationCard.module.css'
import { PassNumber, States } from './CardStates.tsx'

const dialed: readonly FieldName[] = ['phone_number', 'vet_phone', 'emergency_contact']
/** These fields are shown below the name and tell the kind of the person or thing. */
const what: Partial<Record<AuthType, readonly FieldName[]>> = {
  co_resident: ['relationship'],
  permanent_visitor: ['relationship'],
  worker: ['work_type'],
  pet: ['species', 'breed'],
  vehicle: ['vehicle_type', 'year', 'color'],
}
const ofHead = (type: AuthType, field: FieldName) =>
  what[type]?.includes(field) ||
  ['valid_from', 'valid_until'].includes(field) ||
  (type === 'vehicle' && field === 'vehicle_plate')

/** A longer name is smaller on a phone's row, so that all of it fits. */
const longName = 32

interface AuthorizationCardProps {
  authorization: Authorization
  acts: readonly Act[]
  /** True if the page has few authorizations: each is then a large card, otherwise a row. */
  few?: boolean
}

export function AuthorizationCard({ authorization, acts, few = false }: AuthorizationCardProps) {
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
    .filter((field) => values[field] !== false)
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
  // On a phone, the row itself shows the week of a worker.
  const weekdays = phone && facts.includes('weekdays')
  const folded = weekdays ? facts.filter((field) => field !== 'weekdays') : facts
  const details =
    folded.length > 0 ? (
      <Group component="dl" gap="0.375rem 1rem" pos="relative" miw={0}>
        {folded.map((field) => (
          <Group key={field} gap="0 0.375rem" pos="relative" miw={0} data-field={field}>
            <dt className={saysItself(shown[field], values[field]) ? 'garita-hidden' : undefined}>{labels[field]}</dt>
            <dd className={values[field] === true ? 'garita-hidden' : undefined}>{drawn(field)}</dd>
          </Group>
        ))}
      </Group>
    ) : null
  const over = stamp ? true : undefined
  const long = name.length > longName || undefined

  if (phone) {
    return (
      <article
        className={`${styles.one} ${styles.phone}`}
        data-kind={auth_type}
        data-over={over}
        data-few={few || undefined}
        data-long={long}
      >
        <PhoneRow
          of={name}
          lead={lead}
          title={title}
          lines={
            <>
              <Under of={authorization} brief />
              {weekdays ? <span className={styles.week}>{drawn('weekdays')}</span> : null}
              <States of={authorization} brief />
              <PassNumber of={authorization} brief />
            </>
          }
          acts={acts}
          facts={details}
        />
      </article>
    )
  }
  const words = (
    <Box flex={1}>
      {title}
      <Group gap="0.125rem 1rem">
        <Under of={authorization} />
        <States of={authorization} />
        {few ? null : details}
      </Group>
    </Box>
  )
  return (
    <Paper
      component="article"
      className={`${styles.one} ${few ? styles.few : styles.line}`}
      data-kind={auth_type}
      data-over={over}
    >
      {few ? (
        <>
          <Group component="header" align="start" wrap="nowrap" gap="sm" pt="1rem" pb="0.75rem" ps="1rem" pe="0.5rem">
            {lead}
            {words}
          </Group>
          {details}
        </>
      ) : (
        <>
          {lead}
          {words}
        </>
      )}
      <PassNumber of={authorization} />
      {acts.length > 0 ? <Acts acts={acts} of={name} shown={stamp ? 1 : leaves ? 3 : 2} foldsActs /> : null}
    </Paper>
  )
}

/** A document with its letters ("INE 482910") and the single allowed act need no label. */
const saysItself = (how: 'alone' | 'labeled' | undefined, value: unknown) =>
  how !== 'labeled' || (typeof value === 'string' && /^[A-Z]{2,}/.test(value))

/** Shows the dates of a visitor, or the kind of anything else. */
function Under({ of: authorization, brief = false }: { of: Authorization; brief?: boolean }) {
  const { auth_type, values } = authorization
  const now = useServerNow()
  const dayText = useBriefDayText()
  const valueText = useValueText()
  const { valid_from: from, valid_until: until } = values
  const day =
    from && until
      ? dayText(String(from), String(until), { hours: !brief, counts: stampOf(authorization, now) === null })
      : null
  // An imported worker may have an end date.
  const said = (what[auth_type] ?? []).slice(0, brief ? 2 : undefined).map((field) => valueText(field, values))
  const words = [...said, day].filter(Boolean).join(' · ')
  const Icon = auth_type === 'vehicle' ? vehicleIcon(values.vehicle_type) : null
  return words === '' ? null : (
    <p className={styles.under} data-capital>
      {Icon ? (
        <Icon
          size={20}
          stroke={1.75}
          color="var(--garita-dim)"
          style={{ marginInlineEnd: '0.375rem', verticalAlign: '-0.3125rem' }}
          aria-hidden
        />
      ) : null}
      {words}
    </p>
  )
}

interface OwnArchProps {
  of: Pick<Authorization, 'id' | 'auth_type' | 'values' | 'photo'>
  /** Null if the pass is no longer valid. */
  tile: string | null
}

/** The arch on the condominium's tiles contains the initials of a person, or the species of a pet. */
function OwnArch({ of: { id, auth_type, values, photo }, tile }: OwnArchProps) {
  const face = usePhoto(id, photo === 'none' ? undefined : photo)
  return (
    <span className={styles.arch}>
      <Arch
        icon={auth_type === 'pet' ? speciesIcon(values.species) : undefined}
        initials={initialsOf(values.name, values.last_name)}
        photo={face}
        foot={kinds[auth_type].has_pass && tile ? <CondominiumTile seed={tile} /> : null}
      />
    </span>
  )
}
