/** Counts tests in the reports the runners leave. A report that is missing or cut short counts nothing. */
import { readOrEmpty } from './file-hash.mjs'

const nothing = { passed: 0, failed: 0, skipped: 0 }

export const countChecks = (file) => {
  const results = readReport(file) ?? []
  const passed = results.filter((result) => result.passed).length
  return { ...nothing, passed, failed: results.length - passed }
}

export const countVitest = (file) => {
  const report = readReport(file)
  if (report === undefined) return nothing
  // A file that fails before its first test (an import error, a failed beforeAll) has no failed test to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

export const countPlaywright = (file) => {
  const report = readReport(file)
  if (report === undefined) return nothing
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

const readReport = (file) => {
  try {
    return JSON.parse(readOrEmpty(file))
  } catch {
    return undefined
  }
}
