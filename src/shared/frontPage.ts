/** The server replaces this mark by the current year. */
export const yearMark = '{{year}}'
/** The server replaces this mark by the address of a demo, or removes its paragraph. */
export const demoMark = '{{demo}}'
export const demoPlace = 'data-demo'
