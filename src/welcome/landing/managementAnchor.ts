/** The second door's place on the landing. */
export const managementAnchor = 'administration'
