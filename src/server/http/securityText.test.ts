import { expect, test } from 'vitest'
import { testInstallation } from '../../../tests/support/installation.ts'
import { readSettings } from '../settings/settings.ts'
import { securityText } from './securityText.ts'

test('names in security.txt the contact, the languages and the policy, and an end in less than a year', async () => {
  const settings = readSettings(
    { SECURITY_CONTACT: 'mailto:security@example.org', PUBLIC_URL: 'https://garita.example.org' },
    { demo: false },
  )
  for (const today of ['2026-11-22T13:00:00Z', '2031-02-28T23:59:59Z']) {
    const now = Date.parse(today)
    const response = await securityText(settings, () => now).request('/.well-known/security.txt')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const lines = (await response.text()).trimEnd().split('\n')
    const { Expires = '', ...fields } = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
    expect(fields).toEqual({
      Contact: 'mailto:security@example.org',
      'Preferred-Languages': 'es, en',
      Policy: 'https://garita.example.org/.well-known/security-policy.txt',
      Canonical: 'https://garita.example.org/.well-known/security.txt',
    })
    expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
    const days = (Date.parse(Expires) - now) / 24 / 3_600_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  }
  const policy = await securityText(settings).request('/.well-known/security-policy.txt')
  expect(await policy.text()).toMatch(/vulnerabilidad[\s\S]*weakness/)
})

test('serves security.txt with security headers, and answers 404 without a contact', async () => {
  const named = await testInstallation({ environment: { SECURITY_CONTACT: 'https://example.org/security' } })
  const told = await named.app.request('/.well-known/security.txt')
  expect([told.status, told.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(await told.text()).toContain('Contact: https://example.org/security\n')
  await named.close()
  const unnamed = await testInstallation()
  for (const path of ['security.txt', 'security-policy.txt'])
    expect((await unnamed.app.request(`/.well-known/${path}`)).status).toBe(404)
  await unnamed.close()
})
