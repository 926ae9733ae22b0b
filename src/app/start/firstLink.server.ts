/** The way in for the first person: a link that is printed once, works once, and is gone as soon as a super admin exists. */
import pg from 'pg'
import { hashOf, newToken } from '../../server/keys/tokens.ts'

export async function offerFirstLink(ownerUrl: string, publicUrl: string): Promise<string[]> {
  const token = newToken()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update public.installation set setup_token_hash = $1
        where not exists (select from public.profiles where user_role = 'super_admin')`,
      [hashOf(token)],
    )
    return rowCount === 1
      ? [`Make the first super administrator here (this link works once): ${publicUrl}/begin#${token}`]
      : []
  } finally {
    await client.end()
  }
}
