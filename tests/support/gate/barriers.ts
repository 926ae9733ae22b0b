import { newId } from '../../../src/shared/ids.ts'
import type { TestInstallation, TestPerson } from '../installation.ts'

export async function barrierAt({ owner }: TestInstallation, condominium: string, by: TestPerson): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into gate_devices (condominium_id, id, gate_id, name, key_hash, created_by)
      select $1, $2, g.id, 'Barrera', sha256($4::text::bytea), $3 from gates g where g.condominium_id = $1`,
    [condominium, id, by.id, id],
  )
  return id
}
