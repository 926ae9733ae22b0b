/** Adds the look of Mantine's components of larger screens to the theme: the sign-in page loads none of it. */
import { createTheme, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './deferredStyles.ts'
import styles from './laterMantine.module.css'
import first from './mantine.module.css'

/** Stripes mark the demo and the practice. */
export const stripes =
  'repeating-linear-gradient(135deg, var(--garita-clay) 0 0.5rem, var(--garita-hairline) 0.5rem 1rem)'

const touch = { minHeight: 'var(--garita-touch)' }
const choice = { classNames: { input: styles.choice, radio: styles.choice, track: styles.track } }

const laterTheme = createTheme({
  components: {
    Button: {
      classNames: { root: `${first.button} ${styles.button}`, label: `${first.buttonLabel} ${styles.buttonLabel}` },
    },
    Paper: { styles: { root: { '--paper-border-color': 'var(--garita-hairline)' } } },
    Modal: {
      classNames: {
        root: styles.modalRoot,
        overlay: styles.modalOverlay,
        inner: styles.modalInner,
        content: styles.modal,
        header: styles.modalHeader,
        body: styles.modalBody,
        title: styles.modalTitle,
      },
      styles: { title: { fontSize: 'var(--mantine-h2-font-size)', fontWeight: 600, lineHeight: 1.25 } },
    },
    Menu: {
      // With large text on a phone it is never wider than the screen. `asHighAsTheRoom` limits the height.
      styles: { dropdown: { maxWidth: 'calc(100vw - 1rem)', overflowY: 'auto' }, item: touch },
    },
    Select: { styles: { option: { overflowWrap: 'anywhere' } } },
    Tabs: { classNames: { tab: styles.tab }, styles: { tab: touch } },
    SegmentedControl: {
      styles: {
        root: { flexWrap: 'wrap' },
        label: {
          display: 'grid',
          alignContent: 'center',
          minHeight: 'calc(var(--garita-touch) - 0.5rem)',
          paddingInline: 'min(0.875rem, 3.8vw)',
          whiteSpace: 'normal',
        },
      },
    },
    Skeleton: { classNames: { root: styles.skeleton } },
    Checkbox: choice,
    Radio: choice,
    Switch: choice,
  },
})

export function LaterTheme({ children }: { children: ReactNode }) {
  return <MantineThemeProvider theme={laterTheme}>{children}</MantineThemeProvider>
}
