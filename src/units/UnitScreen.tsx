/** The screen of one unit, which can also be printed. */

import { Box, Button, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { kindIcons } from '../authorizations/kindIcons.tsx'
import { kindTexts } from '../authorizations/kinds.messages.ts'
import type { AuthType } from '../authorizations/kinds.ts'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId } from '../shared/address.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Page } from '../web/frame/Page.tsx'
import { Navigate } from '../web/router/Router.tsx'
import '../web/pieces/paper/Paper.css'
import { useText } from '../web/language/language.tsx'
import { PhoneLink } from '../web/pieces/PhoneLink.tsx'
import { Plate } from '../web/pieces/signs/Plate.tsx'
import { Dwellers, type RightsForm } from './Dwellers.tsx'
import { OwnersOfUnit } from './owners/OwnersOfUnit.tsx'
import { ownerMessages } from './owners/owners.messages.ts'
import { spellingMessages } from './spellings/spellings.messages.ts'
import { UnitAliases } from './spellings/UnitAliases.tsx'
import { UnitActs } from './UnitActs.tsx'
import { UnitRow, UnitRows } from './UnitRows.tsx'
import styles from './UnitScreen.module.css'
import { UnitStateBadge, useWhere } from './UnitTile.tsx'
import { units, type WholeUnit } from './units.contract.ts'
import { unitKindTexts, unitMessages } from './units.messages.ts'

const filters = { condominium_id: anId, id: anId }

export function UnitScreen({ Rights }: { Rights: RightsForm }) {
  const { condominium_id, id } = useAddress(filters).filter
  return condominium_id && id ? (
    <UnitOf condominium_id={condominium_id} id={id} Rights={Rights} />
  ) : (
    <Navigate to="/dashboard/admin/units" />
  )
}

interface UnitOfProps {
  condominium_id: string
  id: string
  Rights: RightsForm
}

function UnitOf({ condominium_id, id, Rights }: UnitOfProps) {
  const { card: text, form, title } = useText(unitMessages)
  const read = useRead(units.show, { condominium_id, id })
  const places = useRead(condominiums.choose, { search: '' })
  const place = { id: condominium_id, name: places.data?.find((one) => one.id === condominium_id)?.name ?? '' }
  const failed = failureOf(read)
  return (
    <Page
      title={read.data ? form.edit_title(read.data.unit_number) : title}
      aside={place.name}
      back={{ label: title, to: '/dashboard/admin/units' }}
      actions={read.data ? <UnitActs place={place} unit={read.data} /> : undefined}
    >
      {failed ? (
        <Failed title={text.failed} {...failed} />
      ) : read.data ? (
        <Whole place={place} unit={read.data} Rights={Rights} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

interface WholeProps {
  place: { id: string; name: string }
  unit: WholeUnit
  Rights: RightsForm
}

function Whole({ place, unit, Rights }: WholeProps) {
  const { card: text, form, ...words } = useText(unitMessages)
  const kinds = useText(unitKindTexts)
  const where = useWhere()
  const spelled = useText(spellingMessages)
  const { office: owned } = useText(ownerMessages)
  const { people, vehicles, pets } = unit.authorized
  const left = people + vehicles + pets - unit.permits.length
  return (
    <Group className={styles.unit} align="start" data-printout>
      <SubjectTitle place={place.name} unit={unit} />
      {/* The facts are beside the people where both have room. */}
      <Box flex="999 1 34rem" miw={0} data-ruled>
        <Part title={words.people}>
          {unit.dwellers.length === 0 ? <p className="garita-second">{words.nobody}</p> : null}
          <UnitRows label={words.people} beside>
            <Dwellers unit={unit} Rights={Rights} />
            <Permits unit={unit} kinds={['co_resident']} />
          </UnitRows>
        </Part>
        {groups.map(({ name, of }) => (
          <PermitGroup key={name} title={text.groups[name]} unit={unit} kinds={of} />
        ))}
        <Part title={text.authorized}>
          <p>
            {text.authorized_text(people, vehicles, pets)}
            {left > 0 ? ` (${text.more(left)})` : null}
          </p>
        </Part>
      </Box>
      <Box flex="1 1 18rem" miw={0} data-ruled>
        {unit.waiting > 0 ? <Part title={text.waiting}>{text.waiting_text(unit.waiting)}</Part> : null}
        {unit.phones.length > 0 ? (
          <Part title={text.phones}>
            <UnitRows label={text.phones}>
              {unit.phones.map(({ name, number }) => (
                <UnitRow key={`${name} ${number}`} name={name}>
                  <PhoneLink text={number} />
                </UnitRow>
              ))}
            </UnitRows>
          </Part>
        ) : null}
        {unit.answers_itself ? null : (
          <Part title={text.answers}>
            <Administration place={place.id} unit={unit} />
          </Part>
        )}
        <Part title={words.kind}>
          {[kinds[unit.kind], where(unit)].filter(Boolean).join(' · ')} <UnitStateBadge state={unit.state} />
        </Part>
        {unit.bays ? <Part title={form.bays}>{unit.bays}</Part> : null}
        <Part title={owned.owners}>
          <OwnersOfUnit place={place.id} unit={unit} />
        </Part>
        <Part title={spelled.aliases}>
          <UnitAliases place={place.id} unit={unit} />
        </Part>
      </Box>
    </Group>
  )
}

const groups: { name: 'visits' | 'workers' | 'pets' | 'vehicles'; of: readonly AuthType[] }[] = [
  { name: 'visits', of: ['temporary_visitor', 'permanent_visitor'] },
  { name: 'workers', of: ['worker'] },
  { name: 'pets', of: ['pet'] },
  { name: 'vehicles', of: ['vehicle'] },
]

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" py="0.75rem" style={{ breakInside: 'avoid' }}>
      <Title order={2} fz="md" lh={1.5} mb="0.25rem">
        {title}
      </Title>
      {children}
    </Box>
  )
}

interface PermitsProps {
  unit: WholeUnit
  kinds: readonly AuthType[]
}

const permitsOf = ({ unit, kinds }: PermitsProps) => unit.permits.filter(({ auth_type }) => kinds.includes(auth_type))

/** The title says the time zone for all rows. */
function PermitGroup({ title, ...of }: PermitsProps & { title: string }) {
  const dates = useDates().at(of.unit.time_zone)
  const permits = permitsOf(of)
  const [timed] = permits.flatMap(({ until }) => until ?? [])
  const zone = timed && dates.zoneName(timed)
  return permits.length === 0 ? null : (
    <Part
      title={
        <>
          {title} {zone ? <span className="garita-second">{zone}</span> : null}
        </>
      }
    >
      <UnitRows label={title} beside>
        <Permits {...of} />
      </UnitRows>
    </Part>
  )
}

/** The title of a group names its usual kind. */
const named: readonly AuthType[] = ['co_resident', 'permanent_visitor']

function Permits(of: PermitsProps) {
  const { card: text } = useText(unitMessages)
  const kinds = useText(kindTexts)
  const dates = useDates().at(of.unit.time_zone)
  return permitsOf(of).map(({ id, name, auth_type, plate, until }) => (
    <UnitRow
      key={id}
      name={name}
      arch={auth_type === 'pet' || auth_type === 'vehicle' ? kindIcons[auth_type] : true}
      about={[named.includes(auth_type) && kinds[auth_type].one, until && text.until(dates.bareEnd(until))]
        .filter(Boolean)
        .join(' · ')}
    >
      {plate ? <Plate>{plate}</Plate> : null}
    </UnitRow>
  ))
}

/** Offers to let the administration answer for a unit without any adult. */
function Administration({ place, unit }: { place: string; unit: WholeUnit }) {
  const { card: text } = useText(unitMessages)
  const dates = useDates().at(unit.time_zone)
  const act = useAct(units.answerFor)
  const since = unit.administration_since
  const done = since ? text.answering_no_more : text.answering
  return (
    <>
      {since ? text.administration(dates.day(since)) : text.nobody_answers}
      {since ? <p className="garita-second">{text.administration_hint}</p> : null}
      {since || unit.state !== 'empty' ? (
        <p>
          <Button
            variant="default"
            size="compact-md"
            loading={act.pending}
            onClick={() =>
              act.run({ condominium_id: place, id: unit.id, answers: !since }, { done, failed: text.answer_failed })
            }
          >
            {since ? text.answer_no_more : text.answer_for}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** A printout needs the unit and the date. */
function SubjectTitle({ place, unit }: { place: string; unit: WholeUnit }) {
  const { card: text, form } = useText(unitMessages)
  const { full_name } = useCurrentUser()
  const now = new Date(useServerNow()).toISOString()
  return (
    <Box component="header" className="garita-on-paper" w="100%">
      <h1>{form.edit_title(unit.unit_number)}</h1>
      <p>{place}</p>
      <p>{text.printed(full_name, useDates().at(unit.time_zone).moment(now))}</p>
    </Box>
  )
}
