/** Times of a condominium never use the browser's zone: one place writes them, and asks for the zone. */
import { expect, test } from 'vitest'
import { isTest, type Source, sourcesIn } from './sources.ts'

/** On the server PostgreSQL writes the times, so the check leaves these files out. */
const sources = sourcesIn('src', /\.tsx?$/).filter(
  (source) => !isTest(source) && !/\.server\.tsx?$|^src\/(demo|server)\//.test(source.path),
)

const having = (shape: RegExp) => sources.filter(({ text }) => shape.test(text)).map(({ path }: Source) => path)

test('formats times only with a given zone, or days of the calendar', () => {
  expect(having(/Intl\.DateTimeFormat|toLocale(Date|Time)String\(/).sort()).toEqual(
    [
      // Days of the calendar, which are the same everywhere.
      'src/shared/wallDays.ts',
      'src/authorizations/periodWords.ts',
      'src/authorizations/valueText.tsx',
      // The station shows the zone of its condominium.
      'src/gate/screen/gateWords.ts',
      // Evidence has the zone of its condominium.
      'src/announcements/proof/proofWords.ts',
      'src/incidents/report/incidentWords.ts',
      'src/investigations/evidenceFiles/evidenceWords.ts',
      // The page of the board has the zone of its condominium.
      'src/reports/board/boardFigures.ts',
      'src/reports/board/months.ts',
      'src/shared/time.ts',
      'src/web/cards/dates.tsx',
    ].sort(),
  )
})

test('reads the parts of the browser’s clock in no other file', () => {
  expect(having(/\.get(Hours|Minutes|Date|Day|Month|TimezoneOffset)\(\)/)).toEqual(['src/web/cards/dates.tsx'])
})

test('writes only times without a condominium in the reader’s zone', () => {
  expect(having(/\bofReader\b/).sort()).toEqual(
    [
      // Entries about an account or the installation, which have no condominium.
      'src/audit/AuditChanges.tsx',
      'src/audit/AuditScreen.tsx',
      'src/mail/MailScreen.tsx',
      'src/people/approvals/ApproveDialog.tsx',
      'src/people/invite/InviteDialog.tsx',
      'src/people/peopleColumns.tsx',
      'src/people/person/PersonDialogs.tsx',
      'src/people/person/SecurityDialog.tsx',
      'src/privacy/PrivacyCard.tsx',
      // The printed report of several condominiums, and a printout without lines.
      'src/reports/ReportHead.tsx',
      'src/session/account/Activity.tsx',
      'src/session/account/OpenSessions.tsx',
      'src/system/SystemHealth.tsx',
      'src/gate/log/LogPrintoutScreen.tsx',
      'src/web/cards/dates.tsx',
    ].sort(),
  )
})
