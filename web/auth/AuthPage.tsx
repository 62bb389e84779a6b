export function AuthPage() {
  return <main id="content" />
}
