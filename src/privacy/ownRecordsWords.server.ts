/** Turns the records of a person into rows with a time and words. */
import { eventTexts } from '../access-log/log.messages.ts'
import { reservationStateTexts } from '../amenities/amenities.messages.ts'
import { fieldTexts, optionTexts } from '../authorizations/authorizations.messages.ts'
import { kindTexts } from '../authorizations/kinds.messages.ts'
import { askedTexts, homeKindTexts } from '../households/rights.messages.ts'
import { noticeMessages } from '../notices/notices.messages.ts'
import { amenityTypeNames } from '../shared/amenityTypes.ts'
import type { Output } from '../shared/contract.ts'
import { type Language, locales, speak } from '../shared/messages.ts'
import { approvalTexts, roleTexts } from '../shared/roles.messages.ts'
import { zoneName } from '../shared/zoneNames.ts'
import { type OwnDataPart, ownDataFields, ownDataParts, ownDataTexts, ownDataValues } from './ownRecords.messages.ts'
import type { privacy } from './privacy.contract.ts'

export type OwnRecords = Omit<Output<typeof privacy.download>, 'own_photos'>

/** The column whose time is the first of a row. */
const times: Readonly<Record<Exclude<OwnDataPart, 'profile'>, string>> = {
  residences: 'requested_at',
  ownerships: 'since',
  assignments: 'assigned_at',
  authorizations: 'created_at',
  decided_visits: 'created_at',
  access_log: 'occurred_at',
  held_longer: 'until',
  left_at_gate: 'left_at',
  permissions_asked: 'asked_at',
  matters: 'began_at',
  announcements: 'sent_at',
  short_stays: 'starts_at',
  alarms: 'pressed_at',
  reservations: 'starts_at',
  notices_read: 'read_at',
  sessions: 'last_seen_at',
}

/** Beyond this number the JSON file is the better reading. */
export const mostPrinted = 300

export interface OwnDataWords {
  title: string
  name: string
  made: string
  facts: (readonly [string, string])[]
  account: string
  parts: { title: string; notes: string[]; rows: (readonly [string, string])[] }[]
  heads: readonly [string, string]
  footOf: (page: number, of: number) => string
  file: string
}

export function ownDataWords(records: OwnRecords, language: Language, zone: string, madeAt: Date): OwnDataWords {
  const text = speak(ownDataTexts, language)
  const titles = speak(ownDataParts, language)
  const { moment, line } = writer(language, zone)
  const { profile, notices_by_mail, ...lists } = records
  const byMail = notices_by_mail === null ? text.mail_default : notices_by_mail ? text.yes : text.no
  return {
    file: text.file,
    title: text.title,
    name: String(profile.full_name ?? ''),
    made: text.made(moment(madeAt.toISOString()), zoneName(zone, language)),
    account: titles.profile,
    facts: [...line(profile), [text.mail, byMail]],
    heads: [text.when, text.what],
    footOf: text.page,
    parts: (Object.keys(times) as (keyof typeof times)[]).map((part) => {
      const rows = lists[part]
      const shown = rows.slice(0, mostPrinted)
      const notes = [
        ...(rows.length === 0 ? [text.none] : []),
        ...(shown.length < rows.length ? [text.newest(shown.length, rows.length)] : []),
      ]
      return {
        title: titles[part],
        notes,
        rows: shown.map((row) => {
          const { [times[part]]: at, ...rest } = row
          return [
            at ? moment(String(at)) : '',
            line(rest)
              .map((words) => words.join(': '))
              .join(' · '),
          ] as const
        }),
      }
    }),
  }
}

const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)

/** Names a field and a value in the words of the screens; an unknown one stays as it is. */
function writer(language: Language, zone: string) {
  const text = speak(ownDataTexts, language)
  const labels: Record<string, string> = { ...speak(fieldTexts, language), ...speak(ownDataFields, language) }
  const kinds = speak(kindTexts, language)
  const notices: Record<string, string> = speak(noticeMessages, language).kinds
  const values: Record<string, string> = {
    ...speak(optionTexts, language),
    ...speak(reservationStateTexts, language),
    ...speak(amenityTypeNames, language),
    ...speak(homeKindTexts, language),
    ...speak(askedTexts, language),
    ...speak(eventTexts, language),
    ...speak(approvalTexts, language),
    ...speak(roleTexts, language),
    ...speak(ownDataValues, language),
  }
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: zone },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const moment = (at: string) => (isMoment(at) ? format.format(new Date(at)) : at)

  function wordsOf(field: string, value: unknown): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (Array.isArray(value)) return value.map((one) => wordsOf(field, one)).join(', ')
    if (value && typeof value === 'object')
      return line(Object(value))
        .map((words) => words.join(': '))
        .join(', ')
    const written = String(value)
    if (field === 'auth_type' && written in kinds) return kinds[written as keyof typeof kinds].one
    if (field === 'kind' && notices[written]) return notices[written]
    if (field === 'language') return (written === 'es' ? values.spanish : values.english) ?? written
    return isMoment(written) ? moment(written) : worded.has(field) ? (values[written] ?? written) : written
  }

  function line(row: Record<string, unknown>): [string, string][] {
    return Object.entries(row)
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && !isEmpty(value))
      .map(([field, value]) => [labels[field] ?? field, wordsOf(field, value)])
  }

  return { moment, line }
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Fields whose values are words of the product. Others are words of a person, which stay as written. */
const worded = new Set([
  ...['user_role', 'approval_status', 'language', 'kind', 'asked', 'status', 'relationship', 'event_type', 'answer'],
  ...['amenity', 'work_type', 'species', 'vaccination_status', 'vehicle_type'],
])
