/** The invitation that somebody came with: behind the # of the address, where no log sees it. */
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useHash } from '../../web/frame/hash.ts'

/** What is answered about a link that leads nowhere; anything else says nothing about the link. */
const deadCodes = ['not_found', 'invalid']

export function useInvitation() {
  const code = useHash()
  const found = useRead(condominiums.invited, { invitation_code: code ?? '' }, { enabled: code !== null })
  const dead = found.isError && deadCodes.includes(found.error.code)
  return {
    code: found.data ? code : null,
    place: found.data ?? null,
    dead,
    failed: dead ? undefined : failureOf(found),
  }
}
