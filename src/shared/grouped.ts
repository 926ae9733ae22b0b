/** A count as it is written in both languages: 3,169. */
const written = new Intl.NumberFormat('en-US')

export const grouped = (count: number) => written.format(count)
