/** Downloads a text as a file. */

export function downloadCalendar(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  // Some browsers start reading only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
