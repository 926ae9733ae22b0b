/** The invitation that somebody came with: behind the # of the address, where no log sees it. */
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { useHash } from '../web/hash.ts'
import { useRead } from '../web/queries.ts'

export function useInvitation() {
  const code = useHash()
  const found = useRead(condominiums.invited, { invitation_code: code ?? '' }, { enabled: code !== null })
  return { code: found.data ? code : null, place: found.data ?? null, dead: found.isError }
}
