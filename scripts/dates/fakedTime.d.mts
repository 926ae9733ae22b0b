export function faketimeLibrary(): string
export function environmentAt(instant: number, library: string): Record<string, string>
export function removeLeftMemory(): void
