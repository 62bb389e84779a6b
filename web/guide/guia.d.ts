/** docs/guia.md as tools/guide/guide-plugin.ts builds it. */
declare module '#docs/guia.md' {
  import type { Guide } from '#web/guide/guide.ts'
  export const guide: Guide
}
