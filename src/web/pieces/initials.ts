/** The first letter of each name, for the arch that stands for a person. */
export const initialsOf = (...names: readonly unknown[]): string =>
  names
    .map((name) => (typeof name === 'string' ? ([...name.trim()][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase()
