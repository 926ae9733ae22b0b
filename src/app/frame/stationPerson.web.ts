/** The guard who used this station last. Offline, they may open the guard's page until the server says otherwise. */
import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Door } from '../../gate/enrolled/door.web.ts'
import { useKeptAgent } from '../../gate/station/stationMark.web.ts'
import { isStation } from '../../gate/station/stationPatience.web.ts'
import type { CurrentPerson } from '../../session/session.contract.ts'

/** On a tablet of a gate it is who opened it, until the server knows them too. */
export function useKeptPerson(door: Door | null, answered: boolean, unreachable: boolean): CurrentPerson | null {
  const guarding = useRouterState({ select: ({ location }) => location.pathname === '/guard' })
  const kept = useKeptAgent(guarding && !answered && !door, unreachable)
  const agent = door ? door.agent : kept
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
    const standing = {
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
      ...standing,
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
