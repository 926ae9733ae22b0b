import { z } from 'zod'
import { inOneAlphabet } from './lookAlikes.ts'
import { languages } from './messages.ts'

/** Texts of several lines keep the joiners and variants of emoji, which are visible there. */
const unseenInTexts = /[[\p{Default_Ignorable_Code_Point}\p{Cf}]--[\u200d\ufe0e\ufe0f]]/gv
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

const without = (signs: RegExp) => (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').replace(signs, '')

/**
 * Removes control characters, lone surrogates (which PostgreSQL refuses) and characters that are invisible or change the direction, so that
 * a search finds names as they appear. The form accepts the text without them, because users paste them without knowing.
 */
export const legible = without(unseen)

/** The bundler drops the schemas that a screen does not use. */
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

/** Each pass begins like this, also from a reader with another keyboard layout. */
export const beginsLikePass = (text: string) => /^g1[:ñ]\S/iu.test(text)

/** Rejects the input of a code reader. */
/* @__NO_SIDE_EFFECTS__ */
export const typedLine = (longest: number) => requiredLine(longest).refine((text) => !beginsLikePass(text), 'pass_like')

/** Text without a visible character becomes null, so that "not given" has one form in the database. */
/* @__NO_SIDE_EFFECTS__ */
export const emptiedLine = (longest: number) =>
  line(longest)
    .transform((text) => (somethingVisible.test(text) ? text : null))
    .nullable()

/* @__NO_SIDE_EFFECTS__ */
export const optionalLine = (longest: number) => emptiedLine(longest).default(null)

/* @__NO_SIDE_EFFECTS__ */
function text(longest: number) {
  return z
    .string()
    .transform((text) => text.split(/\r?\n/).map(without(unseenInTexts)).join('\n').trim())
    .pipe(z.string().max(longest, 'too_long'))
}

/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (longest: number) => text(longest).pipe(z.string().regex(somethingVisible, 'required'))

/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (longest: number) =>
  text(longest)
    .transform((text) => (somethingVisible.test(text) ? text : null))
    .nullable()
    .default(null)

export const id = z.uuid('invalid').transform((text) => text.toLowerCase())

/** The number of changes that a form had loaded. */
export const revision = z.int().min(1).max(2_147_483_647)

/** PostgreSQL has no year 0, and the last day of the year 9999 ends in a year of five digits. */
export const fitsCalendar = (written: string) => !/^(0000|9999-12-31)/.test(written)

export const calendarDay = z.iso.date('moment').refine(fitsCalendar, 'moment')

/** PostgreSQL refuses a time zone 16 hours from UTC, and does not write other than four-digit years as a moment. */
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
/** Undefined changes nothing, for forms of earlier builds. */
export const changedPhone = emptiedLine(30)
  .refine((text) => text === null || isTelephone(text), 'phone')
  .optional()

/** "a-1" and "A-1" are the same unit. */
export const unitNumber = requiredLine(20).transform((text) => text.replace(/\s+/g, ' ').toUpperCase())

export const language = z.enum(languages)

export const fullName = typedLine(120)
export const searchText = line(100).default('')
/** A cursor comes from the previous page; no text in the database contains a zero character. */
export const cursor = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'), 'invalid')
  .optional()

export const page = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable() })

/** The number of rows on all pages is at most `mostCounted` + 1. */
export const countedPage = <Item extends z.ZodType>(item: Item) => page(item).extend({ total: z.int() })

export const condominiumThere = z.strictObject({ id: z.uuid(), name: z.string(), time_zone: z.string() })
