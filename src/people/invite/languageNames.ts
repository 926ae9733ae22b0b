/** Each language is named in itself, as in the account. */
export const languageNames = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
]
