import { administrators, screenAt } from '../web/frame/slice.ts'

export const amenitiesScreens = [
  screenAt('/dashboard/reservations', () => import('./booking/ReservationsScreen.tsx'), 'ReservationsScreen', [
    'resident',
  ]),
  screenAt(
    '/dashboard/admin/amenities',
    () => import('./settings/AmenitiesScreen.tsx'),
    'AmenitiesScreen',
    administrators,
    'section',
  ),
]
