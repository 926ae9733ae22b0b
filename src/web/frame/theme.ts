import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { KeptButton } from '../pieces/KeptButton.tsx'
import styles from './mantine.module.css'

const talavera: MantineColorsTuple = [
  '#eef3fb',
  '#dce6f6',
  '#bacdec',
  '#a6c1ee',
  '#8db0e8',
  '#6890d8',
  '#4672bd',
  '#1f4f9f',
  '#1a4285',
  '#17356f',
]
const clay: MantineColorsTuple = [
  '#fbf0eb',
  '#f5ddd2',
  '#eab9a4',
  '#e09a7d',
  '#d37f5c',
  '#c26642',
  '#b4552f',
  '#984625',
  '#7b391e',
  '#5e2c18',
]
const lime: MantineColorsTuple = [
  '#f6f4ee',
  '#eeebe3',
  '#dedacf',
  '#cdc8bb',
  '#a9a69d',
  '#868a92',
  '#566074',
  '#414b5e',
  '#2d384b',
  '#1e293b',
]
const slate: MantineColorsTuple = [
  '#d9dee7',
  '#c0c8d5',
  '#a6b0c0',
  '#8793a8',
  '#3b4659',
  '#323c4e',
  '#262e3c',
  '#1d2430',
  '#181e29',
  '#131822',
]

// theme.css has the fonts and sizes of type, because the pages outside the application need them too.
const sans = 'var(--garita-sans)'
const radius = '0.375rem'

/** A long menu scrolls inside: it moves with its button, so scrolling the page cannot reveal its end. */
function asHighAsTheRoom(there: { availableHeight: number; elements: { floating: HTMLElement } }) {
  there.elements.floating.style.maxHeight = `${there.availableHeight}px`
}

export const theme = createTheme({
  colors: { talavera, clay, gray: lime, dark: slate },
  primaryColor: 'talavera',
  primaryShade: { light: 7, dark: 6 },
  white: '#fffefb',
  black: '#1e293b',
  fontFamily: sans,
  fontFamilyMonospace: 'var(--garita-mono)',
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.3' },
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--garita-size-title)', lineHeight: '1.15' },
      h2: { fontSize: '1.375rem', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: radius, sm: radius, md: radius, lg: radius, xl: radius },
  defaultRadius: 'md',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  shadows: { md: '0 6px 24px rgb(20 28 42 / 14%)', lg: '0 6px 24px rgb(20 28 42 / 14%)' },
  focusClassName: 'garita-focus',
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Plain objects, not Component.extend(): naming a component here would put it in the login page's bundle.
  components: {
    Input: {
      defaultProps: { size: 'md' },
      classNames: { wrapper: styles.field, input: styles.input },
      styles: { input: { textOverflow: 'ellipsis' } },
    },
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      styles: {
        label: { marginBottom: '0.25rem', fontWeight: 600 },
        // The mark of a required field is a help, not an alarm.
        required: { color: 'var(--garita-dim)' },
        error: { fontSize: 'var(--mantine-font-size-sm)' },
        description: { fontSize: 'var(--mantine-font-size-sm)' },
      },
    },
    PasswordInput: { styles: { visibilityToggle: { width: '100%', height: '100%' } } },
    Button: {
      defaultProps: { size: 'md', component: KeptButton },
      classNames: { root: styles.button, inner: styles.buttonInner, label: styles.buttonLabel },
    },
    ActionIcon: {
      defaultProps: { size: 'var(--garita-touch)', variant: 'subtle', color: 'gray', component: KeptButton },
    },
    CloseButton: { defaultProps: { size: 'var(--garita-touch)' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { centered: true, shadow: 'md', padding: 'lg', overlayProps: { backgroundOpacity: 0.45 } } },
    // The header of a dialog is not the banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        position: 'bottom-end',
        withInitialFocusPlaceholder: false,
        middlewares: { size: { padding: 8, apply: asHighAsTheRoom } },
      },
    },
    Popover: { defaultProps: { shadow: 'md' } },
    // A closed list that is mounted has no width: it would open beside its field, and a phone would widen the page.
    Combobox: { defaultProps: { keepMounted: false } },
    Paper: { defaultProps: { withBorder: true } },
    Card: { defaultProps: { withBorder: true, padding: 'lg' } },
    Tabs: { defaultProps: { keepMounted: false } },
    Skeleton: { defaultProps: { radius: 'md' } },
    Anchor: {
      defaultProps: { underline: 'always' },
      classNames: { root: styles.anchor },
      styles: { root: { textUnderlineOffset: '0.2em' } },
    },
  },
})

/** Maps Mantine's own roles to the tokens of theme.css, so that both schemes are in one place. */
export const themeVariables: CSSVariablesResolver = () => {
  const both = {
    // The ground of cards and dialogs; theme.css sets that of the page.
    '--mantine-color-body': 'var(--garita-surface)',
    '--mantine-color-text': 'var(--garita-ink)',
    '--mantine-color-bright': 'var(--garita-ink)',
    '--mantine-color-dimmed': 'var(--garita-dim)',
    '--mantine-color-placeholder': 'var(--garita-dim)',
    '--mantine-color-anchor': 'var(--garita-link)',
    '--mantine-color-error': 'var(--garita-bad)',
    '--mantine-color-success': 'var(--garita-good)',
    '--mantine-color-default': 'var(--garita-surface)',
    '--mantine-color-default-hover': 'var(--garita-hover)',
    '--mantine-color-default-color': 'var(--garita-ink)',
    '--mantine-color-default-border': 'var(--garita-edge)',
    '--mantine-color-disabled': 'var(--garita-idle-wash)',
    '--mantine-color-disabled-color': 'var(--garita-dim)',
    '--mantine-color-disabled-border': 'var(--garita-hairline)',
  }
  return { variables: {}, light: both, dark: both }
}
