/** How much lists and choices hold. Apart from the schemas, which the lists of a screen do not need. */

/** A box of choices offers as many; whether there are more is known by one beyond them. */
export const mostChoices = 100

/** Above it a list shows "1000+": counting further would cost more than the number is worth. */
export const mostCounted = 1000
