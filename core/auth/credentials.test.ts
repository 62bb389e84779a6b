import { expect, test } from 'vitest'
import { credentialsProblem, emailProblem, passwordProblem } from '#core/auth/credentials.ts'

test.each(['ana@cocina.es', '  ana@cocina.es ', 'a.b+c@sub.dominio.co', "o'neil@cocina.es"])(
  '«%s» es un email',
  (email) => {
    expect(emailProblem(email)).toBeNull()
  },
)

test.each([
  '',
  'ana',
  'ana@',
  '@cocina.es',
  'ana@cocina',
  'a b@cocina.es',
  'ana@-cocina.es',
  'ana@@cocina.es',
  'ana@cocina..es',
])('«%s» no es un email', (email) => {
  expect(emailProblem(email)).toBe('Email inválido')
})

test('un email tiene 255 caracteres como mucho', () => {
  const long = `${'a'.repeat(255)}@cocina.es`
  expect(emailProblem(long)).toBe('El email no puede tener más de 255 caracteres')
})

test('la contraseña va de 6 a 100 caracteres, sin recortar', () => {
  expect(passwordProblem('12345')).toBe('La contraseña debe tener al menos 6 caracteres')
  expect(passwordProblem('      ')).toBeNull()
  expect(passwordProblem('x'.repeat(100))).toBeNull()
  expect(passwordProblem('x'.repeat(101))).toBe('La contraseña no puede tener más de 100 caracteres')
})

test('de un formulario se dice primero lo del email', () => {
  expect(credentialsProblem('ana', '1')).toBe('Email inválido')
  expect(credentialsProblem('ana@cocina.es', '1')).toBe('La contraseña debe tener al menos 6 caracteres')
  expect(credentialsProblem('ana@cocina.es', '123456')).toBeNull()
})
