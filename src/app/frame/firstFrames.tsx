/** A page shows this frame until the program has loaded. The build renders it to HTML, and the program replaces it. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../shared/messages.ts'
import loadingRules from '../../web/cards/Loading.module.css?inline'
import { Loading } from '../../web/cards/Loading.tsx'
import { GateScene } from '../../web/frame/GateScene.tsx'
import styles from '../../web/frame/PublicFrame.module.css'
import publicRules from '../../web/frame/PublicFrame.module.css?inline'
import { TileStrip } from '../../web/frame/TileStrip.tsx'
import { SpokenIn, useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { Mark, Wordmark } from '../../web/pieces/signs/Mark.tsx'
import { firstFrameMessages } from './firstFrames.messages.ts'
import frame from './firstFrames.module.css'
import frameRules from './firstFrames.module.css?inline'
import shell from './Layout.module.css'
import layoutRules from './Layout.module.css?inline'
import { routes } from './routes.tsx'

export interface FirstFrame {
  /** The names of the frame's files without language and ending; `src/server/http/frontPages.ts` finds them by these names. */
  readonly names: readonly string[]
  readonly html: string
  /** The build writes these rules and style sheets into the page, so that the browser paints it without another request. */
  readonly rules: string
  readonly sheets: readonly string[]
  /** The modules whose code the page asks for together with the program. */
  readonly screens?: readonly string[]
  /** The module that an address with this parameter shows over a screen, whose code comes later then. */
  readonly over?: { readonly parameter: string; readonly module: string; readonly covers: string }
}

const sheets = ['src/web/frame/theme.css']

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
/** A push message opens a request over the home screen. */
const ofPush = {
  parameter: 'request',
  module: '/src/requests/RequestDialog.tsx',
  covers: '/src/app/screens/home/HomeScreen.tsx',
}
/** People arrive at these screens after the sign-in, so they do not wait for the answer about the session. */
const beginnings = {
  dashboard: 'home/HomeScreen',
  'dashboard.admin': 'AdminDashboardScreen',
  admin: 'SuperDashboardScreen',
  'operator-panel': 'OperatorDashboardScreen',
  guard: 'GuardRoute',
}

export function firstFrames(language: Language): FirstFrame[] {
  const html = (content: ReactNode) => renderToString(<SpokenIn language={language}>{content}</SpokenIn>)
  return [
    ...Object.entries(publicScreens).map(([path, screen]) => ({
      names: [path],
      html: html(<PublicFirstFrame />),
      rules: publicRules + loadingRules + frameRules,
      sheets,
      screens: [`/src/session/${screen}.tsx`],
    })),
    ...[
      { names: signedInPlaces().map((place) => `behind.${place}`), screens: [layout] },
      ...Object.entries(beginnings).map(([place, screen]) => ({
        names: [`at.${place}`],
        ...(place === 'dashboard'
          ? { screens: [layout], over: ofPush }
          : { screens: [layout, `/src/app/screens/${screen}.tsx`] }),
      })),
    ].map((page) => ({ ...page, html: html(<SignedInFirstFrame />), rules: layoutRules + frameRules, sheets })),
    {
      names: ['passes'],
      html: html(<AnyonesFirstFrame />),
      rules: loadingRules + frameRules,
      sheets,
      screens: ['/src/authorizations/passes/OwnPassesScreen.tsx'],
    },
    {
      names: ['practice'],
      html: html(<AnyonesFirstFrame />),
      rules: loadingRules + frameRules,
      sheets,
      screens: ['/src/app/screens/GuardRoute.tsx', '/src/gate/screen/PracticeScreen.tsx'],
    },
    {
      names: ['elsewhere'],
      html: html(
        <div className={frame.first}>
          <Loading whole />
          <Stopped />
        </div>,
      ),
      rules: loadingRules + frameRules,
      sheets,
    },
  ]
}

/** Lists the first part of every address behind the sign-in. */
function signedInPlaces(): string[] {
  const paths = routes.filter(({ roles }) => roles).map(({ path }) => path)
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))]
}

/** The first script shows this if the program cannot be loaded. */
function Stopped() {
  const text = useText(firstFrameMessages)
  return (
    <p className={frame.stopped} data-stopped role="alert" hidden>
      {text.stopped} <a href="/">{text.again}</a>
    </p>
  )
}

/** This frame is the same for signed-in and other users. */
function AnyonesFirstFrame() {
  return (
    <div className={frame.first} data-anyone>
      <Loading whole />
      <Stopped />
    </div>
  )
}

/** Has the same edges as PublicFrame, but no forms and menus, which would not work yet. */
function PublicFirstFrame() {
  const text = useText(webTexts)
  return (
    <div className={`${styles.public} ${frame.first}`} data-anyone>
      <PublicHead />
      <main className={styles.main} aria-busy="true">
        <Loading />
        <Stopped />
      </main>
      <aside className={styles.side} aria-label={text.tagline}>
        <GateScene />
        <TileStrip />
        <p>{text.tagline}</p>
      </aside>
      <div className={styles.ground}>
        <TileStrip />
      </div>
    </div>
  )
}

function PublicHead() {
  const text = useText(webTexts)
  return (
    <header className={styles.head}>
      <a href="/" aria-label={text.brand}>
        <Wordmark size={34} />
      </a>
    </header>
  )
}

const rows = [1, 2, 3, 4, 5]

/** Has the same edges as Layout and Sidebar. */
function SignedInFirstFrame() {
  const text = useText(webTexts)
  return (
    <div className={`${shell.shell} ${frame.first}`} data-shell>
      <div className={shell.top} data-frame="top">
        <Wordmark size={28} />
      </div>
      <div className={shell.side} data-frame="side">
        <Mark size={30} />
      </div>
      <div className={shell.thumb} data-frame="thumb" />
      <main className={shell.content} aria-busy="true">
        <div className={frame.page}>
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
