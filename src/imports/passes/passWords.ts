/** Common words for the choices of a pass; other words become "other" and a note. */
import { plain } from '../../shared/lookAlikes.ts'

type Words = Readonly<Record<string, RegExp>>

const vehicles: Words = {
  motorcycle: /^(moto|motorcycle|motorbike|scooter|motoneta)/,
  suv: /\bsuv\b/,
  van: /^(camioneta|van\b|pick ?up|furgon|minivan)/,
  truck: /^(camion\b|truck|lorry|torton)/,
  bicycle: /^(bici|bike|bicycle)/,
  car: /^(auto|carro|coche|car\b|sedan|hatch|particular|vehiculo)/,
}

const work: Words = {
  enfermeria: /enfermer|nurse|nursing/,
  cuidado: /cuidador|caregiver|carer|adulto mayor|older|elder/,
  mascotas: /mascota|perro|paseador|\bpet|\bdog/,
  ninera: /ninera|ninero|\bnana$|nanny|babysit/,
  cocina: /cocin|\bcook|\bchef/,
  chofer: /chofer|conductor|driver|chauffeur/,
  hogar: /domestic|mucama|housekeep|maid|empleada|del hogar|nana de casa|household/,
  limpieza: /limpieza|aseo|asead|cleaning|cleaner|lavander/,
  jardineria: /jardin|garden|poda/,
  plomeria: /plomer|fontaner|gasfiter|plumb/,
  electricidad: /electric/,
  pintura: /pintor|pintura|paint/,
  delivery: /delivery|repart|entrega|mensajer|courier/,
  instalacion: /instala|install/,
  mantenimiento: /mantenimiento|mantencion|maintenance|handyman|alberca|piscina|pool/,
  seguridad: /segur|escolta|vigila|security|guard\b|bodyguard/,
}

const relations: Words = {
  cuidador: /cuidador|enfermer|ninera|nana\b|caregiver|carer|nurse|nanny|babysitter/,
  pareja: /pareja|novi[oa]|espos|marido|conyuge|prometid|partner|spouse|husband|wife|boyfriend|girlfriend|fiance/,
  amigo_cercano: /amig|friend/,
  familiar:
    /famili|madre|padre|mama|papa|hij[oa]|herman|abuel|niet|ti[oa]\b|prim[oa]|suegr|cunad|yerno|nuera|sobrin|mother|father|mom\b|dad\b|son\b|daughter|brother|sister|grand|aunt|uncle|cousin|nephew|niece|in-law|parent|child|relative|family/,
}

function chosen(words: Words, written: string): string | undefined {
  const text = plain(written)
  return Object.entries(words).find(([, shape]) => shape.test(text))?.[0]
}

/** Most lists contain cars and omit the type. */
export const vehicleTypeOf = (written: string): string =>
  written === '' ? 'car' : (chosen(vehicles, written) ?? 'other')
export const workTypeOf = (written: string): string => chosen(work, written) ?? 'otro'
export const relationshipOf = (written: string): string => chosen(relations, written) ?? 'otro'
