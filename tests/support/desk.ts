/** Acts of a guard at a desk, each an event that is recorded now. */
import { gate } from '../../src/gate/gate.contract.ts'
import type { Input } from '../../src/shared/contract.ts'
import { newId } from '../../src/shared/ids.ts'
import type { TestPerson } from './installation.ts'

type Sent = Input<typeof gate.record>['events'][number]['event']
type WithoutMade<Event> = Event extends Sent
  ? Omit<Event, 'id' | 'at' | 'doubt' | 'snapshot_version' | 'gate_id' | 'agent_id'>
  : never
export type DeskAct = WithoutMade<Sent>
type Fields<Kind extends DeskAct['kind'], Named extends string = never> = Omit<
  Extract<DeskAct, { kind: Kind }>,
  'kind' | Named
>

interface Place {
  condominium_id: string
  /** The same id sent again is the same act. */
  event_id?: string
}
interface About {
  id: string
}
interface Guest {
  reservation_id: string
  guest_id: string
}

export const eventOf = (guard: Pick<TestPerson, 'id'>, act: DeskAct, id = newId()) => ({
  ...{
    ...act,
    id,
    at: new Date().toISOString(),
    doubt: null,
    snapshot_version: null,
    gate_id: null,
    agent_id: guard.id,
  },
})

export const record = (guard: TestPerson, condominiumId: string, act: DeskAct, id?: string) =>
  guard.call(gate.record, { condominium_id: condominiumId, events: [{ event: eventOf(guard, act, id) }] })

const of =
  <Asked extends object>(actOf: (asked: Asked) => DeskAct) =>
  (guard: TestPerson, { condominium_id, event_id, ...asked }: Place & Asked) =>
    record(guard, condominium_id, actOf(asked as unknown as Asked), event_id)

const subject = (id: string) => ({ subject: { authorization_id: id } })

export const atDesk = {
  register: of(({ id, ...visit }: About & Fields<'unannounced', 'authorization_id'>) => ({
    kind: 'unannounced',
    authorization_id: id,
    ...visit,
  })),
  enter: of(
    ({ id, reason, choice }: About & { reason?: string | null } & Partial<Pick<Fields<'override'>, 'choice'>>) =>
      reason === null || reason === undefined
        ? { kind: 'entry', ...subject(id) }
        : { kind: 'override', ...subject(id), reason, authorized_by: null, choice },
  ),
  leave: of(({ id }: About) => ({ kind: 'exit', ...subject(id) })),
  enterByPhone: of(({ id, ...word }: About & Fields<'override', 'subject'>) => ({
    kind: 'override',
    ...subject(id),
    ...word,
  })),
  enterGuest: of((guest: Guest & { name?: string | null }) => ({ kind: 'guest_entry', ...guest })),
  leaveGuest: of((guest: Guest) => ({ kind: 'guest_exit', ...guest })),
  close: of(({ id, outcome }: About & { outcome: 'refused' | 'left' | 'comes_down' | 'left_at_gate' }) =>
    outcome === 'refused' || outcome === 'left'
      ? { kind: 'arrival_closed', authorization_id: id, outcome }
      : { kind: 'call_answer', authorization_id: id, answer: outcome },
  ),
  emergency: of((_: object) => ({ kind: 'emergency' })),
  noteEmergency: of(({ id, ...note }: About & Fields<'emergency_note', 'of'>) => ({
    kind: 'emergency_note',
    of: id,
    ...note,
  })),
  authority: of((_: object) => ({ kind: 'authority' })),
  settleAuthority: of(({ id, ...outcome }: About & Fields<'authority_outcome', 'of'>) => ({
    kind: 'authority_outcome',
    of: id,
    ...outcome,
  })),
  leaveItem: of((item: Fields<'item_left'>) => ({ kind: 'item_left', ...item })),
  handOver: of((handing: Fields<'item_handed'>) => ({ kind: 'item_handed', ...handing })),
  giveBadge: of(({ id, badge }: About & { badge: string }) => ({ kind: 'badge', authorization_id: id, badge })),
  arriveByRule: of(({ id, ...arrival }: About & Fields<'unannounced', 'authorization_id'>) => ({
    kind: 'unannounced',
    authorization_id: id,
    ...arrival,
  })),
  showPhones: of(({ unit_number, why }: { unit_number: string; why: string | null }) => ({
    kind: 'phones_shown',
    authorization_id: null,
    unit_number,
    reason: why,
  })),
}
