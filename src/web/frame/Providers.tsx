import { localStorageColorSchemeManager, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react'
import type { Language } from '../../shared/messages.ts'
import { LanguageProvider, useText } from '../language/language.tsx'
import './styles.ts'
import { useNotifications } from '@mantine/notifications'
import { webTexts } from '../language/web.messages.ts'
import { loadSoon } from './lazyPart.tsx'
import { PlainToasts } from './PlainToasts.tsx'
import { theme, themeVariables } from './theme.ts'

// public/first.js reads the same key before the first paint.
const schemes = localStorageColorSchemeManager({ key: 'garita.theme' })

/** Tests of single components pass the language; otherwise it is the reader's. */
export function Providers({ language, children }: { language?: Language; children: ReactNode }) {
  return (
    <LanguageProvider given={language}>
      <Looks>{children}</Looks>
    </LanguageProvider>
  )
}

function Looks({ children }: { children: ReactNode }) {
  const text = useText(webTexts)
  const spokenTheme = useMemo(() => {
    const named = { defaultProps: { closeButtonProps: { 'aria-label': text.close } } }
    return mergeThemeOverrides(theme, { components: { Notification: named, Modal: named, Drawer: named } })
  }, [text])
  return (
    <MantineProvider
      theme={spokenTheme}
      cssVariablesResolver={themeVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      // The program writes all variables: as a style sheet they would add 4 kB to the sign-in page.
      deduplicateCssVariables={false}
    >
      <ToastsWhenTold />
      {children}
    </MantineProvider>
  )
}

const loadToasts = () => import('./Toasts.tsx')
/** Screens with acts load the toasts early, so that results appear even if the connection is lost. */
export const soonToasts = () => loadSoon(loadToasts)

const Toasts = lazy<() => ReactNode>(() =>
  loadToasts().then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: PlainToasts }),
  ),
)

/** Loads the toasts with the first one: most visits before sign-in never show any. */
function ToastsWhenTold() {
  const hasToasts = useRef(false)
  const { notifications, queue } = useNotifications()
  hasToasts.current ||= notifications.length + queue.length > 0
  return hasToasts.current ? (
    <Suspense fallback={<PlainToasts />}>
      <Toasts />
    </Suspense>
  ) : null
}
