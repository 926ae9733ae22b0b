/** The browser's own time zone tells nothing that happened in a condominium: times are written in one place, which asks for the zone. */
import { expect, test } from 'vitest'
import { isTest, type Source, sourcesIn } from './sources.ts'

/** What runs in a browser; the server has no zone of its own either, but there PostgreSQL writes the times. */
const sources = sourcesIn('src', /\.tsx?$/).filter(
  (source) => !isTest(source) && !/\.server\.tsx?$|^src\/(demo|server)\//.test(source.path),
)

const having = (shape: RegExp) => sources.filter(({ text }) => shape.test(text)).map(({ path }: Source) => path)

test('times are formatted where a zone is given, or days of the calendar are', () => {
  expect(having(/Intl\.DateTimeFormat|toLocale(Date|Time)String\(/).sort()).toEqual([
    // Days of the calendar, which are the same everywhere.
    'src/amenities/rules/wallDays.ts',
    // The end of the day's code, as a visitor reads it: their page knows no other zone.
    'src/authorizations/pass/drawFirstVisit.web.ts',
    'src/authorizations/periodWords.ts',
    'src/authorizations/valueText.tsx',
    // The station's condominium.
    'src/gate/screen/gateWords.ts',
    // Evidence, in the zone of its condominium.
    'src/incidents/sheet/incidentWords.ts',
    'src/looks/evidence/sheetWords.ts',
    // The page of the board, in the zone of its condominium.
    'src/reports/board/boardFigures.ts',
    'src/reports/board/months.ts',
    'src/shared/time.ts',
    'src/web/cards/dates.tsx',
  ])
})

test('no other file reads the browser’s clock by its parts', () => {
  expect(having(/\.get(Hours|Minutes|Date|Day|Month|TimezoneOffset)\(\)/)).toEqual(['src/web/cards/dates.tsx'])
})

test('only what happens in no condominium is told in the reader’s zone', () => {
  expect(having(/\bofReader\b/).sort()).toEqual([
    // An account or the installation, where there is no condominium.
    'src/audit/AuditChanges.tsx',
    'src/audit/AuditScreen.tsx',
    'src/mail/MailScreen.tsx',
    'src/people/approvals/ApproveDialog.tsx',
    'src/people/invite/InviteDialog.tsx',
    'src/people/peopleColumns.tsx',
    'src/people/person/PersonDialogs.tsx',
    'src/people/person/SecurityDialog.tsx',
    'src/privacy/PrivacyCard.tsx',
    // A report of several condominiums, printed; a sheet without lines.
    'src/reports/ReportHead.tsx',
    'src/session/account/Activity.tsx',
    'src/session/account/OpenSessions.tsx',
    'src/system/SystemHealth.tsx',
    'src/visits/log/LogSheetScreen.tsx',
    'src/web/cards/dates.tsx',
  ])
})
