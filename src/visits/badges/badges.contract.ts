/** The call about badges. */
import { z } from 'zod'
import { contract, write } from '../../shared/contract.ts'
import { id } from '../../shared/fields.ts'
import { badge } from './badges.ts'

export const badges = contract('badges', {
  give: write(
    'Write down the badge of somebody who is inside; a later one replaces it',
    z.strictObject({ condominium_id: id, id, event_id: id, badge }),
  ),
})
