/** Invented names that are common in Mexico and Colombia. */

const given = [
  'María José',
  'Íñigo',
  'Lucía',
  'Andrés',
  'Sofía',
  'Joaquín',
  'Ximena',
  'Óscar',
  'Renata',
  'Martín',
  'Inés',
  'Julián',
  'Belén',
  'Raúl',
  'Daniela',
  'Héctor',
  'Valentina',
  'Tomás',
  'Regina',
  'Adrián',
  'Camila',
  'Emilio',
  'Mariana',
  'Sebastián',
  'Zoé',
  'Gonzalo',
  'Rocío',
  'Félix',
  'Ángela',
  'Nicolás',
  'Paulina',
] as const
const surnames = [
  'Núñez',
  'Hernández Ríos',
  'Peña',
  'García Muñoz',
  'Ibáñez',
  'Ordóñez',
  'Castañeda',
  'López Vélez',
  'Gutiérrez',
  'Ávila',
  'Domínguez',
  'Quiñones',
  'Sáenz',
  'Restrepo',
  'Zúñiga',
  'Marín',
  'Cárdenas',
  'Treviño',
  'Bermúdez',
  'Ruiz Solís',
  'Beltrán',
  'Echeverría',
  'Rangel',
] as const

/** Combines two lists whose lengths share no divisor, so that more than 700 people have different names. */
export function inventedNames(number: number): { name: string; last_name: string } {
  return { name: given[number % given.length] ?? '', last_name: surnames[number % surnames.length] ?? '' }
}

export function inventedName(number: number): string {
  const { name, last_name } = inventedNames(number)
  return `${name} ${last_name}`
}

/** Turns "Íñigo García Muñoz" into "inigo.garcia.munoz". */
export function asAddress(fullName: string): string {
  return fullName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
}
