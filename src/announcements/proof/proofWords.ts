import { folioTexts } from '../../logIntegrity/folio.messages.ts'
import type { Country } from '../../shared/countries.ts'
import { speakThere } from '../../shared/countryWords.ts'
import { type Language, locales } from '../../shared/messages.ts'
import { zoneName } from '../../shared/zoneNames.ts'
import type { Receipts } from '../announcements.contract.ts'
import { announcementDeskMessages } from '../announcements.messages.ts'
import { announcedTo, paragraphsOf } from '../announcements.rules.ts'
import { announcementFileTexts } from '../files/announcementFiles.messages.ts'
import { sizeOf } from '../files/announcementFiles.rules.ts'
import { noticeProofTexts } from './noticeProof.messages.ts'

interface ProofFacts {
  notice: Receipts
  by_name: string
  folio: string
  made_at: Date
  /** Null until the log has a line. */
  code: string | null
  /** The address of the page that verifies folios. */
  page: string
}

export function proofWords({ notice, ...of }: ProofFacts, language: Language, country: Country | null) {
  const zone = notice.time_zone
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: zone },
    ...clock,
  })
  const moment = (at: string | Date) => format.format(new Date(at))
  const text = speakThere(noticeProofTexts, language, country)
  const ofFolio = speakThere(folioTexts, language, country)
  const { picture } = speakThere(announcementFileTexts, language, country)
  const { audience_short } = speakThere(announcementDeskMessages, language, country)
  const when = (at: string | null) => (at ? moment(at) : text.not_yet)
  const given = (label: string, value: string | null) => (value ? [[label, value] as const] : [])
  return {
    file: text.file,
    title: text.title(notice.folio ?? ''),
    condominium: notice.condominium,
    folio: `${ofFolio.folio} ${of.folio}`,
    facts: [
      ...given(text.notice, notice.folio),
      [text.subject, notice.title] as const,
      [text.audience, announcedTo(notice, audience_short)] as const,
      [text.by, notice.written_by_name] as const,
      [text.sent, notice.sent_at ? `${moment(notice.sent_at)}, ${zoneName(zone, language)}` : ''] as const,
      ...given(text.corrects, notice.corrects_folio),
      ...given(text.corrected, notice.corrected_by),
      [text.made, `${of.by_name} · ${moment(of.made_at)}`] as const,
    ],
    titles: { facts: text.facts, text: text.text, files: text.files, homes: text.homes, worth: text.worth },
    text: paragraphsOf(notice.body),
    files: [
      ...notice.files.flatMap(({ words, bytes, sha256 }, place) => [
        `${words || picture(place + 1)} · ${sizeOf(bytes, locales[language])}`,
        `SHA-256: ${sha256}`,
      ]),
      ...(notice.files.length > 0 ? [text.file_hash] : []),
    ],
    heads: [text.home, text.received, text.opened, text.confirmed],
    rows: notice.addressed.map((home) => [
      [home.unit_number, home.tower].filter(Boolean).join(' · '),
      home.accounts === 0 && !home.received_at ? text.no_account : when(home.received_at),
      when(home.opened_at),
      when(home.confirmed_at),
    ]),
    worth: [
      text.counted(notice.homes, notice.received, notice.opened, notice.confirmed),
      text.meaning,
      text.fixed,
      of.code ? ofFolio.code(of.code) : ofFolio.no_code,
      ofFolio.check(of.page),
    ],
    footOf: (page: number, pages: number) => ofFolio.foot(of.folio, page, pages),
  }
}
