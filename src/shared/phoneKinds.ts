export const phoneKinds = ['mobile', 'landline', 'intercom'] as const
