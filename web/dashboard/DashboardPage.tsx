export function DashboardPage() {
  return <main id="content" />
}
