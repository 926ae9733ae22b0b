/** Names and addresses of the databases that tests make for themselves. */

export const template_name = 'garita_template'
export const test_secret = 'a secret for tests, long enough to be one'
export const test_login_password = 'only the tests know it'

export function urlOf(owner_url: string, database: string): string {
  const url = new URL(owner_url)
  url.pathname = `/${database}`
  return url.toString()
}
