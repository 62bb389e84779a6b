import { expect, test } from '@playwright/test'
import { filesOf, weightOf } from '#tools/build/built-weight.ts'

/**
 * What must come before a screen can be drawn, in bytes of JavaScript after gzip. Here, because the browser tests are the
 * ones that run on built screens; `npm run bench` says what a browser really fetches, and how long that takes.
 */
const scriptsOf = (screens: readonly string[]): number => weightOf(filesOf(['index.html', ...screens]), '.js')
const signedIn = ['app/Workshop.tsx', 'app/RequireSession.tsx', 'app/Shell.tsx']

test('la portada pesa menos de 120 kB de JavaScript', () => {
  expect(scriptsOf(['landing/LandingPage.tsx'])).toBeLessThan(120_000)
})

test('la primera vista de /recipes pesa menos de 200 kB de JavaScript, y la de /dashboard también', () => {
  for (const screen of ['recipes/RecipesPage.tsx', 'dashboard/DashboardPage.tsx']) {
    const bytes = scriptsOf([...signedIn, screen])
    expect(bytes, screen).toBeGreaterThan(scriptsOf([]))
    expect(bytes, screen).toBeLessThan(200_000)
  }
})
