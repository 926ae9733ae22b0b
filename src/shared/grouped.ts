/** Writes 3,169 in both languages. Without Intl, whose first use takes a slow phone a tenth of a second. */
export const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
