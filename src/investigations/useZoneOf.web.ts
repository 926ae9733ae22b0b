/** The time zone of the chosen condominium: an administrator may run others in other zones. */
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { defaultTimeZone } from '../shared/time.ts'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { useRead } from '../web/calls/queries.ts'

export function useZoneOf(condominiumId: string | undefined): string {
  const home = useHomeZone()
  const known = useRead(
    condominiums.choose,
    { search: '', id: condominiumId },
    { enabled: condominiumId !== undefined },
  )
  return known.data?.find(({ id }) => id === condominiumId)?.time_zone ?? home ?? defaultTimeZone
}
