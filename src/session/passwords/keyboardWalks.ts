/** Passwords that a finger draws on a keyboard. */

const keys = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const rows = keys.slice(0, 4)

/** From one key to the next, all along: in a row, down a column, or two such walks by turns ("q1w2e3r4t5"). */
export function isWalk(text: string): boolean {
  const signs = [...text]
  const everyOther = (first: number) => signs.filter((_, place) => place % 2 === first)
  return walks(signs) || (walks(everyOther(0)) && walks(everyOther(1)))
}

function walks(signs: readonly string[]): boolean {
  const steps = signs.slice(1).filter((sign, place) => areNeighbours(signs[place] ?? '', sign)).length
  return steps >= (signs.length - 1) * 0.75
}

function areNeighbours(one: string, other: string): boolean {
  if (
    keys.some((row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) <= 1)
  )
    return true
  const [from, to] = [one, other].map((sign) => rows.findIndex((row) => row.includes(sign)))
  if (from === undefined || to === undefined || from < 0 || to < 0 || Math.abs(from - to) !== 1) return false
  return (rows[from] ?? '').indexOf(one) === (rows[to] ?? '').indexOf(other)
}
