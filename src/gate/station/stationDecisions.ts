/**
 * Stores the decisions that the guard saw and sends them to the server after a sync. It never delays an act: it does not wait for storage
 * or calls, and drops the oldest decisions above the limit.
 */
import { z } from 'zod'
import { id } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Snapshot } from './facts/gate.snapshot.ts'
import { type Decision, mostDecisionsInCall, type StationDecision, stationDecision } from './facts/gateDecisions.ts'
import { type ActProof, textToSign } from './facts/gateEvents.ts'
import { type StationKey, signWith } from './outbox.ts'
import type { Duty, Platform } from './station.ts'

const kept = z.strictObject({ condominium_id: id, agent_id: id, decision: stationDecision })
type Kept = z.infer<typeof kept>

/** A busy gate makes so many in two days. */
const mostKept = 1000

export interface StationDecisions {
  add(decision: Decision, snapshot: Snapshot | null, now: number): void
  send(): Promise<void>
}

export function stationDecisions(
  { store, ask }: Platform,
  duty: Duty,
  keyNow: () => StationKey | null,
): StationDecisions {
  const { agent, binding, station_id } = duty
  const condominiumId = binding.condominium.id
  const mine = (one: Kept) => one.agent_id === agent.id && one.condominium_id === condominiumId
  const change = (work: (decisions: Kept[]) => Kept[]) =>
    store.update('decisions', (stored) => {
      const left = work(open(stored))
      return left.length > 0 ? left : undefined
    })

  return {
    add(decided, snapshot, now) {
      const decision: StationDecision = {
        ...decided,
        id: newId(),
        at: new Date(now).toISOString(),
        gate_id: binding.gate.id,
        snapshot_version: snapshot?.version ?? null,
        snapshot_taken_at: snapshot?.taken_at ?? null,
      }
      void change((all) => [...all, { condominium_id: condominiumId, agent_id: agent.id, decision }].slice(-mostKept))
    },
    async send() {
      // Another guard's decisions wait until that guard is on duty again.
      const decisions = open(await store.read('decisions'))
        .filter(mine)
        .slice(0, mostDecisionsInCall)
        .map(({ decision }) => signed(decision, keyNow()))
      if (decisions.length === 0) return
      await ask(gate.recordDecisions, { condominium_id: condominiumId, station_id, decisions }).then(
        () => {
          const sent = new Set(decisions.map((one) => one.decision.id))
          return change((all) => all.filter(({ decision }) => !sent.has(decision.id)))
        },
        // Sent again at the next sync, with the same ids. An older server does not know this call.
        () => undefined,
      )
    },
  }
}

/** Signs with the key of the guard at this station. */
const signed = (decision: StationDecision, key: StationKey | null): { decision: StationDecision; proof?: ActProof } =>
  key ? { decision, proof: signWith(key, textToSign('decision', decision, key)) } : { decision }

/** An unreadable decision does not affect the others. */
function open(stored: unknown): Kept[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one) => {
    const read = kept.safeParse(one)
    return read.success ? [read.data] : []
  })
}
