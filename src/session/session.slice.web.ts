import { screenAt } from '../web/frame/slice.ts'

export const sessionScreens = [
  screenAt('/login', () => import('./screens/LoginScreen.tsx'), 'LoginScreen'),
  screenAt('/register', () => import('./screens/RegisterScreen.tsx'), 'RegisterScreen'),
  screenAt('/forgot-password', () => import('./screens/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
  screenAt('/reset-password', () => import('./screens/ResetPasswordScreen.tsx'), 'ResetPasswordScreen'),
  screenAt('/confirm-email', () => import('./screens/ConfirmEmailScreen.tsx'), 'ConfirmEmailScreen'),
  screenAt('/own-email', () => import('./account/OwnEmailScreen.tsx'), 'OwnEmailScreen'),
  screenAt('/begin', () => import('./screens/BeginScreen.tsx'), 'BeginScreen'),
  screenAt('/start', () => import('./start/StartScreen.tsx'), 'StartScreen'),
]
