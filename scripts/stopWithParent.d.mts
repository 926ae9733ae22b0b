/** The types of stopWithParent.mjs, for scripts that are written in TypeScript. */
export function stopWithParent(stop?: () => void | Promise<void>): void
