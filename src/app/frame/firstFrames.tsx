/** What a page shows until the program has loaded. The build renders it to HTML; the program replaces it. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FirstVisit, firstVisitReaders, firstVisitSheets } from '../../authorizations/pass/FirstVisit.tsx'
import type { Language } from '../../shared/messages.ts'
import { Loading } from '../../web/cards/Loading.tsx'
import { GateScene } from '../../web/frame/GateScene.tsx'
import { TileStrip } from '../../web/frame/TileStrip.tsx'
import { SpokenIn, useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { Mark, Wordmark } from '../../web/pieces/signs/Mark.tsx'
import { firstFrameMessages } from './firstFrames.messages.ts'
import { router } from './routes.tsx'

export interface FirstFrame {
  /** The names of its files without language and ending, as `src/server/http/frontPages.ts` looks them up. */
  readonly names: readonly string[]
  readonly html: string
  /** Written into the page, so that it is painted without another request. */
  readonly sheets: readonly string[]
  /** The modules whose code the page asks for together with the program. */
  readonly screens?: readonly string[]
  /** A script that fills in the frame before the program is loaded. */
  readonly script?: 'visit'
}

const ownSheets = [
  'src/web/frame/theme.css',
  'src/web/pieces/signs/Mark.css',
  'src/web/cards/Loading.css',
  'src/app/frame/firstFrames.css',
]
const publicSheets = ['src/web/frame/PublicFrame.css', 'src/web/frame/GateScene.css', 'src/web/frame/TileStrip.css']
const signedInSheets = ['src/app/frame/Layout.css', 'src/app/frame/Sidebar.css', 'src/app/frame/PhoneBar.css']

const publicScreens = {
  login: 'screens/LoginScreen',
  register: 'screens/RegisterScreen',
  'forgot-password': 'screens/ForgotPasswordScreen',
  'reset-password': 'screens/ResetPasswordScreen',
  'confirm-email': 'screens/ConfirmEmailScreen',
  begin: 'screens/BeginScreen',
  start: 'start/StartScreen',
}

const layout = '/src/app/frame/SignedInLayout.tsx'
/** Where people begin after the sign-in: the screen does not wait for the answer who is signed in. */
const beginnings = {
  dashboard: 'home/HomeScreen',
  'dashboard.admin': 'AdminPanelScreen',
  admin: 'SuperPanelScreen',
  'operator-panel': 'OperatorPanelScreen',
  guard: 'Guard',
}

export function firstFrames(language: Language): FirstFrame[] {
  const html = (content: ReactNode) => renderToString(<SpokenIn language={language}>{content}</SpokenIn>)
  return [
    ...Object.entries(publicScreens).map(([path, screen]) => ({
      names: [path],
      html: html(<PublicFirstFrame />),
      sheets: [...publicSheets, ...ownSheets],
      screens: [`/src/session/${screen}.tsx`],
    })),
    ...[
      { names: signedInPlaces().map((place) => `behind.${place}`), screens: [layout] },
      ...Object.entries(beginnings).map(([place, screen]) => ({
        names: [`at.${place}`],
        screens: [layout, `/src/app/panels/${screen}.tsx`],
      })),
    ].map((page) => ({ ...page, html: html(<SignedInFirstFrame />), sheets: [...signedInSheets, ...ownSheets] })),
    {
      names: ['pass'],
      html: html(<VisitFirstFrame />),
      sheets: [...publicSheets, ...ownSheets, ...firstVisitSheets],
      screens: ['/src/authorizations/pass/VisitScreen.tsx'],
      script: 'visit',
    },
    {
      names: ['practice'],
      html: html(<AnyonesFirstFrame />),
      sheets: ownSheets,
      screens: ['/src/app/panels/Guard.tsx', '/src/gate/screen/PracticeScreen.tsx'],
    },
    {
      names: ['elsewhere'],
      html: html(
        <div className="garita-first">
          <Loading whole />
          <Stopped />
        </div>,
      ),
      sheets: ownSheets,
    },
  ]
}

/** The first part of every address behind the sign-in. */
function signedInPlaces(): string[] {
  const { children = [] } = router.routesById['/signed-in']
  const paths = Object.values(children).map(({ fullPath }) => fullPath)
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))]
}

/** Shown by the first script where the program cannot be loaded. */
function Stopped() {
  const text = useText(firstFrameMessages)
  return (
    <p className="garita-first-stopped" role="alert" hidden>
      {text.stopped} <a href="/">{text.again}</a>
    </p>
  )
}

/** For everybody the same, whoever is signed in. */
function AnyonesFirstFrame() {
  return (
    <div className="garita-first garita-anyone">
      <Loading whole />
      <Stopped />
    </div>
  )
}

/** `drawFirstVisit.web.ts` makes the pass of the templates. */
function VisitFirstFrame() {
  return (
    <>
      <AnyonesFirstFrame />
      <template data-visit="">
        <div className="garita-public garita-first garita-first-visit">
          <PublicHead />
          <main className="garita-public-main">
            <Stopped />
          </main>
          <aside className="garita-public-side" />
        </div>
      </template>
      {firstVisitReaders.map((reader) => (
        <template key={reader} data-reader={reader ?? ''}>
          <FirstVisit reader={reader} />
        </template>
      ))}
    </>
  )
}

/** The same edges as PublicFrame, without what would not work yet: forms and menus. */
function PublicFirstFrame() {
  const text = useText(webTexts)
  return (
    <div className="garita-public garita-first">
      <PublicHead />
      <main className="garita-public-main" aria-busy="true">
        <Loading />
        <Stopped />
      </main>
      <aside className="garita-public-side" aria-label={text.tagline}>
        <GateScene />
        <TileStrip />
        <p>{text.tagline}</p>
      </aside>
      <div className="garita-public-ground">
        <TileStrip />
      </div>
    </div>
  )
}

function PublicHead() {
  const text = useText(webTexts)
  return (
    <header className="garita-public-head">
      <a href="/" aria-label={text.brand}>
        <Wordmark size={34} />
      </a>
    </header>
  )
}

const rows = [1, 2, 3, 4, 5]

/** The same edges as Layout and Sidebar. */
function SignedInFirstFrame() {
  const text = useText(webTexts)
  return (
    <div className="garita-shell garita-first">
      <div className="garita-top">
        <Wordmark size={28} />
      </div>
      <div className="garita-side">
        <Mark size={30} />
      </div>
      <div className="garita-thumb" />
      <main className="garita-content" aria-busy="true">
        <div className="garita-first-page">
          <p role="status">{text.loading}</p>
          <Stopped />
          {rows.map((row) => (
            <div key={row} />
          ))}
        </div>
      </main>
    </div>
  )
}
