/** Saves what is held about somebody as a file of theirs, named by the day. */
import type { Output } from '../shared/contract.ts'
import type { privacy } from './privacy.contract.ts'

export function saveRecords(records: Output<typeof privacy.download>, name: string): void {
  const day = new Date().toLocaleDateString('sv')
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(records, null, 2)], { type: 'application/json;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}-${day}.json`
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
