/** Common passwords of ten and more characters are refused, and reasonable ones accepted. */
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawing } from '../../../tests/support/chance.ts'
import { passwordProblem } from '../session.rules.ts'
import { isGuessable } from './guessable.server.ts'

const triedFirst =
  `1234567890 1234567891 0123456789 9876543210 1111111111 12345678910 123456789a a123456789 q1w2e3r4t5 1q2w3e4r5t
1qaz2wsx3edc qwertyuiop qwerty12345 qwerty123456 asdfghjkl1 zxcvbnm123 abcdefghij abc1234567 abcd123456 aaaaaaaaaa
password12 password123 password1234 Password123! P@ssw0rd123 P@ssword2026 passw0rd123 mypassword1 iloveyou123 iloveyou12
football123 baseball123 basketball superman123 batman12345 pokemon123 michael123 jennifer123 princess123 sunshine123
welcome123 welcome2026 letmein1234 dragon12345 monkey12345 admin12345 admin123456 administrador administrator root123456
Mexico2026 Mexico2026! Colombia2026 Chile2026! Bogota2025! juancarlos1 JuanCarlos1 mariajose1 mariajose2026 luisfernando Guadalupe1
guadalupe2026 contraseña1 contrasena123 Contraseña123 bienvenido1 Bienvenido2026 tequieromucho seguridad1 seguridad2026 condominio1
garita2026! vigilancia1 5512345678 teamo12345 realmadrid1 barcelona10 américa2026 Cruzazul2026`.split(/\s+/)

test.each(triedFirst)('refuses %s', (password) => {
  expect([...password].length).toBeGreaterThanOrEqual(10)
  expect(passwordProblem(password) !== null || isGuessable(password)).toBe(true)
})

test('has at least seventy guessable passwords in this list', () =>
  expect(new Set(triedFirst).size).toBeGreaterThanOrEqual(70))

test.each([
  'un caballo correcto',
  'otra muy distinta',
  'diez letras',
  'ñandú verde',
  'la ventana da al parque',
  'tres tristes tigres',
  'correct horse battery staple',
  'Tq7#vKp2!xLm',
  'mi perro come pasto',
  'kJ8sd0Qpw3nZ',
])('accepts %s', (password) => {
  expect([passwordProblem(password), isGuessable(password)]).toEqual([null, false])
})

test.each([
  ['Zacarías1990!', { full_name: 'Zacarías Ñuñez' }],
  ['ximenezbarragan1', { full_name: 'Ana Ximénez Barragán' }],
  ['zoraida.quispe9', { email: 'zoraida.quispe@correo.test' }],
  ['LosTulipanes1', { condominium: 'Los Tulipanes' }],
])('refuses %s only to the person it is about', (password, known) => {
  expect(isGuessable(password, known)).toBe(true)
  expect(isGuessable(password)).toBe(false)
})

test('accepts nearly all of a thousand generated passwords', () => {
  const signs = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789']
  const { one } = drawing(20261123)
  const made = Array.from({ length: 1000 }, () => Array.from({ length: 14 }, () => one(signs)).join(''))
  expect(made.filter((password) => passwordProblem(password) || isGuessable(password)).length).toBeLessThan(25)
})

test('keeps the list of common passwords below its size limit', () => {
  expect(statSync(new URL('commonPasswords.bloom', import.meta.url)).size).toBeLessThanOrEqual(200_000)
})
