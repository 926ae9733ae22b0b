/** Two condominiums are busy and in different time zones; one is empty. */

export interface DemoPlace {
  key: 'encinos' | 'torres' | 'palmas'
  name: string
  address: string
  time_zone: string
  listed: boolean
  days_ago: number
  units: readonly string[]
}

const two = (number: number) => String(number).padStart(2, '0')
const houses = Array.from({ length: 22 }, (_, place) => `C-${two(place + 1)}`)
const flats = ['T1', 'T2'].flatMap((tower) =>
  Array.from({ length: 10 }, (_, place) => `${tower}-${Math.floor(place / 2) + 1}${two((place % 2) + 1)}`),
)

export const places: readonly DemoPlace[] = [
  {
    key: 'encinos',
    name: 'Residencial Los Encinos',
    address: 'Av. de los Encinos 250, Tlalpan, Ciudad de México',
    time_zone: 'America/Mexico_City',
    listed: true,
    days_ago: 420,
    units: houses,
  },
  {
    key: 'torres',
    name: 'Torres del Parque',
    address: 'Carrera 5 #26-57, Bogotá',
    time_zone: 'America/Bogota',
    listed: true,
    days_ago: 300,
    units: flats,
  },
  {
    key: 'palmas',
    name: 'Privada Las Palmas',
    address: 'Calle Las Palmas 8, San Pedro Garza García, Nuevo León',
    time_zone: 'America/Monterrey',
    listed: false,
    days_ago: 3,
    units: [],
  },
]
