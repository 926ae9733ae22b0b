/** Names and addresses of the databases that tests make for themselves. */

export const templateName = 'garita_template'
export const testSecret = 'a secret for tests, long enough to be one'
export const testLoginPassword = 'only the tests know it'

export function urlOf(ownerUrl: string, database: string): string {
  const url = new URL(ownerUrl)
  url.pathname = `/${database}`
  return url.toString()
}
