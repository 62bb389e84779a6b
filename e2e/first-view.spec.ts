import { expect, test } from '@playwright/test'
import { filesOf, importRings, weightOf } from '#tools/build/built-weight.ts'

/**
 * What must come before a screen can be drawn, in bytes of JavaScript after gzip. Here, because the browser tests are the
 * ones that run on built screens; `npm run bench` says what a browser really fetches, and how long that takes.
 */
const scriptsOf = (screens: readonly string[]): number => weightOf(filesOf(['index.html', ...screens]), '.js')
const signedIn = ['app/App.tsx', 'app/Workshop.tsx', 'app/RequireSession.tsx', 'app/Shell.tsx']

test('la portada pesa menos de 100 kB de JavaScript', () => {
  expect(scriptsOf(['app/LandingAlone.tsx'])).toBeLessThan(100_000)
})

test('la primera vista de /recipes pesa menos de 170 kB de JavaScript, y la de /dashboard poco más', () => {
  for (const [screen, most] of [
    ['recipes/RecipesPage.tsx', 170_000],
    ['dashboard/DashboardPage.tsx', 175_000],
  ] as const) {
    const bytes = scriptsOf([...signedIn, screen])
    expect(bytes, screen).toBeGreaterThan(scriptsOf([]))
    expect(bytes, screen).toBeLessThan(most)
  }
})

test('ningún archivo espera a otro que le espera a él', () => expect(importRings()).toEqual([]))
