/** Each kind of code without an end date has a setting for unattended readers. */
/** `day`: only the code that the app renews each day; `plain`: the code itself; `none`: nothing. */
export const readerChoices = ['day', 'plain', 'none'] as const
export type ReaderChoice = (typeof readerChoices)[number]

/** Kinds whose code may have no end date. */
export const endlessKinds = ['co_resident', 'permanent_visitor', 'worker', 'vehicle'] as const
export type EndlessKind = (typeof endlessKinds)[number]
export type ReaderRules = Readonly<Record<EndlessKind, ReaderChoice>>
