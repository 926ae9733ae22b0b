import { expect, test } from 'vitest'
import { usernameFrom } from './accountNames.ts'

test.each([
  ['Ernesto Núñez Salas', 'ernesto.nunez'],
  ['María José Núñez', 'maria.nunez'],
  ['María José Núñez Salas', 'maria.nunez'],
  ['Ana Pérez', 'ana.perez'],
  ['Juan de la Cruz Ríos', 'juan.cruz'],
  ['Ximena Itzel Roa Paz', 'ximena.roa'],
  ['José María', 'jose.maria'],
  ['Lu', 'usuario'],
])('suggests for %s the user name %s, with the first surname', (fullName, username) => {
  expect(usernameFrom(fullName)).toBe(username)
})

test('adds the first free number to a taken user name', () => {
  expect(usernameFrom('Ana Pérez', new Set(['ana.perez', 'ana.perez2']))).toBe('ana.perez3')
})
