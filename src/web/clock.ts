/** The server's time: a device's own clock may be hours off, and states that depend on time must not be. */

let server_ahead_ms = 0

/** Every answer says what time it was; its second is exact enough for states that last hours. */
export function keepTime(date_header: string | null): void {
  const said = Date.parse(date_header ?? '')
  if (!Number.isNaN(said)) server_ahead_ms = said - Date.now()
}

export function serverNow(): number {
  return Date.now() + server_ahead_ms
}
