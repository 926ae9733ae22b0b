export function stopWithParent(stop?: () => void | Promise<void>): void
