/** This file has no schemas, because the lists of a screen do not need them. */

/** A choice box offers this many; one more row shows that there are others. */
export const mostChoices = 100

/** Above this count a list shows "1000+": counting further would cost more than the number is worth. */
export const mostCounted = 1000
