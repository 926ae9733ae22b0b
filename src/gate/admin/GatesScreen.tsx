import { Button } from '@mantine/core'
import { IconChevronRight, IconPlus, IconPrinter, IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useWhole } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Folds, QuietLine } from '../../web/cards/Fold.tsx'
import { HiddenWhileLoading } from '../../web/cards/HiddenWhileLoading.tsx'
import { type PlainColumn, PlainTable } from '../../web/cards/lists/PlainTable.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useOpener } from '../../web/form/reopening.ts'
import { MainAct } from '../../web/frame/MainAct.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { gate, type Stray } from '../gate.contract.ts'
import { DeviceList } from '../readers/DeviceList.tsx'
import { ReaderRulesList } from '../readers/ReaderRulesList.tsx'
import { stations as enrolled } from '../tablet/stations.contract.ts'
import { ArrivalRulesList } from './ArrivalRulesList.tsx'
import { DoubtList } from './DoubtList.tsx'
import { GateDialog, GateList } from './GateList.tsx'
import { gatesMessages, strayMessages } from './gates.messages.ts'
import { StationList } from './StationList.tsx'
import { TabletList } from './TabletList.tsx'

export function GatesScreen() {
  const text = useText(gatesMessages)
  const gates = useWhole(gate.gates, {})
  const stations = useRead(gate.stations, {})
  const tablets = useRead(enrolled.tablets, {})
  const devices = useRead(gate.devices, {})
  const rules = useRead(gate.readerRules, {})
  const isAdmin = useCurrentUser().user_role === 'admin'
  const doubts = useRead(gate.doubts, {}, { enabled: isAdmin })
  const [adding, setAdding] = useState(false)
  const add = useOpener('gate', () => setAdding(true))
  return (
    <Page
      title={text.title}
      help="/admin-guide#gates"
      main={<MainAct icon={IconPlus} label={text.add_gate} disabled={!gates.rows?.length} onClick={add} />}
    >
      <Stack>
        <GateList
          gates={stations.isPending ? { ...gates, rows: undefined, loading: true } : gates}
          stations={stations.data}
        />
        <HiddenWhileLoading waiting={gates.loading || stations.isPending}>
          {/* Each is a line or a list: the cards below wait until its height is known. */}
          <div hidden={[tablets, devices, rules].some(({ isPending }) => isPending) || doubts.isLoading}>
            <Stack>
              <StrayActs />
              <Folds>
                <StationList />
                <TabletList gates={gates.rows ?? []} />
                <DeviceList gates={gates.rows ?? []} />
              </Folds>
              <Folds>
                {isAdmin ? <DoubtList /> : null}
                <ReaderRulesList />
                <ArrivalRulesList />
                <PostersLink />
                <WebhookLink />
              </Folds>
            </Stack>
          </div>
        </HiddenWhileLoading>
      </Stack>
      {adding ? <GateDialog gates={gates.rows ?? []} onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}

/** Guards hang the printed posters, one for each kind of trouble, beside the tablet. */
function PostersLink() {
  const text = useText(gatesMessages)
  return (
    <QuietLine
      title={text.posters}
      icon={IconPrinter}
      said={text.posters_text}
      act={
        <Button
          component="a"
          href="/guard-guide#posters"
          target="_blank"
          rel="noopener"
          variant="subtle"
          px={0}
          rightSection={<IconChevronRight size={20} aria-hidden />}
        >
          {text.posters_open}
        </Button>
      }
    />
  )
}

function WebhookLink() {
  const text = useText(gatesMessages)
  if (useCurrentUser().user_role !== 'admin') return null
  return (
    <QuietLine
      title={text.webhook}
      icon={IconWebhook}
      said={text.webhook_text}
      act={
        <LinkButton
          to="/dashboard/admin/webhook"
          variant="subtle"
          px={0}
          rightSection={<IconChevronRight size={20} aria-hidden />}
        >
          {text.webhook_open}
        </LinkButton>
      }
    />
  )
}

/** Shows stray acts to administrators, and nothing if there are none. */
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
