import { useMemo } from 'react'
import css from './assistant.module.css'
import { safeHtml } from './safe-html.ts'

/** The words of an answer. */
export function AnswerText({ text }: { readonly text: string }) {
  const html = useMemo(() => ({ __html: safeHtml(text) }), [text])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safeHtml leaves seven tags and no attributes
  return <div className={css.words} dangerouslySetInnerHTML={html} />
}
