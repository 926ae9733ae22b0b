/** Each language in its own words, as it is in the account. */
export const languageNames = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
]
