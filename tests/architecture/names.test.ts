/** Refuses each name that had several meanings or an unclear one, and says the new name (docs/glossary.md). */
import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

/** Old name, new name, and the folders where the old one is refused; everywhere if none are named. */
const renamed: readonly (readonly [old: string, now: string, folders?: readonly string[]])[] = [
  ['Door', 'CallerDb, TabletState'],
  ['UnitDoor', 'UnitTile'],
  ['doorThrough', 'callerDbThrough'],
  ['door_of', 'unit_key'],
  ['Way', 'ConnectionGroup, BarLink'],
  ['Ways', 'Executor, EntryLinks'],
  ['askedWays', 'askModes'],
  ['AskedWay', 'AskMode'],
  ['Asking', 'CallContext', ['src/server/', 'bench/', 'tests/']],
  ['Standing', 'Eligibility, Status'],
  ['AccountStanding', 'AccountStatus'],
  ['StandingScreen', 'AccountStatusScreen'],
  ['standing_of', 'eligibility_of'],
  ['standing_at_gate', 'eligibility_at_gate'],
  ['standing_then', 'eligibility_then'],
  ['resident_standing', 'resident_eligibility'],
  ['madeOnce', 'staticAnswer'],
  ['MadeOnce', 'StaticAnswer, OneTimeSecret'],
  ['Face', 'Avatar, View, Icon'],
  ['PassFace', 'PassView'],
  ['Afterwards', 'Deferred, ActOutcomes', ['src/']],
  ['laterStyles', 'deferredStyles'],
  ['useLater', 'usePutOff'],
  ['Gatehouse', 'StationDesk', ['src/gate/screen/', 'src/app/']],
  ['GuardScreen', 'GuardEntry'],
  ['GuardStation', 'StationRoute'],
  ['stretchesOf', 'daySpansOf'],
  ['Surroundings', 'Platform, BackupContext'],
  ['surroundings', 'platform', ['src/gate/']],
  ['stationPatience', 'stationBrowser'],
  ['openLetter', 'openMessage'],
  ['sealLetter', 'sealMessage'],
  ['reliefMessages', 'substituteMessages'],
  ['openRelief', 'openForSubstitute'],
  ['ReliefWrap', 'SubstituteWrap'],
  ['VisitCall', 'RequestDialog'],
  ['LeftBook', 'LeftItemBook'],
  ['LeftDialog', 'LeftItemDialog'],
  ['leftFor', 'leftItemFor'],
  ['reasonChoices', 'overrideReasons'],
  ['channelAnswers', 'webhookReplies'],
  ['WebhookAnswers', 'WebhookMayReply'],
  ['isWholeAct', 'isFirstLineOfAct'],
  ['SlimRow', 'PhoneRow'],
  ['useCalmRows', 'useFrozenRows'],
  ['opensWhole', 'rowOpens'],
  ['Told', 'Provenance', ['src/gate/']],
  ['ToldLines', 'ProvenanceLines'],
  ['toldLines', 'provenanceLines'],
  ['toldChoices', 'informedChoices'],
  ['told_of', 'provenance_of'],
  ['told_already', 'is_same_act'],
  ['Looked', 'DisclosureScope', ['src/']],
  ['lookMessages', 'disclosureMessages'],
  ['looksScreens', 'investigationsScreens'],
  ['looksSlice', 'investigationsSlice'],
  ['evidenceScreens', 'logIntegrityScreens'],
  ['evidenceSlice', 'logIntegritySlice'],
  ['Happening', 'TimelineEntry', ['src/']],
  ['Happened', 'TimelineAnswer', ['src/investigations/']],
  ['readHappened', 'readTimeline'],
  ['HoldButton', 'PressAndHoldButton, LegalHoldButton'],
  ['HoldsList', 'LegalHoldsList'],
  ['SecondAsks', 'SecondApprovals'],
  ['secondMessages', 'secondApprovalMessages'],
  ['secondsSlice', 'secondApprovalsSlice'],
  ['small_step', 'clock_tolerance'],
  ['as_it_was', 'authorization_at'],
  ['put_out', 'end_sign_ins'],
  ['take_apart', 'separate_worker'],
  ['seem_one', 'alike_unit_pairs'],
  ['send_no_names', 'remove_names_from_waiting'],
  ['i_ended', 'caller_ended'],
  ['people_i_run', 'caller_managed_people'],
  ['my_home', 'caller_home', ['database/access/']],
  ['my_condominiums', 'caller_condominiums', ['database/access/']],
  ['panelMessages', 'dashboardMessages'],
  ['panelsSlice', 'dashboardsSlice'],
  ['AdminPanelScreen', 'AdminDashboardScreen'],
  ['LogSheet', 'LogPrintout'],
  ['openSheet', 'openPdf'],
]

const sources = [
  ...['src', 'tests', 'bench'].flatMap((folder) => sourcesIn(folder, /\.(tsx?|mjs|css)$/)),
  ...sourcesIn('database/access', /\.sql$/),
].filter(({ path }) => path !== 'tests/architecture/names.test.ts' && !path.startsWith('tests/upgrade/'))

/** Comments and texts of screens may use a word as people do. */
const codeOf = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*(?:\/\/|--).*$/gm, '')
    .replaceAll(/\b(?:es|en): (?:'[^']*'|`[^`]*`)/g, '')

test('refuses old names', () => {
  const texts = sources.map(({ path, text }) => ({ path, code: codeOf(text) }))
  const found = renamed.flatMap(([old, now, folders]) => {
    const word = new RegExp(`(?<![\\w$])${old}(?![\\w$])`)
    return texts
      .filter(({ path }) => !folders || folders.some((folder) => path.startsWith(folder)))
      .filter(({ code }) => word.test(code))
      .map(({ path }) => `${path}: ${old} is now ${now}`)
  })
  expect(found).toEqual([])
})

test('names the variable of each contract as the wire does', () => {
  const contracts = sources
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) = contract\(\s*(?:\{\s*name: )?'(\w+)'/g)].map(([, variable, wire]) => ({
        path,
        variable,
        wire,
      })),
    )
  expect(contracts.length).toBeGreaterThan(20)
  expect(contracts.filter(({ variable, wire }) => variable !== wire)).toEqual([])
})
