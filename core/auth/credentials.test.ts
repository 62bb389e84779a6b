import { expect, test } from 'vitest'
import { credentialProblem, emailProblem, passwordProblem } from '#core/auth/credentials.ts'

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
  const short = { field: 'password', text: 'La contraseña debe tener al menos 6 caracteres' }
  expect(credentialProblem({ email: 'ana', password: '1' })).toEqual({ field: 'email', text: 'Email inválido' })
  expect(credentialProblem({ email: 'ana@cocina.es', password: '1' })).toEqual(short)
  expect(credentialProblem({ email: 'ana@cocina.es', password: '123456' })).toBeNull()
  expect(credentialProblem({ email: 'ana@cocina.es' })).toBeNull()
  expect(credentialProblem({ password: '1' })).toEqual(short)
})
