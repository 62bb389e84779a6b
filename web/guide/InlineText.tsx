import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Inline } from './guide.ts'

export function InlineText({ content }: { readonly content: readonly Inline[] }) {
  return content.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the guide never changes while it is read
    <Fragment key={at}>{written(part)}</Fragment>
  ))
}

const written = (part: Inline) => {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <kbd>{part.text}</kbd>
    case 'strong':
      return (
        <strong>
          <InlineText content={part.content} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <InlineText content={part.content} />
        </em>
      )
    case 'link':
      return part.to.startsWith('#') ? (
        <Link to="/guia" hash={part.to.slice(1)}>
          {part.text}
        </Link>
      ) : (
        <Link to={part.to}>{part.text}</Link>
      )
  }
}
