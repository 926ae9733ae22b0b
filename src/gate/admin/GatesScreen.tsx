/** The screen "Gates and devices" of an administrator. */

import { Button } from '@mantine/core'
import { IconDeviceTablet, IconPrinter, IconWebhook } from '@tabler/icons-react'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useWhole } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Below } from '../../web/cards/Below.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Folds, QuietLine } from '../../web/cards/Fold.tsx'
import { type PlainColumn, PlainTable } from '../../web/cards/lists/PlainTable.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useServerBuild } from '../../web/frame/build.ts'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Ago } from '../../web/listing/briefs.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { CheckFound } from '../../web/pieces/CheckFound.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { gate, type KnownStation, type Stray } from '../gate.contract.ts'
import { ArrivalRulesList } from './ArrivalRulesList.tsx'
import { DeviceList } from './DeviceList.tsx'
import { DoubtList } from './DoubtList.tsx'
import { GateList } from './GateList.tsx'
import { gatesMessages, stationListMessages, strayMessages } from './gates.messages.ts'
import { ReaderRulesList } from './ReaderRulesList.tsx'
import { checkTexts } from './stationCheck.messages.ts'
import { TabletList } from './TabletList.tsx'

export function GatesScreen() {
  const text = useText(gatesMessages)
  const gates = useWhole(gate.gates, {})
  const stations = useRead(gate.stations, {})
  const devices = useRead(gate.devices, {})
  const rules = useRead(gate.readerRules, {})
  const isAdmin = useCurrentUser().user_role === 'admin'
  const doubts = useRead(gate.doubts, {}, { enabled: isAdmin })
  return (
    <Page title={text.title} aside={text.subtitle} help="/admin-guide#gates">
      <Stack>
        {/* Each row says how its station stands. */}
        <GateList
          gates={stations.isPending ? { ...gates, rows: undefined, loading: true } : gates}
          stations={stations.data}
        />
        <Below waiting={gates.loading}>
          <Stack>
            <StationList />
            {/* A list waits as rows of its own: what is below comes once it knows how many they are. */}
            <div hidden={stations.isPending}>
              <Stack>
                <TabletList gates={gates.rows ?? []} />
                <DeviceList gates={gates.rows ?? []} />
                <div hidden={devices.isPending || rules.isPending || doubts.isLoading}>
                  <Stack>
                    <StrayActs />
                    <Folds>
                      {isAdmin ? <DoubtList /> : null}
                      <ReaderRulesList />
                      <ArrivalRulesList />
                      <PostersLink />
                      <WebhookLink />
                    </Folds>
                  </Stack>
                </div>
              </Stack>
            </div>
          </Stack>
        </Below>
      </Stack>
    </Page>
  )
}

/** One page for each kind of trouble, to hang up beside the tablet. */
function PostersLink() {
  const text = useText(gatesMessages)
  return (
    <QuietLine
      title={text.posters}
      icon={IconPrinter}
      said={text.posters_text}
      act={
        <Button component="a" href="/guard-guide#posters" target="_blank" rel="noopener" variant="default">
          {text.posters_open}
        </Button>
      }
    />
  )
}

/** Of the administration of a condominium alone. */
function WebhookLink() {
  const text = useText(gatesMessages)
  if (useCurrentUser().user_role !== 'admin') return null
  return (
    <QuietLine
      title={text.webhook}
      icon={IconWebhook}
      said={text.webhook_text}
      act={
        <LinkButton to="/dashboard/admin/webhook" variant="default">
          {text.webhook_open}
        </LinkButton>
      }
    />
  )
}

/** Stray acts, for the administration; shows nothing if there are none. */
export function StrayActs() {
  const text = useText(strayMessages)
  const dates = useDates()
  const { data } = useRead(gate.strays, {})
  if (!data || (data.acts.length === 0 && data.more === 0)) return null
  const kinds: Record<string, string> = text.kinds
  const columns: PlainColumn<Stray>[] = [
    { head: text.arrived, cell: ({ arrived_at, condominium }) => dates.at(condominium.time_zone).moment(arrived_at) },
    { head: text.sent_by, cell: ({ sent_by }) => sent_by },
    {
      head: text.event,
      cell: ({ kind, at, condominium }) => `${kinds[kind] ?? kind}, ${dates.at(condominium.time_zone).moment(at)}`,
    },
    {
      head: text.said,
      cell: ({ name, reason, authorized_by }) => [name, reason, authorized_by].filter(Boolean).join(' · ') || '—',
    },
    { head: text.condominium, cell: ({ condominium }) => condominium.name },
  ]
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        <PlainTable columns={columns} lines={data.acts} />
        {data.more > 0 ? <Note>{text.more(data.more)}</Note> : null}
      </Stack>
    </Card>
  )
}

/** The stations: which guard, last seen when, and whether the build is current. */
export function StationList() {
  const text = useText(stationListMessages)
  const checks = useText(checkTexts)
  const todays = useServerBuild()
  const stations = useWhole(gate.stations, {})
  // A tablet that was linked and that no guard has opened.
  const isUnopened = ({ bound_by, build }: KnownStation) => bound_by === null && build === null
  const isOlder = (one: KnownStation) => todays !== null && one.build !== todays && !isUnopened(one)
  const guardOf = (one: KnownStation) => one.bound_by ?? (isUnopened(one) ? text.nobody_yet : text.nobody)
  const buildOf = (one: KnownStation) => {
    if (isUnopened(one)) return { tone: 'idle', said: text.unopened } as const
    return isOlder(one)
      ? ({ tone: 'wait', said: text.older } as const)
      : ({ tone: 'good', said: text.current } as const)
  }

  const found = ({ check, condominium }: KnownStation) =>
    check ? (
      <CheckFound
        at={check.at}
        by={check.by}
        well={checks.well}
        wrong={check.failed.map((part) => checks.failed[part])}
        zone={condominium.time_zone}
      />
    ) : null

  const columns: Column<KnownStation>[] = [
    {
      key: 'gate',
      header: text.gate,
      primary: true,
      cell: (one) => (
        <>
          <strong>{one.gate.name}</strong>
          <div className="garita-second">{one.condominium.name}</div>
        </>
      ),
      brief: (one) => one.gate.name,
      folded: null,
    },
    {
      key: 'guard',
      header: text.guard,
      cell: guardOf,
      brief: (one) => (
        <>
          {one.condominium.name} <span className="garita-second">{guardOf(one)}</span>
        </>
      ),
      folded: null,
    },
    {
      key: 'build',
      header: text.build,
      brief: (one) => (
        <StateBadge tone={one.copied_at ? 'bad' : buildOf(one).tone}>
          {one.copied_at ? text.copied : buildOf(one).said}
        </StateBadge>
      ),
      folded: null,
      cell: (one) => (
        <>
          <StateBadge tone={buildOf(one).tone}>{buildOf(one).said}</StateBadge>
          {one.copied_at ? <StateBadge tone="bad">{text.copied}</StateBadge> : null}
        </>
      ),
    },
    {
      key: 'check',
      header: text.check,
      cell: (one) => found(one) ?? text.not_checked,
      brief: (one) => (one.check?.failed.length ? found(one) : null),
      folded: null,
    },
    {
      key: 'seen',
      header: text.seen,
      cell: ({ seen_at }) => <Ago at={seen_at} />,
      brief: ({ seen_at }) => <Ago at={seen_at} />,
    },
  ]
  return (
    <Stack>
      <Listing
        label={text.stations}
        attended
        columns={columns}
        list={stations}
        failed={text.failed}
        rowKey={(one) => one.id}
        rowName={(one) => `${one.gate.name}, ${one.condominium.name}`}
        empty={{ title: text.none, text: text.none_text, icon: IconDeviceTablet, compact: true }}
      />
      {stations.rows?.some(isOlder) ? <Note>{text.older_text}</Note> : null}
      {stations.rows?.some(({ copied_at }) => copied_at) ? <Note tone="bad">{text.copied_text}</Note> : null}
    </Stack>
  )
}
