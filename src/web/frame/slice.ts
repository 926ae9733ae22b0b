/** `x.slice.web.ts` names the addresses of a slice, `x.navigation.web.ts` its links. */
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UserRole } from '../../shared/roles.ts'
import type { Address } from '../router/history.ts'
import { lazyScreen, type Preloaded } from '../router/lazyScreen.tsx'

export type Screen = ((props: object) => ReactNode) & Preloaded

/** Every page loads this part, so it has only an address and the import of its screen. */
export interface SliceScreen<Path extends string> {
  readonly path: Path
  readonly screen: Screen
  /** Without roles everyone may open the screen, also without an account. */
  readonly roles: readonly UserRole[] | undefined
  /** Says that the section or page is not for this user; without it, the user goes to their home screen. */
  readonly say: 'section' | 'page' | undefined
}

/** `unknown`, because the type of a screen depends on the addresses of all slices. */
export const screenAt = <Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<{ [K in Name]: unknown }>,
  name: Name,
  roles?: readonly UserRole[],
  say?: 'section' | 'page',
): SliceScreen<Path> => ({
  path,
  screen: lazyScreen(load as () => Promise<Record<Name, () => ReactNode>>, name),
  roles,
  say,
})

export interface NavigationLink {
  readonly to: Address
  readonly icon: Icon
  /** Equals the title of its screen. */
  readonly label: { readonly es: string; readonly en: string }
  /** A word of the label, for a narrow navigation; without it the label is one word. */
  readonly short?: { readonly es: string; readonly en: string }
  /** The group of the navigation that shows this link. */
  readonly under: 'first' | 'home' | 'today' | 'community' | 'record' | 'settings'
  readonly roles: readonly UserRole[]
  /** Lower numbers come first. */
  readonly place: number
}

export const administrators = ['admin', 'super_admin'] as const
export const staff = ['agent', ...administrators] as const
