/** One unit: who lives there, what is authorized, and what waits at the gate. */
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Row, Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { Dialog } from '../web/pieces/Dialog.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { PhoneLink } from '../web/pieces/PhoneLink.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { UnitStateBadge, useWhere } from './unitColumns.tsx'
import './units.css'
import { type Unit, units } from './units.contract.ts'
import { unitKindTexts, unitMessages } from './units.messages.ts'

interface UnitDialogProps {
  place: string
  unit: Unit
  onClose: () => void
}

export function UnitDialog({ place, unit, onClose }: UnitDialogProps) {
  const { form } = useText(unitMessages)
  const phone = useIsPhone()
  return (
    <Dialog opened onClose={onClose} title={form.edit_title(unit.unit_number)} size="34rem" fullScreen={phone}>
      <Whole place={place} id={unit.id} />
    </Dialog>
  )
}

function Whole({ place, id }: { place: string; id: string }) {
  const { card: text, form, ...words } = useText(unitMessages)
  const kinds = useText(unitKindTexts)
  const dates = useDates()
  const where = useWhere()
  const read = useRead(units.show, { condominium_id: place, id })
  const failed = failureOf(read)
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!read.data) return <Loading />
  const unit = read.data
  const { people, vehicles, pets } = unit.authorized
  return (
    <Stack>
      <Facts>
        <dt>{words.state}</dt>
        <dd>
          <UnitStateBadge state={unit.state} />
        </dd>
        <dt>{words.kind}</dt>
        <dd>{[kinds[unit.kind], where(unit)].filter(Boolean).join(' · ')}</dd>
        {unit.bays ? (
          <>
            <dt>{form.bays}</dt>
            <dd>{unit.bays}</dd>
          </>
        ) : null}
        <dt>{words.people}</dt>
        <dd>
          {unit.dwellers.length === 0 ? (
            words.nobody
          ) : (
            <ul className="garita-dwellers">
              {unit.dwellers.map((dweller) => (
                <li key={dweller.id}>
                  <strong>{dweller.full_name}</strong>{' '}
                  <span className="garita-second">
                    {dweller.since ? text.since(dates.at(unit.time_zone).day(dweller.since)) : text.waits}
                    {dweller.since && !dweller.started ? ` · ${text.unopened}` : null}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </dd>
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
        <dt>{text.authorized}</dt>
        <dd>{text.authorized_text(people, vehicles, pets)}</dd>
        {unit.waiting > 0 ? (
          <>
            <dt>{text.waiting}</dt>
            <dd>{text.waiting_text(unit.waiting)}</dd>
          </>
        ) : null}
      </Facts>
      <Row>
        <LinkButton
          to="/dashboard/admin/users"
          search={{ search: unit.unit_number, condominium_id: place }}
          variant="default"
        >
          {text.users}
        </LinkButton>
        <LinkButton to="/admin/log" search={{ search: unit.unit_number, condominium_id: place }} variant="default">
          {text.log}
        </LinkButton>
      </Row>
    </Stack>
  )
}
