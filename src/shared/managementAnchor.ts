export const managementAnchor = 'administration'
