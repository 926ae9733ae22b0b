/** Language, theme and toasts for every screen. */
import { localStorageColorSchemeManager, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { Language } from '../../shared/messages.ts'
import { LanguageProvider, useText } from '../language/language.tsx'
import './styles.ts'
import { webTexts } from '../language/web.messages.ts'
import { ToastsWhenTold } from './ToastsWhenTold.tsx'
import { theme, themeVariables } from './theme.ts'

// The same key is read by public/first.js before the first paint.
const schemes = localStorageColorSchemeManager({ key: 'garita.theme' })

/** The language is given by tests of single pieces; otherwise it is the reader's. */
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
