interface Placed {
  condominium: { id: string; time_zone: string }
}

/** True if each time zone has one condominium, so that the head of a day, which names its zone, can name the condominium too. */
export function headsNamePlaces(rows: readonly Placed[]): boolean {
  const count = (values: readonly string[]) => new Set(values).size
  const places = rows.map(({ condominium }) => condominium)
  return count(places.map(({ id }) => id)) === count(places.map(({ time_zone }) => time_zone))
}
