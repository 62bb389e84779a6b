export function DemoPage() {
  return <main id="content" />
}
