import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

test('un paso es una sola caja, con sus cifras dentro y sus palabras tal cual', () => {
  const markup = renderToStaticMarkup(<Unbroken text="Cocer 5 min a 80 °C." />)
  expect(markup).toMatch(/^<span>Cocer <span[^>]*>5 min<\/span> a <span[^>]*>80 °C<\/span>\.<\/span>$/)
})
