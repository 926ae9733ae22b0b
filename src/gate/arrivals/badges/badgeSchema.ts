import { z } from 'zod'
import { id } from '../../../shared/fields.ts'
import { mostOfBadge, writtenBadge } from './badges.ts'

export const badge = z.string().transform(writtenBadge).pipe(z.string().min(1, 'required').max(mostOfBadge, 'too_long'))

export const badgeGiven = { authorization_id: id, badge }
