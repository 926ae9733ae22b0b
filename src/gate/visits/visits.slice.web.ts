import { screenAt, staff } from '../../web/frame/slice.ts'

export const visitsScreens = [
  screenAt('/dashboard/home-rules', () => import('../arrivals/homeRules/HomeRulesScreen.tsx'), 'HomeRulesScreen', [
    'resident',
  ]),
  screenAt(
    '/dashboard/not-received',
    () => import('../arrivals/homeRules/NotReceivedScreen.tsx'),
    'NotReceivedScreen',
    ['resident'],
  ),
  screenAt('/access-log', () => import('../log/LogPrintoutScreen.tsx'), 'LogPrintoutScreen', staff),
]
