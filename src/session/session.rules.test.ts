import { expect, test } from 'vitest'
import {
  type AccountFacts,
  type AccountStatus,
  accountStatus,
  deviceName,
  homeOf,
  ownPath,
  passwordProblem,
} from './session.rules.ts'

test.each([
  ['corta', 'password_short'],
  ['nuevecar9', 'password_short'],
  ['aaaaaaaaaaaa', 'password_common'],
  ['abababababab', 'password_common'],
  ['abcabcabcabc', 'password_common'],
  ['abcdabcdabcd', 'password_common'],
  ['55 1234 5678', 'password_common'],
  ['55-1234-5678', 'password_common'],
  ['1234567890', 'password_common'],
  ['2345678901', 'password_common'],
  ['8765432109', 'password_common'],
  ['9876543210', 'password_common'],
  ['un caballo correcto', null],
  ['diez letras', null],
  ['ñandú verde', null],
])('checks the password %s: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

const open: AccountFacts = {
  user_role: 'resident',
  unit_number: '101',
  approval_status: 'approved',
  email_confirmed: true,
  second_factor: false,
  second_factor_required: false,
}
test.each<[string, Partial<AccountFacts>, boolean, AccountStatus]>([
  ['approved and confirmed', {}, true, 'open'],
  ['approved and confirmed, no mail server', {}, false, 'open'],
  ['rejected', { approval_status: 'rejected' }, true, 'rejected'],
  ['rejected and not confirmed', { approval_status: 'rejected', email_confirmed: false }, true, 'rejected'],
  ['not confirmed yet', { approval_status: 'pending', email_confirmed: false }, true, 'unconfirmed'],
  ['not confirmed, but no letter could come', { approval_status: 'pending', email_confirmed: false }, false, 'pending'],
  ['confirmed and waiting', { approval_status: 'pending' }, true, 'pending'],
  ['approved with a new address', { email_confirmed: false }, true, 'unconfirmed'],
  ['approved, unconfirmed, no mail server', { email_confirmed: false }, false, 'unconfirmed'],
  ['without the demanded factor', { second_factor_required: true }, true, 'second_factor_missing'],
  ['with the demanded factor', { second_factor_required: true, second_factor: true }, true, 'open'],
  ['of a resident who moved out', { unit_number: null }, true, 'moved_out'],
  ['of a guard, who has no unit', { unit_number: null, user_role: 'agent' }, true, 'open'],
  ['waiting, factor demanded', { approval_status: 'pending', second_factor_required: true }, true, 'pending'],
])('finds the status of an account %s', (_, facts, sendsMail, status) => {
  expect(accountStatus({ ...open, ...facts }, sendsMail)).toBe(status)
})

test.each([
  ['resident', '/dashboard'],
  ['agent', '/operator-panel'],
  ['admin', '/dashboard/admin'],
  ['super_admin', '/dashboard/admin'],
] as const)('leads a %s after the sign-in to %s', (role, home) => {
  expect(homeOf(role)).toBe(home)
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17.5 Mobile Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Chrome · Android'],
  [
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/126.0 Safari/537.36 OPR/111.0', 'Opera · macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
  ['curl/8.5.0', '?'],
  ['', '?'],
])('names the browser %s as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([
  ['/dashboard/temporary-visitors?request=1&x=%20', true],
  ['//evil.test/dashboard', false],
  ['/\\evil.test', false],
  ['https://evil.test', false],
  ['javascript:alert(1)', false],
  ['/dash board', false],
  [`/${'x'.repeat(600)}`, false],
  [['/dashboard'], false],
  [undefined, false],
])('goes to %j after the sign-in: %s', (asked, goes) => {
  expect(ownPath(asked)).toBe(goes ? asked : null)
})
