/** What keeps rows apart and what ties them together: a copy of a row that differs only so, and the constraint that refuses it. */

/** In a copy, a value of its own where it says so; everything else is as in the row that it is a copy of. */
export interface Copy {
  readonly table: string
  readonly own: readonly string[]
  /** Which row is copied, where not every one would show it. */
  readonly where?: string
  readonly constraint: string
}

const copy = (table: string, own: string, constraint: string, where?: string): Copy => ({
  table,
  own: own === '' ? [] : own.split(' '),
  constraint,
  ...(where ? { where } : {}),
})

/** The same once more. */
export const twice: readonly Copy[] = [
  copy('access_log_subjects', '', 'access_log_subjects_pkey'),
  copy('access_logs', '', 'access_logs_pkey'),
  copy('access_numbers', '', 'access_number_held'),
  copy('amenities', '', 'amenity_exists'),
  copy('amenity_reservations', '', 'amenity_reservations_pkey'),
  copy('assignments', '', 'assignment_exists'),
  copy('attempts', '', 'attempts_pkey'),
  copy('audit_entries', '', 'audit_entries_pkey'),
  copy('authorizations', '', 'authorizations_pkey'),
  copy('authorizations', 'id', 'authorization_pass_taken'),
  copy('condominiums', '', 'condominiums_pkey'),
  copy('condominiums', 'id', 'condominium_invitation_taken'),
  copy('credentials', '', 'credentials_pkey'),
  copy('deliveries', '', 'delivery_known'),
  copy('former_agents', '', 'former_agents_pkey'),
  copy('gate_devices', '', 'gate_devices_pkey'),
  copy('gate_devices', 'id', 'gate_device_key_taken'),
  copy('gates', '', 'gates_pkey'),
  copy('gates', 'id', 'gate_name_taken'),
  copy('installation', '', 'installation_pkey'),
  copy('jobs', '', 'jobs_pkey'),
  copy('notice_marks', '', 'notice_marks_pkey'),
  copy('notice_preferences', '', 'notice_preferences_pkey'),
  copy('one_time_tokens', '', 'one_time_tokens_pkey'),
  copy('pass_keys', '', 'pass_key_exists'),
  copy('profiles', '', 'profiles_pkey'),
  copy('profiles', 'id', 'profile_email_taken'),
  copy('push_subscriptions', '', 'push_subscriptions_pkey'),
  copy('push_subscriptions', 'id', 'push_endpoint_taken'),
  copy('removal_requests', '', 'removal_requests_pkey'),
  copy('reservation_guests', '', 'reservation_guests_pkey'),
  copy('residences', '', 'residences_pkey'),
  copy('residence_objections', '', 'residence_objections_pkey'),
  copy('residence_objections', 'id', 'residence_objection_once'),
  copy('residences', 'id', 'residence_current', 'until is null'),
  copy('residences', 'id', 'residence_joining_taken', 'until is not null'),
  copy('retention_runs', '', 'retention_runs_pkey'),
  copy('revoked_passes', '', 'revoked_passes_pkey'),
  copy('sessions', '', 'sessions_pkey'),
  copy('sessions', 'id', 'sessions_token_hash_key'),
  copy('station_outages', '', 'station_outages_pkey'),
  copy('number_misses', '', 'number_misses_pkey'),
  copy('stations', '', 'stations_pkey'),
  copy('unsent_messages', '', 'unsent_messages_pkey'),
]

/** One that belongs to something that there is not. */
export const astray: readonly Copy[] = [
  copy('access_log_subjects', 'log_id', 'access_log_subjects_condominium_id_log_id_fkey'),
  copy('access_logs', 'condominium_id', 'access_logs_condominium_id_fkey'),
  copy('access_numbers', 'condominium_id', 'access_numbers_condominium_id_fkey'),
  copy('amenities', 'condominium_id', 'amenities_condominium_id_fkey'),
  copy('amenity_reservations', 'id condominium_id', 'amenity_reservations_condominium_id_fkey'),
  copy('amenity_reservations', 'id amenity_id', 'amenity_reservations_condominium_id_amenity_id_fkey'),
  copy('amenity_reservations', 'id residence_id', 'amenity_reservations_condominium_id_residence_id_fkey'),
  copy('amenity_reservations', 'id resident_id', 'amenity_reservations_resident_id_fkey'),
  copy('assignments', 'condominium_id', 'assignments_condominium_id_fkey'),
  copy('assignments', 'profile_id', 'assignments_profile_id_fkey'),
  copy('audit_entries', 'id condominium_id', 'audit_entries_condominium_id_fkey'),
  copy('authorizations', 'id pass_id condominium_id', 'authorizations_condominium_id_fkey', 'resident_id is null'),
  copy(
    'authorizations',
    'id pass_id residence_id',
    'authorizations_condominium_id_residence_id_fkey',
    'resident_id is not null',
  ),
  copy('authorizations', 'id pass_id resident_id', 'authorizations_resident_id_fkey', 'resident_id is not null'),
  copy('credentials', 'profile_id', 'credentials_profile_id_fkey'),
  copy('deliveries', 'condominium_id', 'deliveries_condominium_id_fkey'),
  copy('deliveries', 'profile_id', 'deliveries_profile_id_fkey'),
  copy('former_agents', 'condominium_id', 'former_agents_condominium_id_fkey'),
  copy('gate_devices', 'id key_hash condominium_id', 'gate_devices_condominium_id_fkey'),
  copy('gate_devices', 'id key_hash gate_id', 'gate_devices_condominium_id_gate_id_fkey'),
  copy('gates', 'condominium_id', 'gates_condominium_id_fkey'),
  copy('notice_marks', 'profile_id', 'notice_marks_profile_id_fkey'),
  copy('notice_preferences', 'profile_id', 'notice_preferences_profile_id_fkey'),
  copy('one_time_tokens', 'token_hash profile_id', 'one_time_tokens_profile_id_fkey'),
  copy('pass_keys', 'condominium_id', 'pass_keys_condominium_id_fkey'),
  copy('push_subscriptions', 'id endpoint profile_id', 'push_subscriptions_profile_id_fkey'),
  copy('push_subscriptions', 'id endpoint session_id', 'push_subscriptions_session_id_fkey'),
  copy('removal_requests', 'profile_id', 'removal_requests_profile_id_fkey'),
  copy('reservation_guests', 'id reservation_id', 'reservation_guests_condominium_id_reservation_id_fkey'),
  copy('residence_objections', 'condominium_id joining', 'residence_objections_condominium_id_fkey'),
  copy('residence_objections', 'id joining residence_id', 'residence_objections_condominium_id_residence_id_fkey'),
  copy('residences', 'id joining condominium_id', 'residences_condominium_id_fkey', 'until is not null'),
  copy('residences', 'id joining profile_id', 'residences_profile_id_fkey'),
  copy('retention_runs', 'condominium_id', 'retention_runs_condominium_id_fkey'),
  copy('revoked_passes', 'condominium_id', 'revoked_passes_condominium_id_fkey'),
  copy('sessions', 'id token_hash profile_id', 'sessions_profile_id_fkey'),
  copy('station_outages', 'id condominium_id', 'station_outages_condominium_id_fkey'),
  copy('number_misses', 'id condominium_id', 'number_misses_condominium_id_fkey'),
  copy('stations', 'id condominium_id', 'stations_condominium_id_fkey'),
  copy('stations', 'id gate_id', 'stations_condominium_id_gate_id_fkey'),
]
