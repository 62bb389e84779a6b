export function PastryPage() {
  return <main id="content" />
}
