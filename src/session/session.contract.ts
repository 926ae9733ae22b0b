import { z } from 'zod'
import { askModes, homeKinds } from '../households/rights.rules.ts'
import { username } from '../shared/accountNames.ts'
import { contract, edit, forAnyone, read, write } from '../shared/contract.ts'
import { countries } from '../shared/countries.ts'
import {
  email,
  fullName,
  id,
  legible,
  moment,
  optionalLine,
  optionalPhone,
  revision,
  unitNumber,
} from '../shared/fields.ts'
import { languages } from '../shared/messages.ts'
import { approvalStatus, userRole } from '../shared/roles.ts'
import { passwordProblem } from './session.rules.ts'

const language = z.enum(languages)
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'invalid')
const place = z.strictObject({ id: z.uuid(), name: z.string() })

/** The server compares the password with the stored one, so the contract accepts any text. */
export const password = z.string().min(1, 'required').max(200, 'too_long')
export const newPassword = password.superRefine((text, context) => {
  const problem = passwordProblem(text)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

const code = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^([0-9]{6}|[A-Z2-7]{16})$/, 'invalid'))

/** Without an @ it may be a user name, which only the server knows. */
const signInName = z
  .string()
  .transform((text) => legible(text).trim().toLowerCase())
  .pipe(z.string().min(1, 'required').max(254, 'too_long'))
  .refine((name) => !name.includes('@') || email.safeParse(name).success, 'email')

const currentPerson = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  /** Empty for a person without one: older pages expect a text. */
  email: z.string(),
  username: z.string().nullable(),
  phone_number: z.string().nullable(),
  user_role: userRole,
  approval_status: approvalStatus,
  /** Null unless the administration gave a reason. */
  rejection_reason: z.string().nullable(),
  email_confirmed: z.boolean(),
  language,
  revision: z.int(),
  /** Waits for another person's approval. */
  asked_name: z.string().nullable(),
  /** The sign beside a staff member's name in the log. */
  sign: z.string().nullable(),
  /** Their role where they act in no home. */
  own_role: userRole,
  /** The home that this page shows; null for staff, and before the person has a home. */
  home: z.uuid().nullable(),
  /** Includes requested homes and, for thirty days, refused ones. */
  homes: z.array(
    z.strictObject({
      id: z.uuid(),
      unit_number: z.string(),
      condominium: z.string(),
      waits: z.boolean(),
      /** The first moment of a guest's stay, for which they wait. */
      begins_at: moment.nullable().optional(),
      time_zone: z.string().optional(),
      refused: z.boolean(),
      refused_because: z.string().nullable(),
      /** The person's kind and rights there, and when they receive requests. */
      kind: z.enum(homeKinds).nullable(),
      may_authorize: z.boolean(),
      asked: z.enum(askModes),
      quiet_from: z.string().nullable(),
      quiet_until: z.string().nullable(),
    }),
  ),
  /** The units that the person owns and rents out, and the one of this page. */
  owns: z.array(z.strictObject({ id: z.uuid(), unit_number: z.string(), condominium: z.string() })),
  ownership: z.uuid().nullable(),
  unit_number: z.string().nullable(),
  condominium: place.nullable(),
  assigned: z.array(place),
  /** Includes the zone of each visible condominium once. */
  time_zones: z.array(z.string()),
  /** Their countries: the chosen one, or the zone to guess it from. */
  places: z.array(z.strictObject({ country: z.enum(countries).nullable(), time_zone: z.string() })),
  second_factor: z.boolean(),
  second_factor_required: z.boolean(),
  may_enter: z.boolean(),
})
export type CurrentPerson = z.infer<typeof currentPerson>

/** All registrations have these fields. */
export const registrationCard = {
  id,
  full_name: fullName,
  email,
  password: newPassword,
  phone_number: optionalPhone,
  language,
}

/** Only three roles may register: any other claim does not parse. */
const registration = z.discriminatedUnion('user_role', [
  z.strictObject({
    ...registrationCard,
    user_role: z.literal('resident'),
    condominium_id: id,
    unit_number: unitNumber,
    invitation_code: optionalLine(64),
  }),
  z.strictObject({ ...registrationCard, user_role: z.literal('agent') }),
  z.strictObject({ ...registrationCard, user_role: z.literal('admin') }),
])

export const session = contract('session', {
  current: forAnyone(
    read(
      'Who is signed in, and what the browser must know of the installation',
      z.strictObject({}),
      z.strictObject({
        installation: z.strictObject({ sends_mail: z.boolean(), demo: z.boolean() }),
        person: currentPerson.nullable(),
      }),
    ),
  ),
  signIn: forAnyone(write('Sign in', z.strictObject({ email: signInName, password, code: code.optional() }))),
  signOut: forAnyone(write('Sign out of this browser', z.strictObject({}))),
  register: forAnyone(write('Ask for an account', registration)),
  begin: forAnyone(
    write(
      'Make the first super administrator with the link that the server printed',
      z.strictObject({ ...registrationCard, link: linkToken }),
    ),
  ),
  requestConfirmation: write('Send the confirmation of the e-mail address again', z.strictObject({})),
  confirmEmail: forAnyone(
    write(
      'Confirm an e-mail address by its link and the account’s password, or a new one in its place',
      z.strictObject({ link: linkToken, password: password.optional(), new_password: newPassword.optional() }),
    ),
  ),
  requestReset: forAnyone(write('Ask for a link to set a new password', z.strictObject({ email }))),
  reset: forAnyone(write('Set a new password by its link', z.strictObject({ link: linkToken, password: newPassword }))),
  changeCard: edit(
    'Change one’s own name, user name, phone and language',
    z.strictObject({
      revision,
      full_name: fullName,
      phone_number: optionalPhone,
      language,
      /** Older pages do not send the value. */
      username: username.nullable().optional(),
    }),
  ),
  changePassword: write('Change one’s own password', z.strictObject({ current: password, password: newPassword })),
  prove: write(
    'Enter one’s password again for an act that asks for it; it counts for ten minutes in this session',
    z.strictObject({ password }),
  ),
  list: read(
    'The browsers in which one is signed in',
    z.strictObject({}),
    z.array(
      z.strictObject({ id: z.uuid(), device: z.string(), created_at: moment, last_seen_at: moment, here: z.boolean() }),
    ),
  ),
  end: write('Sign out elsewhere', z.strictObject({ id })),
  endOthers: write('Sign out everywhere but here', z.strictObject({})),
  offerSecondFactor: write(
    'Begin turning on the second factor',
    z.strictObject({ password }),
    z.strictObject({ secret: z.string(), address: z.string() }),
  ),
  confirmSecondFactor: write(
    'Turn on the second factor with a first code',
    z.strictObject({ code }),
    z.strictObject({ recovery_codes: z.array(z.string()) }),
  ),
  dropSecondFactor: write(
    'Turn off the second factor, with a code of it',
    z.strictObject({ password, code: code.optional() }),
  ),
})
