import { expect, test } from 'vitest'
import { passwordFormProblem } from './password-form-problem.ts'
import { accountTexts } from './texts.ts'

test.each([
  ['corta, y además distinta', 'abc', 'abd', true, 'password'],
  ['demasiado larga', 'a'.repeat(101), 'a'.repeat(101), false, 'password'],
  ['no es la misma dos veces', 'secreto', 'secreta', true, 'again'],
  ['falta la actual, que se pidió', 'secreto', 'secreto', true, 'proof'],
  ['nada', 'secreto', 'secreto', false, undefined],
] as const)('%s', (_, password, again, missing, field) => {
  expect(passwordFormProblem(password, again, missing)?.field).toBe(field)
})

test('cada problema tiene su texto', () => {
  expect(passwordFormProblem('secreto', 'otra', false)?.text).toBe(accountTexts.password.mismatch)
  expect(passwordFormProblem('secreto', 'secreto', true)?.text).toBe(accountTexts.proof.missing)
})
