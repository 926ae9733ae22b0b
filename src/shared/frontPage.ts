/** Shared by the build, which makes the front pages, and the server, which serves them. */

/** The server replaces it by the current year. */
export const yearMark = '{{year}}'
/** Replaced by the address of a demo; where there is none, its paragraph goes. */
export const demoMark = '{{demo}}'
export const demoPlace = 'landing-demo'
