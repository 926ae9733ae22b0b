/** In a long form some fields are always visible; the others are in sections that unfold. */
import { type AuthType, type FieldName, fieldsOf } from '../kinds.ts'

const sections = {
  contact: ['id_document', 'phone_number', 'email', 'company'],
  car: ['vehicle_plate', 'vehicle_model'],
  more: ['purpose', 'emergency_contact', 'supervisor_name', 'supervisor_phone', 'notes'],
} as const satisfies Record<string, readonly FieldName[]>

export type FormSectionName = keyof typeof sections

const sectionOf = (field: string) =>
  (Object.keys(sections) as FormSectionName[]).find((name) => sections[name].some((one) => one === field))

/** The kinds whose forms do not fit on a screen. */
const long: readonly AuthType[] = ['temporary_visitor', 'permanent_visitor', 'worker']

export function formParts(type: AuthType) {
  const all = fieldsOf(type)
  const folds = ([name, field]: (typeof all)[number]) => long.includes(type) && !field.required && sectionOf(name)
  return {
    plain: all.filter((one) => !folds(one)),
    folded: (Object.keys(sections) as FormSectionName[])
      .map((section) => ({ section, fields: all.filter((one) => folds(one) === section) }))
      .filter(({ fields }) => fields.length > 0),
  }
}
