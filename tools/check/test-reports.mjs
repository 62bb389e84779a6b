/**
 * Counts tests in the reports the runners leave, and names those that failed. A report that is missing or cut short counts
 * nothing.
 */
import { basename, relative } from 'node:path'
import { readOrEmpty } from '#tools/start/file-hash.mjs'

const nothing = { passed: 0, failed: 0, skipped: 0, names: [], unsteady: [] }

export const countChecks = (file) => {
  const results = readReport(file) ?? []
  const passed = results.filter((result) => result.passed).length
  const names = results.filter((result) => !result.passed).map(({ name }) => name)
  return { ...nothing, passed, failed: results.length - passed, names }
}

export const countVitest = (file) => {
  const report = readReport(file)
  if (report === undefined) return nothing
  // A file that fails before its first test (an import error, a failed beforeAll) has no failed test to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  )
  const here = (file) => relative(process.cwd(), file)
  const failing = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${here(name)} › ${fullName.trim()}`),
  )
  return {
    ...nothing,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    names: [...failing, ...broken.map(({ name }) => `${here(name)} (no llegó a empezar)`)],
  }
}

export const countPlaywright = (file) => {
  const report = readReport(file)
  if (report === undefined) return nothing
  const { expected, flaky, unexpected, skipped } = report.stats
  const named = (status) => report.suites.flatMap((suite) => specsThat(status, suite))
  return {
    ...{ passed: expected + flaky, failed: unexpected, skipped },
    names: named('unexpected'),
    unsteady: named('flaky'),
  }
}

const specsThat = (status, { specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some((one) => one.status === status))
    .map(({ file, line, title }) => `e2e/${basename(file)}:${line} › ${title}`),
  ...suites.flatMap((suite) => specsThat(status, suite)),
]

const readReport = (file) => {
  try {
    return JSON.parse(readOrEmpty(file))
  } catch {
    return undefined
  }
}
