/** The screen of one unit: who lives there, what is authorized, what waits at the gate, and how it is written too; on paper with a press. */
import { Button } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { kindTexts } from '../authorizations/kinds.messages.ts'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { anId } from '../shared/address.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Page } from '../web/frame/Page.tsx'
import '../web/pieces/paper/Sheet.css'
import { useText } from '../web/language/language.tsx'
import { PhoneLink } from '../web/pieces/PhoneLink.tsx'
import { Dwellers, type RightsForm } from './Dwellers.tsx'
import { OwnersOfUnit } from './owners/OwnersOfUnit.tsx'
import { ownerMessages } from './owners/owners.messages.ts'
import { spellingMessages } from './spellings/spellings.messages.ts'
import { UnitAliases } from './spellings/UnitAliases.tsx'
import { UnitActs } from './UnitActs.tsx'
import { UnitStateBadge, useWhere } from './UnitDoor.tsx'
import './units.css'
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
      crumbs={[{ label: title, to: '/dashboard/admin/units' }]}
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
  return (
    <div className="garita-dossier">
      <div className="garita-sheet garita-unit">
        <SheetHead place={place.name} unit={unit} />
        <Facts>
          <dt>{words.people}</dt>
          <dd>{unit.dwellers.length === 0 ? words.nobody : <Dwellers unit={unit} Rights={Rights} />}</dd>
          {unit.phones.length > 0 ? (
            <>
              <dt>{text.phones}</dt>
              <dd>
                <ol className="garita-dwellers">
                  {unit.phones.map(({ name, number }) => (
                    <li key={`${name} ${number}`}>
                      {name} <PhoneLink text={number} />
                    </li>
                  ))}
                </ol>
              </dd>
            </>
          ) : null}
          {unit.answers_itself ? null : (
            <>
              <dt>{text.answers}</dt>
              <dd>
                <Administration place={place.id} unit={unit} />
              </dd>
            </>
          )}
          <dt>{text.authorized}</dt>
          <dd>
            {text.authorized_text(people, vehicles, pets)}
            <StandingOf unit={unit} />
          </dd>
          {unit.waiting > 0 ? (
            <>
              <dt>{text.waiting}</dt>
              <dd>{text.waiting_text(unit.waiting)}</dd>
            </>
          ) : null}
          <dt>{words.kind}</dt>
          <dd>
            {[kinds[unit.kind], where(unit)].filter(Boolean).join(' · ')} <UnitStateBadge state={unit.state} />
          </dd>
          {unit.bays ? (
            <>
              <dt>{form.bays}</dt>
              <dd>{unit.bays}</dd>
            </>
          ) : null}
          <dt>{owned.owners}</dt>
          <dd>
            <OwnersOfUnit place={place.id} unit={unit} />
          </dd>
          <dt>{spelled.aliases}</dt>
          <dd>
            <UnitAliases place={place.id} unit={unit} />
          </dd>
        </Facts>
      </div>
      <UnitActs place={place} unit={unit} />
    </div>
  )
}

/** Where nobody of the unit may answer. */
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

/** What paper needs to be told apart later. */
function SheetHead({ place, unit }: { place: string; unit: WholeUnit }) {
  const { card: text, form } = useText(unitMessages)
  const { full_name } = useCurrentUser()
  const now = new Date(useServerNow()).toISOString()
  return (
    <header className="garita-on-paper">
      <h1>{form.edit_title(unit.unit_number)}</h1>
      <p>{place}</p>
      <p>{text.printed(full_name, useDates().at(unit.time_zone).moment(now))}</p>
    </header>
  )
}

function StandingOf({ unit: { standing, authorized, time_zone } }: { unit: WholeUnit }) {
  const { card: text } = useText(unitMessages)
  const kinds = useText(kindTexts)
  const dates = useDates().at(time_zone)
  const left = authorized.people + authorized.vehicles + authorized.pets - standing.length
  return (
    <ul className="garita-dwellers">
      {standing.map(({ id, name, auth_type, plate, until }) => (
        <li key={id}>
          <strong>{name}</strong> {plate ? <span className="garita-code">{plate}</span> : null}{' '}
          <span className="garita-second">
            {[kinds[auth_type].one, until && text.until(dates.moment(until))].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
      {left > 0 ? <li className="garita-second">{text.more(left)}</li> : null}
    </ul>
  )
}
