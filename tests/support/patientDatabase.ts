/** While other tests run, a connection, a statement and a wait for a lock take longer than the product allows. */
export const patientDatabase = {
  connect_ms: 60_000,
  deadlines: { statement_ms: 60_000, lock_ms: 30_000, silence_ms: 65_000 },
}
