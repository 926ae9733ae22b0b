export const templateName = 'garita_template'
export const testSecret = 'a secret for tests, long enough to be one'
export const clusterSecret = Buffer.alloc(32, 1)
export const testLoginPassword = 'only the tests know it'

export function urlOf(ownerUrl: string, database: string): string {
  const url = new URL(ownerUrl)
  url.pathname = `/${database}`
  return url.toString()
}
