/** The times of an alarm. The database repeats it at the same times (database/access/gate/alarms.sql). */

export const alarmRaisers = ['guard', 'resident', 'administration'] as const
/** Steps of the list: at once, after half a minute, after a minute. */
export const lastStep = 3
export const mostNote = 500

/** A finger must hold the button this long. */
export const holdMs = 3_000
/** Without an answer in this time the screen says that the alarm reached no one: within five seconds, also on a slow device. */
const untoldAfterMs = 4_000
/** The device sends a press again this often, until a server answers. */
export const sendAgainMs = 2_000
/** A page that opens later does not send the press any more, because the person has found other help. */
const mostLateMs = 10 * 60_000

/** This device stores a press until a server has answered. */
export interface Press {
  id: string
  condominium_id: string
  gate_id: string | null
  pressed_at: string
}

export type Sending = 'sending' | 'untold' | 'told'

export const sendingOf = (press: Press, told: boolean, now: number): Sending =>
  told ? 'told' : now - Date.parse(press.pressed_at) >= untoldAfterMs ? 'untold' : 'sending'

export const isTooLate = ({ pressed_at }: Press, now: number): boolean => now - Date.parse(pressed_at) > mostLateMs

/** Returns null for anything but a stored press. */
export function readPress(stored: string | null): Press | null {
  try {
    const { id, condominium_id, gate_id, pressed_at } = JSON.parse(stored ?? '')
    const isPress = [id, condominium_id, pressed_at].every((part) => typeof part === 'string')
    return isPress ? { id, condominium_id, gate_id: gate_id ?? null, pressed_at } : null
  } catch {
    return null
  }
}
