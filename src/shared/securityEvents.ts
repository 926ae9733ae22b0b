/** Security events of an account, for its user, their administrators and the person who runs the installation. */

export const securityEventKinds = [
  'signed_in',
  'new_browser',
  'sign_in_failed',
  'locked',
  'factor_on',
  'factor_off',
  'factor_wrong',
  'factor_reset',
  'recovery_code_used',
  'password_wrong',
  'password_changed',
  'password_reset',
  'session_ended',
  'sessions_ended',
  'sessions_ended_by_admin',
  'email_changed',
  'device_key_made',
  'code_made',
  'code_used',
  'username_changed',
  'unit_code_made',
  'unit_code_used',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]
