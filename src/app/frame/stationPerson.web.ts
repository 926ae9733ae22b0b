/** The guard who used this station last may open the guard's page offline, until the server refuses it. */
import { useMemo } from 'react'
import { isStation } from '../../gate/station/stationBrowser.web.ts'
import { useKeptAgent } from '../../gate/station/stationMark.web.ts'
import type { TabletState } from '../../gate/tablet/tabletState.web.ts'
import type { CurrentPerson } from '../../session/session.contract.ts'
import { usePlace } from '../../web/router/Router.tsx'

/** On a tablet of a gate, the guard who opened the tablet, until the server has answered. */
export function useKeptPerson(
  tablet: TabletState | null,
  answered: boolean,
  unreachable: boolean,
): CurrentPerson | null {
  const guarding = usePlace().pathname === '/guard'
  const kept = useKeptAgent(guarding && !answered && !tablet, unreachable)
  const agent = tablet ? tablet.agent : kept
  return useMemo(() => {
    if (!agent) return null
    const { id, name: fullName, email } = agent
    const nowhere = {
      username: null,
      revision: 1,
      phone_number: null,
      unit_number: null,
      condominium: null,
      assigned: [],
      time_zones: [],
      places: [],
      home: null,
      homes: [],
      owns: [],
      ownership: null,
      asked_name: null,
      sign: null,
    }
    const status = {
      approval_status: 'approved',
      rejection_reason: null,
      email_confirmed: true,
      may_enter: true,
    } as const
    const factors = { second_factor: false, second_factor_required: false }
    return {
      id,
      full_name: fullName,
      email,
      user_role: 'agent',
      own_role: 'agent',
      language: 'es',
      ...nowhere,
      ...status,
      ...factors,
    }
  }, [agent])
}

/** Loads its code on stations only. */
export async function leaveStation(): Promise<void> {
  if (!isStation()) return
  const left = await import('../../gate/station/leaveStation.web.ts')
  await left.leaveStation()
}
