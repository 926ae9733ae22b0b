/** What an alarm waits for. The database tells again by the same times (database/access/gate/alarms.sql). */

export const alarmRaisers = ['guard', 'resident', 'administration'] as const
/** Steps of the list: at once, after half a minute, after a minute. */
export const lastStep = 3
export const mostNote = 500

/** So long a finger holds the button. */
export const holdMs = 3_000
/** Without an answer in that time the screen says that nobody was told: within five seconds, also on a slow device. */
const untoldAfterMs = 4_000
/** How often a press without an answer is sent again. */
export const sendAgainMs = 2_000
/** A page that is opened later than that after a press sends it no more: whoever pressed has found help another way. */
const mostLateMs = 10 * 60_000

/** A press that no server has answered yet, as this device keeps it. */
export interface Press {
  id: string
  condominium_id: string
  gate_id: string | null
  pressed_at: string
}

export type Sending = 'sending' | 'untold' | 'told'

/** What the screen says of a press. */
export const sendingOf = (press: Press, told: boolean, now: number): Sending =>
  told ? 'told' : now - Date.parse(press.pressed_at) >= untoldAfterMs ? 'untold' : 'sending'

export const isTooLate = ({ pressed_at }: Press, now: number): boolean => now - Date.parse(pressed_at) > mostLateMs

/** A stored press, or null for anything else. */
export function readPress(stored: string | null): Press | null {
  try {
    const { id, condominium_id, gate_id, pressed_at } = JSON.parse(stored ?? '')
    const isPress = [id, condominium_id, pressed_at].every((part) => typeof part === 'string')
    return isPress ? { id, condominium_id, gate_id: gate_id ?? null, pressed_at } : null
  } catch {
    return null
  }
}
