/** What the pages that are made at build time and the server that answers them agree on. */

/** Stands in a page where the year of the reader belongs. */
export const yearMark = '{{year}}'
