/** The photos on the passes of the demo's resident: her own, and those of a relative and a worker. */
import { residentEmail } from './cast.ts'
import { type DemoPart, demoId } from './demoPart.server.ts'
import { picture } from './pictures.ts'

const resident = demoId(residentEmail)
const ownPhoto = demoId('photo of Carolina')

export const photos: DemoPart = {
  already: { text: 'select from resident_photos where id = $1', values: [ownPhoto] },
  async write(owner, { photo }) {
    const homes = await owner.query(
      'select condominium_id, id from residences where profile_id = $1 and until is null',
      [resident],
    )
    for (const { condominium_id, id } of homes.rows) {
      await owner.query(
        'insert into resident_photos (condominium_id, residence_id, id, sealed) values ($1, $2, $3, $4)',
        [
          ...[condominium_id, id, ownPhoto],
          photo.seal({ table: 'resident_photos', row: `${id} ${ownPhoto}` }, picture('carolina')),
        ],
      )
    }
    for (const [kind, look] of [
      ['co_resident', 'javier'],
      ['worker', 'rosa'],
    ] as const) {
      const id = demoId(`photo of ${look}`)
      const { rows } = await owner.query(
        'select condominium_id, id from authorizations where resident_id = $1 and auth_type = $2 order by created_at limit 1',
        [resident, kind],
      )
      for (const pass of rows) {
        await owner.query(
          'insert into pass_photos (condominium_id, authorization_id, id, sealed) values ($1, $2, $3, $4)',
          [
            ...[pass.condominium_id, pass.id, id],
            photo.seal({ table: 'pass_photos', row: `${pass.id} ${id}` }, picture(look)),
          ],
        )
      }
    }
  },
}
