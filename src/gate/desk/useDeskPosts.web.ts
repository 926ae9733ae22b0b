/** The posts of a guard at the desk, one for each condominium: acts are calls, and facts are asked of the server. */
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { households } from '../../households/households.contract.ts'
import type { Output } from '../../shared/contract.ts'
import { sentFile } from '../../shared/sentFiles.ts'
import { spellings } from '../../units/spellings/spellings.contract.ts'
import { ask, Refused, serverNow, useServerNow } from '../../web/calls/api.ts'
import { useCurrentUserId } from '../../web/calls/currentUser.tsx'
import { lookAgainAt, useRead } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { arrivals } from '../arrivals/arrivals.contract.ts'
import { arrivalPresets } from '../arrivals/arrivals.ts'
import { homeRules } from '../arrivals/homeRules/homeRules.contract.ts'
import { askedByLines } from '../arrivals/homeRules/homeRules.ts'
import { leftItems } from '../arrivals/leftItems/leftItems.contract.ts'
import type { GuardPost, Phone } from '../dialogs/guardPost.tsx'
import { gate } from '../gate.contract.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { visits } from '../visits/visits.contract.ts'
import { isSameVisitor, visitorName } from '../visits/visits.rules.ts'

type Answering = Output<typeof households.answering>[number]

/** Reads of these slices show the acts of the desk. */
const shownBy = ['visits', 'arrivals', 'leftItems', 'amenities', 'parties']

interface DeskAct {
  condominium_id: string
  agent_id: string
  event_id: string
  act: Act
}

/** The path of the event's fields in the call; the form has no path. */
const pathOfEvent = 'events.0.event.'

/** Sends one event without a station. The server refuses a conflict of a desk, while it keeps and flags a station's. */
async function recordAtDesk({ condominium_id, agent_id, event_id, act }: DeskAct) {
  const made = { id: event_id, at: new Date().toISOString(), doubt: null, snapshot_version: null }
  try {
    const event = { ...made, gate_id: null, agent_id, ...act }
    const { answers } = await ask(gate.record, { condominium_id, events: [{ event }] })
    return answers[0]?.phones ?? []
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const fields = error.fields.map((one) => ({ ...one, field: one.field.replace(pathOfEvent, '') }))
    throw new Refused(error.code, error.status, fields, error.now)
  }
}

export function useDeskPosts(): (condominiumId: string) => GuardPost {
  const failureText = useRefusalText()
  // Rules of homes begin and end by the clock.
  useServerNow()
  const agentId = useCurrentUserId() ?? ''
  const { mutateAsync } = useMutation<readonly Phone[], Refused, DeskAct>({
    mutationFn: recordAtDesk,
    onSuccess: async () => {
      await Promise.all(shownBy.map(lookAgainAt))
    },
  })
  return (condominiumId) => ({
    condominium_id: condominiumId,
    keepsDrafts: true,
    corrects: true,
    failureText,
    bearer: () => undefined,
    async record(act, eventId) {
      await mutateAsync({ condominium_id: condominiumId, agent_id: agentId, event_id: eventId, act })
      return eventId
    },
    async addItemPhoto(itemId, jpeg) {
      await ask(leftItems.addPhoto, sentFile([condominiumId, itemId], jpeg))
      await lookAgainAt('leftItems')
      return 'sent'
    },
    showPhones(look, eventId) {
      const act = { kind: 'phones_shown', ...look } as const
      return mutateAsync({ condominium_id: condominiumId, agent_id: agentId, event_id: eventId, act })
    },
    useHomePeople(unit) {
      const home = { condominium_id: condominiumId, unit_number: unit ?? '' }
      return useRead(households.answering, home, { enabled: unit !== null }).data?.map(({ name }) => name) ?? []
    },
    now: serverNow,
    likelyUnits: () => [],
    useSameWaiting({ unit_number, name, last_name }) {
      const whole = unit_number && name.trim() && last_name?.trim() ? visitorName({ name, last_name }) : ''
      const [search] = useDebouncedValue(whole, 300)
      const filter = { search, condominium_id: condominiumId, status: 'pending' as const }
      const waiting = useRead(visits.list, filter, { enabled: search !== '' })
      return whole ? waiting.data?.items.find((one) => isSameVisitor(one, { unit_number, name, last_name })) : undefined
    },
    useArrivalFacts(unit) {
      const home = { condominium_id: condominiumId, unit_number: unit }
      const enabled = condominiumId !== '' && unit !== ''
      const asks = useRead(arrivals.asked, { condominium_id: condominiumId }, { enabled: condominiumId !== '' })
      const answering = useRead(households.answering, home, { enabled }).data
      const said = useRead(homeRules.atDesk, home, { enabled })
      const rings = (one: Answering) =>
        one.answers === 'administration' || (one.answers === 'app' && one.rings !== 'quiet' && one.rings !== 'never')
      return {
        rules: asks.data ?? arrivalPresets.specification,
        lines: askedByLines(said.data?.rules ?? []),
        homeRules: said.data && said.data.rules.length > 0 ? said.data : null,
        time_zone: said.data?.time_zone ?? 'UTC',
        unreached: enabled && answering?.length === 0,
        administered: answering?.some(({ answers }) => answers === 'administration') ?? false,
        onlyByPhone: answering !== undefined && !answering.some(rings),
        badgeKinds: [],
        keepsLeft: true,
        again: () => void said.refetch(),
      }
    },
    useUnits() {
      const here = { condominium_id: condominiumId }
      const enabled = condominiumId !== ''
      const units = useRead(visits.units, here, { enabled })
      const spelled = useRead(spellings.spelled, here, { enabled })
      return { units: units.data ?? [], spellings: spelled.data, pending: units.isPending }
    },
  })
}
