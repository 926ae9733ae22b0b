/** Shared by the build, which makes the front pages, and the server, which serves them. */

/** The server replaces it by the current year. */
export const yearMark = '{{year}}'
