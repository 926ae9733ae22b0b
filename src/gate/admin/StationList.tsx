/** Lists the stations by gate: the guard, the time of the last contact and the problems to check. */
import { Title } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { useServerNow } from '../../web/calls/api.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { CardPart } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Fold, QuietLine } from '../../web/cards/Fold.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useServerBuild } from '../../web/frame/build.ts'
import { useText } from '../../web/language/language.tsx'
import { counted } from '../../web/listing/ListingHead.tsx'
import { Ago } from '../../web/listing/rowCells.tsx'
import { CheckFound } from '../../web/pieces/CheckFound.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { gate, type KnownStation } from '../gate.contract.ts'
import { placeOf } from './atGate.tsx'
import { stationListMessages } from './gates.messages.ts'
import { checkTexts } from './stationCheck.messages.ts'

const isUnopened = ({ bound_by, build }: KnownStation) => bound_by === null && build === null

export function StationList() {
  const text = useText(stationListMessages)
  const todays = useServerBuild()
  const read = useRead(gate.stations, {})
  const { ago } = useDates()
  const now = useServerNow()
  const failed = failureOf(read)
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!read.data) return null
  if (read.data.length === 0) return <QuietLine title={text.stations} icon={IconDevices} said={text.none} />
  const isOlder = (one: KnownStation) => todays !== null && one.build !== todays && !isUnopened(one)
  const isWrong = (one: KnownStation) => isOlder(one) || one.copied_at !== null || (one.check?.failed.length ?? 0) > 0
  const wrong = read.data.filter(isWrong).length
  const latest =
    read.data
      .map(({ seen_at }) => seen_at)
      .toSorted()
      .at(-1) ?? ''
  const gates = [...new Map(read.data.map((one) => [one.gate.id, one])).values()]
  return (
    <Fold
      title={counted(text.stations, read.data.length)}
      icon={IconDevices}
      said={
        wrong > 0 ? (
          <StateBadge tone="wait">{text.to_look_at(wrong)}</StateBadge>
        ) : (
          `${text.all_current} · ${text.latest(ago(latest, now))}`
        )
      }
      open={wrong > 0 || read.data.some(isUnopened)}
    >
      {gates.map((at) => (
        <CardPart key={at.gate.id}>
          <Title order={3}>{placeOf(at)}</Title>
          <LineList>
            {read.data
              .filter((one) => one.gate.id === at.gate.id)
              .toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a)) || b.seen_at.localeCompare(a.seen_at))
              .map((one) => (
                <li key={one.id}>
                  <StationLine of={one} older={isOlder(one)} />
                </li>
              ))}
          </LineList>
        </CardPart>
      ))}
      {read.data.some(isOlder) ? <Note>{text.older_text}</Note> : null}
      {read.data.some(({ copied_at }) => copied_at) ? <Note tone="bad">{text.copied_text}</Note> : null}
    </Fold>
  )
}

function StationLine({ of: one, older }: { of: KnownStation; older: boolean }) {
  const text = useText(stationListMessages)
  const checks = useText(checkTexts)
  return (
    <>
      <strong>{one.bound_by ?? (isUnopened(one) ? text.nobody_yet : text.nobody)}</strong>
      {isUnopened(one) ? <StateBadge tone="idle">{text.unopened}</StateBadge> : null}
      {older ? <StateBadge tone="wait">{text.older}</StateBadge> : null}
      {one.copied_at ? <StateBadge tone="bad">{text.copied}</StateBadge> : null}
      {one.check ? (
        <div>
          <span>{text.check}</span>
          <CheckFound
            at={one.check.at}
            by={one.check.by}
            well={checks.well}
            wrong={one.check.failed.map((part) => checks.failed[part])}
            zone={one.condominium.time_zone}
          />
        </div>
      ) : null}
      <Ago at={one.seen_at} />
    </>
  )
}
