/**
 * Which modules share a file of the built web. A browser asks for few files, and for little that its screen does not show: what every
 * page needs is in one file, what every screen behind the sign-in needs in another, and what several screens share in a few more, by
 * the screens that share it. What only one screen needs stays with it.
 */
import type { Rolldown } from 'vite'

const libraries = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//
/** What the front pages use of the application, and what loads a file when it is wanted: they load nothing else of it. */
const landing =
  /\/src\/(shared\/messages|web\/language\/languageChoice)\.|\/src\/web\/(frame\/(theme|TileStrip)|pieces\/signs\/Mark)\.css$|atkinson-hyperlegible-next\/wght\.css$|vite\/preload-helper/
/** What every page needs. */
const program =
  /\/src\/(app\/frame\/(App|routes)|web\/(frame\/(PublicFrame|backClosesDialogs|lastFocus)|listing\/misclicks|cards\/(Note|Stack)|pieces\/(Pick|Links)|calls\/toast)|gate\/station\/stationPatience\.web|session\/currentSession\.web)\.tsx?$|@mantine\/core\/esm\/components\/ActionIcon\//
/** Every page before the sign-in has a form, and so have many behind it. */
const form =
  /\/src\/(web\/form\/(callForm|fields\/PasswordField)|session\/(session\.messages|screens\/AccountFields))\.tsx?$|@mantine\/core\/esm\/components\/TextInput\//
/** The frame of every screen behind the sign-in, and what nearly all of them show in it. */
const inside =
  /\/src\/(app\/frame\/(Layout|navigation\.web|stationPerson\.web|app\.messages)|notices\/NoticeBell|authorizations\/pass\/forgetPasses\.web|visits\/(call\/WaitingVisits|left\/left(\.contract|\.messages)?|choices(\.messages)?)|shared\/grouped|web\/(frame\/(Page|MainAct|attention)|cards\/(Card|Facts|dates|Empty|StatCard|Below)|pieces\/(signs\/StateBadge|codes\/(SecureOriginNote|CopyButton)|PhoneLink)|calls\/(live|list|act)))\.tsx?$|@mantine\/core\/esm\/(core|components\/Portal)\//
/** The names and topics of all calls, and all icons: many small ones that each screen has some of. */
const calls = /\/src\/.+\.contract\.ts$/
const icons = /node_modules\/@tabler\//
const lists = /\/src\/web\/listing\/.+\.tsx?$/
const dialogs = /\/src\/web\/(form\/(FormDialog|fields\/(Toggles|Presses))|pieces\/dialogs\/ConfirmDialog)\.tsx$/
/** The button of a guard and a home. What rings loads its dialogs with it, and not before. */
const alarms =
  /\/src\/(alarms\/(PanicButton|usePress\.web|alarms\.(rules|messages)|emergencies)|web\/pieces\/HoldButton)\.(tsx?|css)$/
/** Small texts and rules that most screens share. */
const common =
  /\/src\/(authorizations\/(kinds\.messages|authorizations\.rules|corrections)|visits\/rules\/homeRules\.messages|shared\/(countries|countryWords)|gate\/enrolled\/door\.web|incidents\/incidents\.messages)\.ts$/
/** Of what a home decides, and what it booked: on the screens of homes, and on those of people. */
const ofHomes = /\/src\/(.+\/(rights|households|amenities)\.messages\.ts|amenities\/.*ReservationState\.tsx)$/
/** The fields of forms and filters that are more than a line of text. */
const fields =
  /@mantine\/core\/esm\/(components\/(Combobox|Switch|Textarea|Select)\/|utils\/InlineInput\/)|\/src\/web\/form\/fields\/ChoiceSelect\.tsx$/
/** The station and its practice share nearly all of themselves, and with no other screen. */
const station =
  /\/src\/gate\/(screen\/(?!paper\/).+|verdict\/.+|facts\/(gateEvents|writtenFacts|stationClock|homeRulesHere)|station\/(own\w*|stationMisses|dexieStore\.web|outbox|sealing|station)|enrolled\/(letters|vault|relief\/reliefName))\.tsx?$|\/src\/visits\/left\/leftSchemas\.ts$/
/** The invitation opens the card of a pass, so no file of the card may hold it. */
const invitation = /\/src\/authorizations\/invite\/InviteDialog\.tsx$/
/** A smaller file that several screens share is joined with its neighbor. */
const smallestBytes = 10_000
/** Its name in the lists of files would weigh as much as itself. */
const tiniestBytes = 5500

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: libraries, priority: 9 },
  { name: 'zod', test: /node_modules\/zod\/|^\0zod$/, priority: 9 },
  // What contracts share is one file, and none of theirs: files that import each other would run before what they need.
  { name: 'schemas', test: /(?<!\.contract\.ts)\?whole(&now)?$/, priority: 9 },
  {
    name: 'schemas',
    test: /\.contract\.ts\?whole(&now)?$/,
    entriesAware: true,
    entriesAwareMergeThreshold: smallestBytes,
    priority: 8,
  },
  { name: 'landing', test: landing, includeDependenciesRecursively: false, priority: 8 },
  { name: 'program', test: program, priority: 7 },
  { name: 'form', test: form, priority: 6 },
  { name: 'inside', test: inside, priority: 5 },
  { name: 'calls', test: calls, includeDependenciesRecursively: false, priority: 4 },
  { name: 'icons', test: icons, priority: 4 },
  { name: 'lists', test: lists, priority: 3 },
  { name: 'dialogs', test: dialogs, priority: 2 },
  { name: 'alarm', test: alarms, priority: 1.5 },
  { name: 'common', test: common, priority: 1.3 },
  { name: 'homes', test: ofHomes, priority: 1.3 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 1.3 },
  { name: 'invitation', test: invitation, includeDependenciesRecursively: false, priority: 1.35 },
  { name: 'station', test: station, minShareCount: 2, includeDependenciesRecursively: false, priority: 1.4 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: tiniestBytes, priority: 1 },
]
