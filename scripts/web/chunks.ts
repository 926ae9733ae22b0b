/**
 * Decides which modules share a file of the built web. A browser requests few files, and little code that its screen does not use: one
 * file for every page, one for every screen behind the sign-in, and a few more for modules that several screens share. A module of a
 * single screen stays with the screen.
 */
import type { Rolldown } from 'vite'

const libraries = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//
/** The front pages load only these parts of the application, and the code that loads files on demand. */
const landing =
  /\/src\/(shared\/messages|web\/language\/languageChoice)\.|\/src\/web\/frame\/theme\.css$|\/frame\/fonts\/fonts\.css$|vite\/preload-helper/
/** Every page needs these modules. */
const program =
  /\/src\/(.+\.slice\.web|app\/(frame\/(App|routes)|slices\.web)|web\/(frame\/(slice|PublicFrame|backClosesDialogs|lastFocus)|listing\/misclicks|cards\/(Note|Stack)|pieces\/(Pick|Links)|calls\/toast)|gate\/station\/stationBrowser\.web|session\/(currentSession\.web|session\.messages))\.tsx?$|@mantine\/core\/esm\/components\/ActionIcon\//
/** Every page before the sign-in has a form, and so have many behind it. */
const form =
  /\/src\/(web\/form\/(callForm|fields\/PasswordField)|session\/screens\/AccountFields)\.tsx?$|@mantine\/core\/esm\/components\/TextInput\//
/** Every screen behind the sign-in has this frame, and nearly all of them show these parts. */
const inside =
  /\/src\/(.+\.navigation\.web|app\/frame\/(Layout|navigation\.web|stationPerson\.web|app\.messages)|notices\/NoticeBell|authorizations\/passes\/forgetPasses\.web|requests\/WaitingVisits|gate\/arrivals\/(leftItems\/leftItems(\.contract|\.messages)?|overrideReasons(\.messages)?)|shared\/grouped|web\/(frame\/(Page|MainAct|attention)|cards\/(Card|Facts|Fold|dates|Empty|StatCard|HiddenWhileLoading)|pieces\/(signs\/(Arch|StateBadge)|codes\/(SecureOriginNote|CopyButton)|PhoneLink)|calls\/(live|list|act)))\.tsx?$|@mantine\/core\/esm\/(core|components\/Portal)\//
/** Each screen uses some of these many small modules: the names and topics of all calls, and all icons. */
const calls = /\/src\/.+\.contract\.ts$/
const icons = /node_modules\/@tabler\//
const lists = /\/src\/web\/listing\/.+\.tsx?$/
const dialogs = /\/src\/web\/(form\/(FormDialog|fields\/(Toggles|Presses))|pieces\/dialogs\/ConfirmDialog)\.tsx$/
/** These are the alarm buttons of a guard and a home. An alarm that rings loads its dialogs on demand. */
const alarms =
  /\/src\/(alarms\/(PanicButton|usePress\.web|alarms\.(rules|messages)|emergencies)|web\/pieces\/PressAndHoldButton)\.(tsx?|(module\.)?css)$/
/** Small texts and rules that most screens share. */
const common =
  /\/src\/(authorizations\/(kinds\.messages|authorizations\.rules|corrections)|access-log\/(?!provenanceSchema)\w+(\.messages)?|gate\/arrivals\/badges\/badges|gate\/arrivals\/homeRules\/homeRules\.messages|shared\/(countries|countryWords)|gate\/tablet\/tabletState\.web|incidents\/incidents\.messages|gate\/visits\/visits\.rules|web\/(pieces\/signs\/(arrivalIcons\.web|PassageMark)|cards\/lists\/FactList|frame\/renewal))\.tsx?$/
/** Screens of homes and of people show the rights and bookings of a home. */
const ofHomes =
  /\/src\/(.+\/((rights|households|amenities)\.messages|rights\.rules)\.ts|amenities\/.*ReservationState\.tsx|gate\/arrivals\/homeRules\/(ExpectChip\.tsx|useExpecting\.web\.ts))$/
/** The fields of forms and filters that are more than a line of text. */
const fields =
  /@mantine\/core\/esm\/(components\/(Combobox|Switch|Textarea|Select)\/|utils\/InlineInput\/)|\/src\/web\/form\/fields\/ChoiceSelect\.tsx$/
/** The station and its practice share nearly all of their code, and other screens use none of it. */
const station =
  /\/src\/gate\/(screen\/(?!paper\/).+|station\/verdict\/.+|station\/facts\/(gateEvents|writtenFacts|stationClock|homeRulesHere)|station\/(own\w*|station(Misses|Photos)|itemPhotos|dexieStore\.web|outbox|sealing|station)|tablet\/(sealedMessages|vault|substitute\/substituteName))\.tsx?$/
/** The station and the desk load these modules immediately, and the dialogs of a guard when a dialog opens. */
const guard =
  /\/src\/gate\/(dialogs\/(?!\w+Dialog\.|ArrivalFields|Unasked|LikelyUnits|useHomeRule|arrivalDialog).+|station\/facts\/actKinds)\.tsx?$|\/src\/gate\/arrivals\/badges\/badges\.ts$|\/src\/web\/form\/fields\/UnitSelect\.tsx$/
/** The other dialogs of a guard; each of them is small. */
const guardDialogs = /\/src\/gate\/dialogs\/(Badge|HandOver|LeaveItem|LetIn|Urgent)Dialog\.tsx$/
/** Homes, guards and the administration have screens with bookings. */
const booked = /\/src\/amenities\/(BookedHours|desk\/(?!OtherGuest).+|bookingRules\/.+)\.tsx?$/
/** Other slices read these facts of a snapshot, too. */
const snapshot =
  /\/src\/gate\/(station\/facts\/(gate\.snapshot|snapshotHappenings|snapshotEvents|lookup|reasons|readerReasons|gateDecisions)|arrivals\/(arrivalSchemas|badges\/badgeSchema|leftItems\/leftItemSchemas|homeRules\/ruleSchemas))\.ts$/
/** The card and the picture of a pass use these modules. */
const pass =
  /\/src\/(authorizations\/passes\/(passText|PassPicture|PassCard|readerChoices)|web\/pieces\/codes\/(QrImage|qrLook))\.tsx?$/
/** The page of a visitor saves the picture without the program. */
const picture = /\/src\/(authorizations\/passes\/passImage\.web|web\/calls\/keepFile)\.ts$/
/** The invitation opens the card of a pass, so no file of the card may hold it. */
const invitation = /\/src\/authorizations\/invite\/InviteDialog\.tsx$/
/** The slips of start codes and the page of a new code use these rules, and each imports the other's file without this group. */
const startCodes = /\/src\/session\/start\/startCodes\.ts$/
/** A smaller file that several screens share is joined with its neighbor. */
const smallestBytes = 10_000
/** In the lists of files its name would take as many bytes as the file itself. */
const tiniestBytes = 3500

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: libraries, priority: 9 },
  { name: 'zod', test: /node_modules\/zod\/|^\0zod$/, priority: 9 },
  // Modules that contracts share get a separate file, because files that import each other would run before their imports.
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
  { name: 'picture', test: picture, includeDependenciesRecursively: false, priority: 1.37 },
  { name: 'shared', test: startCodes, includeDependenciesRecursively: false, priority: 1.37 },
  { name: 'shared', test: pass, minShareCount: 2, includeDependenciesRecursively: false, priority: 1.36 },
  { name: 'shared', test: booked, minShareCount: 2, includeDependenciesRecursively: false, priority: 1.36 },
  { name: 'shared', test: guard, minShareCount: 2, includeDependenciesRecursively: false, priority: 1.36 },
  { name: 'shared', test: guardDialogs, includeDependenciesRecursively: false, priority: 1.36 },
  { name: 'snapshot', test: snapshot, minShareCount: 2, includeDependenciesRecursively: false, priority: 1.4 },
  { name: 'station', test: station, minShareCount: 2, includeDependenciesRecursively: false, priority: 1.4 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: tiniestBytes, priority: 1 },
]
