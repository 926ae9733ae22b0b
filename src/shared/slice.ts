/** A slice brings its words to the notices and the change log. `src/slices.ts` lists the slices. */
import type { UserRole } from './roles.ts'

type Said = { readonly es: string; readonly en: string }
type SaidOf = { readonly es: (what: string) => string; readonly en: (what: string) => string }

export interface NoticeWords {
  readonly title: Said
  /** About the person and the time that the view of notices names. */
  readonly by: SaidOf
  readonly time: SaidOf
}

/** Names the screen that a notice about a fact opens for a role; other roles go to their home screen. */
export type NoticePaths = Partial<Readonly<Record<UserRole, string | ((fact: string) => string)>>>

/** The change log names a kind of thing and each act on it. */
export interface SliceThing {
  readonly name: Said
  readonly made: Said
  readonly changed: Said
  readonly removed: Said
}
