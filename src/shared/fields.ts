/** Field schemas that several slices share. */
import { z } from 'zod'
import { inOneAlphabet } from './lookAlikes.ts'
import { languages } from './messages.ts'

/** In texts of several lines the joiners and variants of emoji stay, because they are visible there. */
const unseenInTexts = /[[\p{Default_Ignorable_Code_Point}\p{Cf}]--[\u200d\ufe0e\ufe0f]]/gv
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

const without = (signs: RegExp) => (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').replace(signs, '')

/**
 * Removes control characters, lone surrogates (which PostgreSQL refuses) and invisible or direction-changing characters: names that look
 * alike must be found alike. Removed and not refused, because users paste them without knowing.
 */
export const legible = without(unseen)

/** One line of text, trimmed. The bundler drops the schemas that a screen does not use. */
/* @__NO_SIDE_EFFECTS__ */
function line(longest: number) {
  return z
    .string()
    .transform((text) => inOneAlphabet(legible(text)).trim())
    .pipe(z.string().max(longest, 'too_long'))
}

/** A name without a visible character would be an empty line on the guard's screen. */
const somethingVisible = /[[\p{L}\p{N}\p{P}\p{S}]--\p{Default_Ignorable_Code_Point}]/v

/* @__NO_SIDE_EFFECTS__ */
export const requiredLine = (longest: number) => line(longest).pipe(z.string().regex(somethingVisible, 'required'))

/** How a pass begins, also from a reader with the layout of another keyboard. */
export const beginsLikePass = (text: string) => /^g1[:ñ]\S/iu.test(text)

/** A line that a person types, never a reader. */
/* @__NO_SIDE_EFFECTS__ */
export const typedLine = (longest: number) => requiredLine(longest).refine((text) => !beginsLikePass(text), 'pass_like')

/** An optional line: text without a visible character becomes null, so that "not given" has one form in the database. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalLine = (longest: number) =>
  line(longest)
    .transform((text) => (somethingVisible.test(text) ? text : null))
    .nullable()
    .default(null)

/** Several lines, kept as typed, except invisible characters. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (longest: number) =>
  z
    .string()
    .transform((text) => text.split(/\r?\n/).map(without(unseenInTexts)).join('\n').trim())
    .pipe(z.string().max(longest, 'too_long'))
    .transform((text) => (somethingVisible.test(text) ? text : null))
    .nullable()
    .default(null)

export const id = z.uuid('invalid').transform((text) => text.toLowerCase())

/** How often a thing was changed, as a form had seen it. */
export const revision = z.int().min(1).max(2_147_483_647)

/** PostgreSQL has no year 0. */
export const hasYear = (written: string) => !written.startsWith('0000')

/** A day that a call takes; one that an answer tells needs no such look. */
export const calendarDay = z.iso.date('moment').refine(hasYear, 'moment')

/** Nor a time zone 16 hours from UTC; and what is in another year than of four digits, in UTC, it answers as no moment. */
const isMoment = (written: string) =>
  !/[+-](1[6-9]|2\d):?\d\d$/.test(written) && Date.parse(written) >= firstMoment && Date.parse(written) < afterLast
const [firstMoment, afterLast] = [Date.parse('0001-01-01'), Date.UTC(10_000)]
export const moment = z.iso.datetime({ offset: true }).refine(isMoment, 'moment')

export const email = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().min(1, 'required').max(254, 'too_long').pipe(z.email('email')))

const phoneShape = /^\+?[0-9(][0-9 ().-]{5,26}$/
const phoneDigits = (text: string) => text.replace(/\D/g, '').length

const isTelephone = (text: string) => phoneShape.test(text) && phoneDigits(text) >= 7 && phoneDigits(text) <= 15
export const telephone = z.string().refine(isTelephone, 'phone')
export const optionalPhone = optionalLine(30).refine((text) => text === null || isTelephone(text), 'phone')

/** "a-1" and "A-1" are the same unit. */
export const unitNumber = requiredLine(20).transform((text) => text.replace(/\s+/g, ' ').toUpperCase())

/** The language of a downloaded file: that of the user's screen. */
export const language = z.enum(languages)

export const fullName = typedLine(120)
export const searchText = line(100).default('')
/** Where a page begins, as the page before said; no text of the database holds a zero. */
export const cursor = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'), 'invalid')
  .optional()

export const page = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable() })

/** A page with the number of rows on all pages, at most `mostCounted` + 1. */
export const countedPage = <Item extends z.ZodType>(item: Item) => page(item).extend({ total: z.int() })

/** A condominium as a thing that happened there names it: times are told in its time zone. */
export const condominiumThere = z.strictObject({ id: z.uuid(), name: z.string(), time_zone: z.string() })
