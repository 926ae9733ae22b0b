/** The guard checks these parts at the start of a shift. */
import { z } from 'zod'
import { moment } from '../../../shared/fields.ts'

export const checkedParts = ['sound', 'camera', 'reader', 'line', 'battery', 'data'] as const
export type CheckedPart = (typeof checkedParts)[number]

export const foundAmiss = z.array(z.enum(checkedParts)).max(checkedParts.length)

/** `by`: null if the account was deleted. */
export const stationCheck = z.strictObject({ at: moment, by: z.string().nullable(), failed: foundAmiss })
